import { convexHull2, type Polygon2 } from '#sim/geometry/footprint.ts';
import { place } from '#sim/geometry/polyhedron.ts';
import { yawDegOf } from '#sim/maths/quat.ts';
import type { Physics } from '#sim/physics.ts';
import { Roll } from '#sim/roll/roll.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { poseOf } from '#sim/world/pose.ts';

/** A picture of a roll from above, mm. */
export interface TopFrame {
  readonly outlines: readonly Polygon2[];
  /** Of the first body. */
  readonly middle: { readonly x: number; readonly z: number };
  readonly headingDeg: number;
}

export const FRAMES_A_SECOND = 60;
const EVERY = TICK_HZ / FRAMES_A_SECOND;
const MM = 1000;

/** The whole of a roll as it is seen from above, picture by picture; the last one is where everything lies. */
export function topView(physics: Physics, setup: RollSetup): readonly TopFrame[] {
  const roll = new Roll(physics, setup);
  try {
    const frames = [frameOf(roll)];
    for (let tick = 1; roll.advance(); tick += 1) if (tick % EVERY === 0) frames.push(frameOf(roll));
    return [...frames, frameOf(roll)];
  } finally {
    roll.free();
  }
}

function frameOf({ arena }: Roll): TopFrame {
  const poses = arena.pieces.map(({ body, spec }) => ({ spec, pose: poseOf(body) }));
  const [first] = poses;
  return {
    outlines: poses.map(({ spec, pose }) =>
      convexHull2(
        spec.parts.flatMap(({ shape }) =>
          place(shape, pose.position, pose.rotation).vertices.map(({ x, z }) => ({ x: x * MM, z: z * MM })),
        ),
      ),
    ),
    middle: { x: (first?.pose.position.x ?? 0) * MM, z: (first?.pose.position.z ?? 0) * MM },
    headingDeg: first === undefined ? 0 : yawDegOf(first.pose.rotation),
  };
}
