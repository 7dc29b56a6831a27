import type { Standing } from '#games/traction/standing.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Thinking } from '../bot.ts';
import type { Field } from './field.ts';
import type { Ground } from './ground.ts';
import { stepsFrom } from './steps.ts';

/** Places that are followed at once, best first (house value: twice as many find a shorter way one time in fifty). */
const BEAM = 16;
/** Places nearer than this, turned alike, count as one: mm and degrees (house values). */
const SAME_MM = 4;
const SAME_DEG = 15;
/** A piece stands on a square: turned by a quarter it stands as before. */
const QUARTER_DEG = 90;

/** A walk that touches nothing. */
export interface Route {
  readonly steps: readonly StepCommand[];
  readonly to: Standing;
  /** From there to the nearest pad of a rival, mm. */
  readonly leftMm: number;
  readonly wins: boolean;
}

/** The walks of at most so many steps that come nearest to a rival's pad, the best first; none if nothing is free. */
export function* routesOf(
  ground: Ground,
  field: Field,
  piece: PieceId,
  from: Standing,
  most: number,
  clearMm: number,
): Thinking<readonly Route[]> {
  const here: Route = { steps: [], to: from, leftMm: field.at(from), wins: false };
  let ends: Route[] = [];
  let beam: readonly Route[] = [here];
  for (let depth = 1; depth <= most; depth += 1) {
    const next = new Map<string, Route>();
    for (const route of beam) {
      for (const { step, to, wins } of stepsFrom(ground, piece, route.to, clearMm).free) {
        const longer = { steps: [...route.steps, step], to, leftMm: wins ? 0 : field.at(to), wins };
        const key = keyOf(to);
        const known = next.get(key);
        if (known === undefined || longer.leftMm < known.leftMm) next.set(key, longer);
      }
      yield;
    }
    beam = [...next.values()].sort(byNearness).slice(0, BEAM);
    ends = [...ends, ...beam];
    if (beam.some(({ wins }) => wins)) break;
  }
  return ends.toSorted(byNearness);
}

/** Nearest first; of equals the shorter walk, as every step may slip. */
const byNearness = (a: Route, b: Route): number => a.leftMm - b.leftMm || a.steps.length - b.steps.length;

const keyOf = ({ xMm, zMm, yawDeg }: Standing): string => {
  const turned = ((yawDeg % QUARTER_DEG) + QUARTER_DEG) % QUARTER_DEG;
  return `${Math.round(xMm / SAME_MM)} ${Math.round(zMm / SAME_MM)} ${Math.round(turned / SAME_DEG) % (QUARTER_DEG / SAME_DEG)}`;
};
