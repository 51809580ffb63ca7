import { render } from 'svelte/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../src/lib/engine.svelte';
import type { TableInfo } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import SlowBots from '../src/shell/SlowBots.svelte';
import { fixture, locale } from './fixtures';

const LANGUAGES = ['en', 'ru', 'it'] as const;

function shown(kind: 'bot' | 'person'): string {
  const { table } = fixture('main-3');
  const seats: TableInfo['seats'] = table.seats.map((seat) => ({ ...seat, kind: seat.you ? 'person' : kind }));
  return render(SlowBots, { props: { table: { ...table, seats } } }).body;
}

beforeAll(() => {
  for (const language of LANGUAGES) words.add(language, locale(language, 'web'));
});
afterEach(() => {
  engine.compiled = true;
});

describe.each(LANGUAGES)('bots, %s', (language) => {
  it('say that they think more slowly only while the engine is not compiled', () => {
    settings.language = language;
    expect(shown('bot')).not.toContain(words.say('web-slow-bots'));
    engine.compiled = false;
    expect(shown('bot')).toContain(words.say('web-slow-bots'));
    expect(shown('person')).not.toContain(words.say('web-slow-bots'));
  });
});
