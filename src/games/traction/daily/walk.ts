import type { StepCommand } from '#sim/assist/assist.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { hypot, sinCosDeg } from '#sim/maths/trig.ts';
import { PYRAMIDS, type PyramidSize } from '#sim/pyramid.ts';

/** An upright piece seen from above, mm and degrees. */
export interface Stand {
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

/** A step of a walk, and where the piece stands after it if no corner slips. */
export interface Strode {
  readonly step: StepCommand;
  readonly to: Stand;
}

const MM = 1000;
const SWIVELS = [-180, -150, -120, -90, 90, 120, 150, 180];
/** Places on the way of a step that are looked at for what stands there. */
const LOOKS = 12;

/** A vector of the piece's own frame as it stands turned: counter-clockwise from above, x to the right, z to us. */
function turned(x: number, z: number, deg: number): readonly [x: number, z: number] {
  const { sin, cos } = sinCosDeg(deg);
  return [x * cos + z * sin, z * cos - x * sin];
}

/** Where a piece of that size stands after a step. */
function afterStep(size: PyramidSize, { xMm, zMm, yawDeg }: Stand, { corner, swivelDeg }: StepCommand): Stand {
  const vertex = PYRAMIDS[size].vertices[CORNERS.indexOf(corner)];
  if (vertex === undefined) throw new Error(`a base has no corner ${corner}`);
  const [px, pz] = turned(vertex.x * MM, vertex.z * MM, yawDeg);
  const [cx, cz] = turned(-px, -pz, swivelDeg);
  return { xMm: xMm + px + cx, zMm: zMm + pz + cz, yawDeg: yawDeg + swivelDeg };
}

/** The step that leads furthest in a direction, given by its sine and cosine on the table's x and z. */
export function stepTowards(size: PyramidSize, from: Stand, ux: number, uz: number): Strode {
  const all = CORNERS.flatMap((corner) =>
    SWIVELS.map((swivelDeg): Strode => {
      const step = { corner, swivelDeg };
      return { step, to: afterStep(size, from, step) };
    }),
  );
  const far = ({ to }: Strode): number => (to.xMm - from.xMm) * ux + (to.zMm - from.zMm) * uz;
  return all.reduce((best, one) => (far(one) > far(best) + SAME_MM ? one : best));
}

/** Of steps that lead equally far the first is taken, however the last digits are rounded. */
const SAME_MM = 1e-6;

/** Whether a walk keeps so far from a place with the middle of its piece, mm. */
export const keepsClear = (
  size: PyramidSize,
  start: Stand,
  walk: readonly Strode[],
  place: Pick<Stand, 'xMm' | 'zMm'>,
  mm: number,
): boolean =>
  walk.every(({ step }, i) => {
    const from = walk[i - 1]?.to ?? start;
    return Array.from({ length: LOOKS + 1 }, (_, look) =>
      afterStep(size, from, { ...step, swivelDeg: (step.swivelDeg * look) / LOOKS }),
    ).every(({ xMm, zMm }) => hypot(xMm - place.xMm, zMm - place.zMm) > mm);
  });
