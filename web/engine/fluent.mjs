/**
 * What Python imports as `fluent.runtime`, by the Fluent that the page uses anyway. The package of that name would
 * bring a library of all the world's calendars along.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** A dictionary or list of Python's as JavaScript has it. */
const ours = (given) => given.toJs({ dict_converter: Object.fromEntries });

class Bundle {
  constructor(languages) {
    this.bundle = new FluentBundle(ours(languages), { useIsolating: false });
  }
  add_resource(resource) {
    this.bundle.addResource(resource);
  }
  has_message(key) {
    return this.bundle.hasMessage(key);
  }
  get_message(key) {
    return { value: this.bundle.getMessage(key)?.value ?? undefined }; // what is undefined here is None there
  }
  format_pattern(pattern, values) {
    const errors = [];
    const text = this.bundle.formatPattern(pattern, ours(values), errors);
    return [text, errors.length === 0 ? undefined : errors.map(String)];
  }
}

export const fluent = {
  runtime: {
    FluentBundle: (languages) => new Bundle(languages),
    FluentResource: (text) => new FluentResource(text),
  },
};
