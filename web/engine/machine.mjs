/**
 * Python's machine with our files and shared libraries in it. The libraries are loaded before Python starts, so they lie
 * at the same addresses every time: only then can a memory that was kept be taken up by another machine.
 */

import { fluent } from './fluent.mjs';
import { HOME, layOut } from './tree.mjs';

/** What a memory knows of JavaScript beside what every page has, by name. */
const KNOWN = {
  fluent,
  'fluent.runtime': fluent.runtime,
  FluentBundle: fluent.runtime.FluentBundle,
  FluentResource: fluent.runtime.FluentResource,
};

const name = (thing) => {
  const found = Object.keys(KNOWN).find((each) => KNOWN[each] === thing);
  if (found === undefined) throw new Error(`a memory cannot hold ${String(thing)}`);
  return found;
};

function withLibraries(create, tree, memory) {
  return async (settings) => {
    settings.preRun.push((module) => {
      for (const path of layOut(module.FS, tree)) {
        const code = module.FS.readFile(path, { encoding: 'binary' });
        const exported = module.loadWebAssemblyModule(code, { global: false, nodelete: true }, path);
        module.newDSO(path, undefined, exported).global = false; // found by that name when it is imported
      }
    });
    const module = await create(settings);
    if (memory !== undefined) module.growMemory(memory.length);
    return module;
  };
}

/**
 * Python, started by `loadPyodide` on what `pyodide.asm.mjs` creates. `memory` is one of another such machine; a machine
 * that is to be remembered is made `rememberable`, and slower.
 */
export async function started({ loadPyodide, create, tree, memory, rememberable = false, ...settings }) {
  const python = await loadPyodide({
    ...settings,
    createPyodideModule: withLibraries(create, tree, memory),
    env: { HOME: '/home/pyodide', PYTHONPATH: HOME },
    args: [],
    ...(rememberable ? { _makeSnapshot: true } : {}),
    ...(memory === undefined ? {} : { _loadSnapshot: memory, _snapshotDeserializer: (known) => KNOWN[known] }),
  });
  if (memory === undefined) python.registerJsModule('fluent', fluent);
  else python.pyimport('random').seed(); // two machines with one memory throw dice of their own
  return python;
}

/** All that a machine knows now, for another one to begin with. */
export const remembered = (python) => python.makeMemorySnapshot({ serializer: name });
