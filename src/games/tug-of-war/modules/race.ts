import { withOne, type Pair } from '../ids.ts';
import { refusals } from '../refusals.ts';
import { reward } from '../rewards.ts';
import { SHARED, type RuleSet } from '../sets.ts';
import type { ModuleRules } from './rules.ts';

/** Steps from the start, 0, to the end, 13; both may stand on one (TW-35, TW-38). */
export interface RaceState {
  readonly at: Pair;
}

const { steps, reward: pointReward } = SHARED.race;

/** A puddle ends a card's movement; the next card goes on from there (TW-36). */
function stopOf(from: number, card: number, { puddles }: RuleSet): number {
  return puddles.find((puddle) => from < puddle && puddle < from + card) ?? Math.min(steps, from + card);
}

/** A card moves you up the track; the end is reached exactly, but in a first match (TW-74). */
export const race: ModuleRules<RaceState> = {
  start: { at: [0, 0] },
  against({ at }, { card }, { seat }, { overshoot }) {
    const left = steps - at[seat];
    return card > left && !overshoot ? refusals.pastTheEnd(card, left) : null;
  },
  push({ at }, { card }, { seat }, { set }) {
    const step = stopOf(at[seat], card, set);
    return { state: { at: withOne(at, seat, step) }, scorer: step === steps ? seat : null };
  },
  rewards({ after: { at }, scorer, mover: { seat } }) {
    if (scorer !== null) return [reward(seat, pointReward, 'race-point')];
    return [reward(seat, Math.abs(at[0] - at[1]), 'distance')];
  },
};
