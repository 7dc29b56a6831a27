import { openLine, type Line } from '#app/scene/overlays/lines.ts';

export interface Way {
  readonly x: number;
  readonly z: number;
}

const HEAD = 0.3; // of its length
const MOST_HEAD_M = 0.045;

/** An arrow on the arena's ground, m: a line and its head. `way` has length 1. */
export function arrowLines(from: Way, way: Way, lengthM: number): readonly Line[] {
  const tip = { x: from.x + way.x * lengthM, z: from.z + way.z * lengthM };
  const head = Math.min(MOST_HEAD_M, lengthM * HEAD);
  const barb = (side: number): Way => ({
    x: tip.x - head * (way.x + 0.6 * side * -way.z),
    z: tip.z - head * (way.z + 0.6 * side * way.x),
  });
  return [openLine([from, tip]), openLine([barb(1), tip, barb(-1)])];
}
