import { rivalOf, withOne, type Pair, type Seat } from '../ids.ts';
import { reward } from '../rewards.ts';
import { SHARED, type RuleSet } from '../sets.ts';
import { never, type ModuleRules } from './rules.ts';

/** The height of each tower, 0 to 49 (TW-65). */
export interface TowerState {
  readonly heights: Pair;
}

const { steps, light } = SHARED.tower;

/** TW-66: one for every 7 steps. */
export const lightsOf = ({ heights }: TowerState, seat: Seat): number => Math.floor(heights[seat] / light);

/** Whether the seat's tower is complete, or so many lights ahead. */
export const isTowerWon = (state: TowerState, seat: Seat, { lightsAhead }: RuleSet): boolean =>
  state.heights[seat] === steps || lightsOf(state, seat) - lightsOf(state, rivalOf(seat)) >= lightsAhead;

/** A card raises your tower; complete, or so many lights ahead, it wins the module. */
export const tower: ModuleRules<TowerState> = {
  start: { heights: [0, 0] },
  against: never,
  push({ heights }, { card }, { seat }, { set }) {
    const state = { heights: withOne(heights, seat, Math.min(steps, heights[seat] + card)) };
    return { state, scorer: isTowerWon(state, seat, set) ? seat : null };
  },
  /** TW-67, TW-68. */
  rewards({ after, option, mover: { seat } }, { set }) {
    const rival = rivalOf(seat);
    switch (option) {
      case 'B':
        return [reward(seat, 4, 'option-b'), reward(rival, 1, 'option-b')];
      case 'C':
        return [reward(seat, 1, 'option-c', 3), reward(rival, set.rivalsCard, 'option-c')];
      default:
        return [reward(seat, Math.abs(lightsOf(after, seat) - lightsOf(after, rival)) + 1, 'option-a')];
    }
  },
};
