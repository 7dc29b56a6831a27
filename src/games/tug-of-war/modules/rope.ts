import { z } from 'zod';
import data from '../data/rope.json' with { type: 'json' };
import { rivalOf } from '../ids.ts';
import type { LetterList } from '../options.ts';
import { provenance } from '../provenance.ts';
import { reward, type Reward } from '../rewards.ts';
import { SHARED } from '../sets.ts';
import { never, type Bout, type Mover, type ModuleRules, type Rules } from './rules.ts';

/** How far the rope has been pulled towards red; blue is pulled up to the pit where it is 18 (TW-30). */
export interface RopeState {
  readonly pulled: number;
}

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Letter = (typeof LETTERS)[number];

const { spots, fixedLengthStart } = SHARED.rope;
const letter = z.enum(LETTERS);

/** The letters of spots 1 to 18, and that of the middle. */
const list = {
  letters: z.string().transform((text) =>
    z
      .array(letter)
      .length(spots)
      .parse([...text]),
  ),
  middle: letter,
};
const board = z.strictObject({ ...provenance, ...list, first: z.strictObject(list) }).parse(data);

/** The spot where both begin (TW-31). */
export const startSpot = ({ rope }: Pick<Rules, 'rope'>): number => (rope === 'pit' ? 0 : fixedLengthStart);

/** The spot where a player stands: how far from the pit. */
export const spotOf = ({ pulled }: RopeState, { sign }: Pick<Mover, 'sign'>, rules: Pick<Rules, 'rope'>): number =>
  startSpot(rules) + sign * pulled;

/** TW-32: behind the start it is the letter of the mirrored spot; of either list (TW-34, TW-73). */
export function letterAt(spot: number, of: LetterList = 'balanced'): Letter {
  const { letters, middle } = of === 'first' ? board.first : board;
  return letters[Math.abs(spot) - 1] ?? middle;
}

/** A card moves you away from the pit; at spot 18 the rival is in it. */
export const rope: ModuleRules<RopeState> = {
  start: { pulled: 0 },
  against: never,
  push({ pulled }, { card }, { seat, sign }, rules) {
    const spot = Math.min(spots, startSpot(rules) + sign * pulled + card);
    return { state: { pulled: sign * (spot - startSpot(rules)) }, scorer: spot === spots ? seat : null };
  },
  // TW-33
  rewards: (bout, rules) => ofLetter(letterAt(spotOf(bout.after, bout.mover, rules), rules.letters), bout, rules),
};

function ofLetter(at: Letter, { mover: { seat }, laid, standing }: Bout<RopeState>, { set }: Rules): readonly Reward[] {
  const rival = rivalOf(seat);
  switch (at) {
    case 'A':
      return [reward(seat, Math.abs(standing.held[0] - standing.held[1]) + 1, 'letter-a')];
    case 'B':
      return [reward(seat, 4, 'letter-b'), reward(rival, 1, 'letter-b')];
    case 'C':
      return [reward(seat, 1, 'letter-c', 3), reward(rival, set.rivalsCard, 'letter-c')];
    case 'D':
      return [reward(seat, standing.modulesWon[seat] + 1, 'letter-d')];
    case 'E':
      return [reward(seat, laid.length, 'letter-e')];
    case 'F':
      return [reward(seat, standing.activePoints[seat] + 1, 'letter-f')];
    case 'G':
      return [reward(seat, 5, 'letter-g')];
  }
}
