import { describe, expect, it } from 'vitest';
import { botLabel, botsOf, characterLabel, charactersOf, usualBot } from '../src/lib/bots';
import type { GameInfo } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { soundOf, type Heard } from '../src/lib/sounds';
import { words } from '../src/lib/words.svelte';
import { locale } from './fixtures';

describe('sounds', () => {
  const still: Heard = { line: '3.0', myTurn: false, over: false, chat: 0, hurry: false };

  it('ring for the most important thing that has changed', () => {
    expect(soundOf(still, still)).toBeNull();
    expect(soundOf(still, { ...still, chat: 1 })).toBe('chat');
    expect(soundOf(still, { ...still, line: '4.0', chat: 1 })).toBe('move');
    expect(soundOf(still, { ...still, line: '4.0', myTurn: true })).toBe('turn');
    expect(soundOf(still, { ...still, line: '4.0', myTurn: true, over: true })).toBe('over');
    expect(soundOf(still, { ...still, line: '4.0', hurry: true })).toBe('time');
  });

  it('do not ring again for a turn that goes on', () => {
    const mine = { ...still, myTurn: true };
    expect(soundOf(mine, mine)).toBeNull();
    expect(soundOf(mine, still)).toBeNull();
  });
});

describe('bots', () => {
  const game = (bots: string[]): GameInfo => ({ id: 'container', players: [3, 5], rules: '1', options: [], bots });

  it('stand in the order of their strength, whatever the server says', () => {
    expect(botsOf(game(['random', 'master', 'new', 'beginner']))).toEqual(['beginner', 'master', 'random', 'new']);
  });

  it('do not stand there twice under two names', () => {
    expect(botsOf(game(['random', 'greedy', 'club', 'ismcts']))).toEqual(['club', 'ismcts', 'random']);
    expect(botsOf(game(['planner', 'grandmaster', 'learned']))).toEqual(['grandmaster', 'learned']);
  });

  it('are the wanted one if the game has it, else a sensible one', () => {
    expect(usualBot(game(['random', 'greedy', 'club']), 'master')).toBe('club');
    expect(usualBot(game(['random', 'greedy', 'master']), 'master')).toBe('master');
    expect(usualBot(game(['random', 'greedy']))).toBe('greedy');
    expect(usualBot(game(['random']))).toBe('random');
  });

  it('have characters at some levels, which another game need not have', () => {
    const some = game(['beginner', 'expert', 'expert:character=builder', 'club', 'club:character=careful']);
    expect(botsOf(some).slice(1, 3)).toEqual(['club', 'club:character=careful']);
    expect(charactersOf(some, 'expert:character=builder')).toEqual(['expert', 'expert:character=builder']);
    expect(charactersOf(some, 'beginner')).toEqual([]);
    expect(usualBot(some, 'expert:character=builder')).toBe('expert:character=builder');
    expect(usualBot(some, 'expert:character=objectives')).toBe('expert');
    settings.language = 'en';
    words.add('en', locale('en', 'web'));
    expect(botLabel('club:character=careful')).toBe('Club player, careful');
    expect(['club', 'club:character=builder'].map(characterLabel)).toEqual(['Balanced', 'Fond of building']);
  });
});
