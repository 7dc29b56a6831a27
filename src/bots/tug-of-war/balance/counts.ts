import { z } from 'zod';
import { ROPES } from '#games/tug-of-war/options.ts';
import { SET_IDS } from '#games/tug-of-war/sets.ts';
import { countsOf } from '../figures.ts';
import { LEVELS } from '../levels.ts';
import { matchOf, type Ended } from './matches.ts';

const many = z.int().min(0);
const level = z.enum(LEVELS);

const counted = z.strictObject({
  set: z.enum(SET_IDS),
  rope: z.enum(ROPES),
  /** Of the two; they change seats from match to match. */
  levels: z.tuple([level, level]),
  matches: many,
  /** Won by the first and the second of the levels; what is left has come to no end. */
  won: z.tuple([many, many]),
  /** Turns of each match that has ended, in the order of the matches. */
  turns: z.array(many),
  figures: z.record(z.string(), many),
});
export type Counted = z.output<typeof counted>;

export const countedSchema = z.strictObject({ cells: z.array(counted) });
export type CountedFile = z.output<typeof countedSchema>;

export const nothingOf = (set: Counted['set'], levels: Counted['levels'], rope: Counted['rope']): Counted => ({
  set,
  rope,
  levels,
  matches: 0,
  won: [0, 0],
  turns: [],
  figures: {},
});

/** The seat of the first level in a match: two matches, with seats changed, share their seed. */
const seatIn = (match: number): number => match % 2;
const seedOf = (match: number): number => 1 + Math.floor(match / 2);

/** One more match of the cell. */
export function playedOn(so: Counted): Counted {
  const seat = seatIn(so.matches);
  const levels = seat === 0 ? so.levels : [so.levels[1], so.levels[0]];
  // two of one level would play the same match twice
  const seed = so.levels[0] === so.levels[1] ? 1 + so.matches : seedOf(so.matches);
  return withMatch(so, matchOf(so.set, levels, seed, so.rope), seat);
}

export function withMatch(so: Counted, { state, events }: Ended, seat: number): Counted {
  const { outcome } = state;
  const figures = { ...so.figures };
  for (const [name, more] of Object.entries(countsOf(events, state))) figures[name] = (figures[name] ?? 0) + more;
  const isOurs = outcome?.winner === seat;
  return {
    ...so,
    matches: so.matches + 1,
    won: [so.won[0] + (isOurs ? 1 : 0), so.won[1] + (outcome !== null && !isOurs ? 1 : 0)],
    turns: outcome === null ? so.turns : [...so.turns, state.turn],
    figures,
  };
}
