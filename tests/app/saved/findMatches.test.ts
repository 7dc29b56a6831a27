import { MODULES } from '#app/tables/registry.ts';
import { describe, expect, it } from 'vitest';
import { findMatches, indexOf } from '#app/saved/findMatches.ts';
import type { SavedEntry } from '#play/storage/listing.ts';
import type { Glance } from '#play/storage/savedMatch.ts';

const TODAY = new Date(2026, 4, 10, 9);

const match = (
  id: string,
  names: readonly string[],
  more: Partial<Glance> = {},
  title: string | null = null,
  savedAt = new Date(2025, 1, 3),
): SavedEntry => ({
  id,
  saved: {
    id,
    savedAt: savedAt.getTime(),
    title,
    glance: { seats: names.map((name, colour) => ({ name, colour })), actions: 3, turn: 2, winners: null, ...more },
  },
});

const MATCHES: readonly SavedEntry[] = [
  match('felt', ['Zoë', 'Jürgen'], { surface: 'felt' }),
  match('won', ['Ann', 'Bob'], { surface: 'matte-paper', winners: [1] }),
  match('titled', ['Ann', 'Zoë'], {}, 'Sunday’s Final', new Date(2026, 4, 9, 23)),
  match('today', ['Kim', 'Lou'], {}, null, new Date(2026, 4, 10, 0, 1)),
  match('board', ['Ida', 'Oda'], { game: 'trexlands', turn: 7 }),
  { id: 'damaged', fault: { code: 'bad', message: '$.savedAt is "soon"' } },
];

const found = (wanted: string): readonly string[] =>
  findMatches(MATCHES, indexOf(MODULES, MATCHES, TODAY), wanted).map(({ id }) => id);

describe('a saved match is found', () => {
  it.each([
    ['by a player, with or without the accent', 'zoe', ['felt', 'titled']],
    ['by a player, in capitals', 'JÜRGEN', ['felt']],
    ['by its title', 'final', ['titled']],
    ['by its surface', 'paper', ['won']],
    ['by its game', 'trexlands', ['board']],
    ['by its game, which older saves do not say', 'traction', ['felt', 'won', 'titled', 'today']],
    ['by the cycle it is in', 'cycle 7', ['board']],
    ['when it is over', 'finished', ['won']],
    ['when it is not', 'running', ['felt', 'titled', 'today', 'board']],
    ['by who has won', 'won by bob', ['won']],
    ['by its day’s name', 'yesterday', ['titled']],
    ['by its day, from midnight on', 'today', ['today']],
    ['by its date in numbers', '2025-02-03', ['felt', 'won', 'board']],
    ['by all words of several at once, in any order', 'final ann', ['titled']],
    ['though it cannot be read', 'savedat', ['damaged']],
    ['by nothing: then all are', '  ', ['felt', 'won', 'titled', 'today', 'board', 'damaged']],
    ['not by what stands nowhere', 'zoe bob', []],
  ])('%s', (_how, wanted, ids) => {
    expect(found(wanted)).toEqual(ids);
  });
});
