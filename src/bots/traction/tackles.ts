import { mayTackle, sizeOf } from '#games/traction/pieces.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { Standing } from '#games/traction/standing.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Ground } from './ground.ts';
import { widestDeg } from './limits.ts';
import { stepsFrom } from './steps.ts';
import { MOST_SWIVEL_DEG } from '#games/traction/variants.ts';

/** So much further than where outlines first meet, a base is sure to touch, degrees (house value). */
const THROUGH_DEG = 30;
/** A hand is not surer than this of what its base meets first, mm (house value). */
const APART_MM = 2;

/** A step that hits one rival's piece with the base, before anything else. */
export interface Tackle {
  readonly piece: PieceId;
  readonly victim: PieceId;
  readonly step: StepCommand;
}

/** One tackle of each rival's piece that can be reached, the one with the shortest swing. */
export function tacklesOf(state: TractionState, ground: Ground, piece: PieceId, from: Standing): readonly Tackle[] {
  const best = new Map<PieceId, Tackle>();
  const widest = widestDeg(ground.limits, piece);
  const wide = stepsFrom(ground, piece, from, APART_MM).meetings;
  const close = stepsFrom(ground, piece, from, 0).meetings;
  for (const { corner, swivelDeg, met } of close) {
    const [victim, ...others] = met;
    if (victim === undefined || others.length > 0 || !victim.rival) continue;
    if (!mayTackle(state.options.tackling, sizeOf(piece), sizeOf(victim.id))) continue;
    // Something else within a hand's error might be hit first.
    const unsure = wide.some(
      (other) =>
        other.corner === corner &&
        Math.sign(other.swivelDeg) === Math.sign(swivelDeg) &&
        other.met.some(({ id }) => id !== victim.id),
    );
    if (unsure) continue;
    const throughDeg = Math.abs(swivelDeg) + THROUGH_DEG;
    // No further than the house allows, should the swing miss.
    const step = { corner, swivelDeg: Math.sign(swivelDeg) * Math.min(throughDeg, widest) };
    const known = best.get(victim.id);
    if (
      throughDeg <= MOST_SWIVEL_DEG &&
      Math.abs(swivelDeg) <= widest &&
      (known === undefined || Math.abs(step.swivelDeg) < Math.abs(known.step.swivelDeg))
    )
      best.set(victim.id, { piece, victim: victim.id, step });
  }
  return [...best.values()];
}
