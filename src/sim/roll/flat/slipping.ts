import { A_NODE, type Footing } from './footing.ts';

/** How a body that lies flat moves, in the frame of its footing: m/s, and rad/s counter-clockwise seen from above. */
export interface FlatMotion {
  readonly x: number;
  readonly z: number;
  readonly spin: number;
}

/**
 * Friction against a motion, as shares: of the weight times the coefficient, and of that again its arm, m (positive
 * where it slows a positive spin). Every place rubs against its own velocity, so slide and spin share what there is.
 */
export function dragOn({ nodes }: Pick<Footing, 'nodes'>, { x: alongX, z: alongZ, spin }: FlatMotion): FlatMotion {
  let x = 0;
  let z = 0;
  let arm = 0;
  for (let i = 0; i < nodes.length; i += A_NODE) {
    const atX = nodes[i] ?? 0;
    const atZ = nodes[i + 1] ?? 0;
    const vx = alongX + spin * atZ;
    const vz = alongZ - spin * atX;
    const v = Math.sqrt(vx * vx + vz * vz);
    if (v === 0) continue;
    const share = (nodes[i + 2] ?? 0) / v;
    x += share * vx;
    z += share * vz;
    arm += share * (atZ * vx - atX * vz);
  }
  return { x, z, spin: arm };
}

/** How strong friction is: how quickly a body slows that slides and does not turn, m/s2, and for how long, s. */
export interface Rubbing {
  readonly slowing: number;
  readonly stepS: number;
}

/**
 * The friction to hold over a step: that of the motion in the middle of it, seen in the footing's frame at its start.
 * Null where so little motion is left that one step's worth ends it.
 */
export function dragOver(footing: Footing, motion: FlatMotion, { slowing, stepS }: Rubbing): FlatMotion | null {
  const worth = slowing * stepS;
  const slides = Math.sqrt(motion.x * motion.x + motion.z * motion.z);
  const { gyrationM2, armM } = footing;
  if (slides < worth && Math.abs(motion.spin) * gyrationM2 < worth * armM) return null;
  const now = dragOn(footing, motion);
  const half = worth / 2;
  const middle = {
    x: motion.x - half * now.x,
    z: motion.z - half * now.z,
    spin: motion.spin - (half * now.spin) / gyrationM2,
  };
  const turn = (((motion.spin + middle.spin) / 2) * stepS) / 2;
  const drag = dragOn(footing, { ...turned(middle, -turn), spin: middle.spin });
  return { ...turned(drag, turn), spin: drag.spin };
}

/** Turned counter-clockwise seen from above, by an angle of a few degrees: its half stands for the half's tangent. */
function turned({ x, z }: Pick<FlatMotion, 'x' | 'z'>, rad: number): Pick<FlatMotion, 'x' | 'z'> {
  const t = rad / 2;
  const cos = (1 - t * t) / (1 + t * t);
  const sin = (2 * t) / (1 + t * t);
  return { x: x * cos + z * sin, z: z * cos - x * sin };
}
