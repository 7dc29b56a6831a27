import { expect, it } from 'vitest';
import type { SetupAnswer } from '#lab/matches/answer.ts';
import type { Counted } from '#lab/matches/lead.ts';
import { leadRows } from '#lab/matches/showLead.ts';

const half: Counted = { count: 1, of: 2, share: 0.5, low: 0.1, high: 0.9 };

/** Two matches of which nothing but the lead after 1 unit is told. */
const setupIn = (unit: string): SetupAnswer => ({
  name: 'a set-up',
  bots: [{ name: 'a bot', matches: 2, wins: 1, share: 0.5, low: 0.1, high: 0.9 }],
  seats: [],
  unfinished: 0,
  length: { median: null, p90: null, unit },
  figures: {},
  lead: [{ after: 1, starter: half, first: half, level: half, wins: half }],
});

it.each([
  ['turns', 'after turn 1'],
  ['turn cycles', 'after turn cycle 1'],
  ['rounds', 'after round 1'],
  ['matches', 'after match 1'],
])('a lead in %s is told %s', (unit, told) => {
  expect(new Set(leadRows(setupIn(unit)).map(([, of]) => of))).toEqual(new Set([told]));
});
