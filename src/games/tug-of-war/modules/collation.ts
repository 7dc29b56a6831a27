import { BOTH, withOne, type Pair, type Seat } from '../ids.ts';
import { reward } from '../rewards.ts';
import { SHARED, type RuleSet } from '../sets.ts';
import { never, type ModuleRules } from './rules.ts';

/** The counters that each player has taken from the pile of 25. */
export interface CollationState {
  readonly taken: Pair;
}

const { counters, countersACard } = SHARED.collation;

export const pileOf = ({ taken }: CollationState): number => counters - taken[0] - taken[1];

/** The player with more of them once the pile is empty, or earlier where the set has it so (TW-41, TW-43). */
export function scorerOf(state: CollationState, { collationDecided: decided }: RuleSet): Seat | null {
  const { taken } = state;
  const pile = pileOf(state);
  if (pile === 0) return taken[0] > taken[1] ? 0 : 1;
  if (decided === null || counters - pile < decided.taken) return null;
  return BOTH.find((seat) => taken[seat] >= decided.held) ?? null;
}

/** A card takes counters, as many as there are. */
export const collation: ModuleRules<CollationState> = {
  start: { taken: [0, 0] },
  against: never,
  push(state, { card }, { seat }, { set }) {
    const { taken } = state;
    const after = { taken: withOne(taken, seat, taken[seat] + Math.min(card, pileOf(state))) };
    return { state: after, scorer: scorerOf(after, set) };
  },
  rewards({ before, after, scorer, mover: { seat } }) {
    const usual = reward(seat, after.taken[seat] - before.taken[seat], 'counters-taken'); // TW-39, TW-40
    if (scorer === null) return [usual];
    const held = BOTH.map((one) => reward(one, 1, 'counters-held', Math.floor(after.taken[one] / countersACard)));
    return scorer === seat ? held : [usual, ...held]; // TW-42
  },
};
