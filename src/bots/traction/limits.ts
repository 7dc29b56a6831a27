import type { StepLimits } from '#games/traction/forecast.ts';
import type { TractionOptions } from '#games/traction/options.ts';
import { strideMm } from '#games/traction/reach.ts';
import { variantsOf } from '#games/traction/variants.ts';
import type { PieceId } from '#sim/ids.ts';
import { CONTACT_MM } from '#sim/settings.ts';
import { acos, degrees, sinCosDeg } from '#sim/maths/trig.ts';

/**
 * On a surface that grips, the pivot of a natural hand slips by about so much in any step, and by so much for each
 * degree that it swivels, mm (measured: 0.03 in 15 degrees, 0.12 in 90, 0.19 in 180 by a large piece, the worst).
 */
const SLIP_MM = 0.02;
const SLIP_MM_PER_DEG = 0.0012;
/** Narrower swivels lead nowhere (a house may allow no less, either). */
const LEAST_DEG = 1;

/** How a piece may step by the rules that are played. */
export interface BotLimits extends StepLimits {
  /** A tolerance that no hand can keep makes every step a foul (TR-07). */
  readonly none: boolean;
  /** A house may take more for a touch than the rules do (TR-51): so much further everything is passed, mm. */
  readonly touchMm: number;
}

export function limitsOf(options: TractionOptions): BotLimits {
  const { mostSwivelDeg, mostTravelMm, contactMm } = variantsOf(options);
  const keptDeg = (options.tolerance.pivotMm - SLIP_MM) / SLIP_MM_PER_DEG;
  return {
    mostSwivelDeg: Math.min(mostSwivelDeg, keptDeg),
    mostTravelMm,
    none: keptDeg < LEAST_DEG,
    touchMm: Math.max(0, contactMm - CONTACT_MM),
  };
}

/** The widest swivel such that no narrower one is forbidden either, degrees. */
export function widestDeg({ mostSwivelDeg, mostTravelMm }: StepLimits, piece: PieceId): number {
  const stride = strideMm(piece);
  if (mostTravelMm === null || mostTravelMm >= stride) return floored(mostSwivelDeg);
  const share = mostTravelMm / stride;
  const deg = degrees(acos(1 - 2 * share * share)); // a chord of the circle that the middle goes around the corner
  return floored(Math.min(mostSwivelDeg, deg));
}

/** As finely as a step is ordered. */
const floored = (deg: number): number => Math.floor(deg * 100) / 100;

/** How far the longest step that is allowed takes the middle of the base, mm. */
export function longestStepMm(limits: StepLimits, piece: PieceId): number {
  const deg = widestDeg(limits, piece);
  return deg >= 180 ? strideMm(piece) : strideMm(piece) * sinCosDeg(deg / 2).sin;
}
