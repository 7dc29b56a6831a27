import { withOne, type Pair, type Seat } from '../ids.ts';
import { reward, type Reward } from '../rewards.ts';
import { SHARED } from '../sets.ts';
import { never, type ModuleRules } from './rules.ts';

/** How high each conker is; there is no ceiling. */
export interface ConkerState {
  readonly heights: Pair;
}

const { reward: strength, severalCards } = SHARED.conker;

/** A card lifts your conker; points are made when a point on another module releases both (TW-60). */
export const conker: ModuleRules<ConkerState> = {
  start: { heights: [0, 0] },
  against: never,
  push: ({ heights }, { card }, { seat }) => ({
    state: { heights: withOne(heights, seat, heights[seat] + card) },
    scorer: null,
  }),
  rewards({ laid, mover: { seat } }) {
    const usual = reward(seat, strength, 'conker');
    return laid.length < severalCards ? [usual] : [usual, reward(seat, strength, 'conker-several')]; // TW-62
  },
};

/** The player with the higher conker; null where they are level. */
export function higher({ heights: [first, second] }: ConkerState): Seat | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** TW-61: whoever scores gains it, on whichever turn. */
export const releaseReward = (scorer: Seat): Reward => reward(scorer, strength, 'conker-point');
