import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import TableRow from '../src/home/TableRow.svelte';
import type { Subscribed, TableInfo } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { TableModel } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import ImportedNote from '../src/shell/ImportedNote.svelte';
import WaitingRoom from '../src/shell/WaitingRoom.svelte';
import { fixture, locale } from './fixtures';

const LANGUAGES = ['en', 'ru', 'it'] as const;

beforeAll(() => {
  for (const language of LANGUAGES) words.add(language, locale(language, 'web'));
  settings.theme = 'light'; // there is no system to ask
});

/** A table at which seat 0, which is ours, has still to agree. */
function imported(change: Partial<TableInfo> = {}): TableInfo {
  const table = fixture('main-3').table;
  return {
    ...table,
    status: 'open',
    owner: false,
    imported: true,
    rated: false,
    origin: { believed: false, facts: [{ cash: 12 }, { cash: 3 }, { cash: 40 }] },
    seats: table.seats.map((seat) => ({ ...seat, agreed: !seat.you })),
    ...change,
  };
}

function room(table: TableInfo): string {
  const fresh = { ...fixture('main-3'), table, view: null, decision: null, legal: [] };
  const model = new TableModel('fixture0', null);
  const answer: Subscribed = { type: 'subscribed', id: '', fresh, chat: [], present: [], watching: 0 };
  model.subscribed(answer);
  return render(WaitingRoom, { props: { table: model } }).body;
}

describe.each(LANGUAGES)('an imported game, %s', (language) => {
  const say = (key: string): string => words.say(key);
  beforeAll(() => {
    settings.language = language;
  });

  it('says so in lists', () => {
    expect(render(TableRow, { props: { table: imported() } }).body).toContain(say('web-imported'));
    const own = imported({ imported: false, origin: null });
    expect(render(TableRow, { props: { table: own } }).body).not.toContain(say('web-imported'));
  });

  it('says on the page behind an invitation what it is', () => {
    const note = render(ImportedNote, { props: { table: imported() } }).body;
    expect(note).toContain(say('web-imported-note'));
    expect(note).toContain('40');
    expect(note).not.toContain('<button');
    const believed = imported({ origin: { believed: true, facts: [] } });
    expect(render(ImportedNote, { props: { table: believed } }).body).toContain(say('web-imported-believed'));
  });

  it('is agreed to in the waiting room, and begins after that', () => {
    expect(room(imported())).toContain(say('web-agree'));
    expect(room(imported())).toContain(say('web-not-agreed'));
    expect(room(imported({ owner: true }))).toContain(say('web-start-when-agreed'));
    const all = imported({ owner: true, seats: imported().seats.map((seat) => ({ ...seat, agreed: true })) });
    expect(room(all)).not.toContain(say('web-agree'));
    expect(room(all)).toContain(say('web-start'));
    expect(room(imported({ imported: false, origin: null }))).not.toContain(say('web-imported-note'));
  });
});
