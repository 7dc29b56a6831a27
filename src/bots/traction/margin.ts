import type { TractionState } from '#games/traction/state.ts';
import { STANDARD_VARIANTS, VARIANT_RANGES, variantsOf } from '#games/traction/variants.ts';
import { steadinessValues, type Steadiness } from '#sim/hand/steadiness.ts';
import { degrees } from '#sim/maths/trig.ts';

/** So many times the root mean square of its tremor a hand keeps away from a limit (house value). */
const TIMES = 3;
/** About so far from the pivot a fingertip holds a piece, mm: its tremor turns the piece, too (house value). */
const GRIP_MM = 25;

/**
 * The position as a bot plans in it: where the house limits a step, by a narrower limit that the tremor of its own hand
 * does not carry it over. The table and the referee know nothing of it.
 */
export function withMargin(view: TractionState, steadiness: Steadiness): TractionState {
  const { tremorMm, tremorDeg } = steadinessValues(steadiness);
  const { mostSwivelDeg, mostTravelMm } = variantsOf(view.options);
  const { mostSwivelDeg: least, mostTravelMm: shortest } = VARIANT_RANGES;
  const deg = TIMES * (tremorDeg + degrees(tremorMm / GRIP_MM));
  const mm = TIMES * tremorMm;
  const isLimited = mostSwivelDeg < STANDARD_VARIANTS.mostSwivelDeg;
  return {
    ...view,
    options: {
      ...view.options,
      mostSwivelDeg: isLimited ? Math.max(least.min, mostSwivelDeg - deg) : mostSwivelDeg,
      mostTravelMm: mostTravelMm === null ? null : Math.max(shortest.min, mostTravelMm - mm),
    },
  };
}
