import type { Daily, DailyPlayed } from '#engine/module/daily.ts';
import type { Draws } from '#engine/random.ts';
import { convexHull2, type Polygon2 } from '#sim/geometry/footprint.ts';
import { place } from '#sim/geometry/polyhedron.ts';
import { yawDegOf } from '#sim/maths/quat.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Roll } from '#sim/roll/roll.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { atOnce } from '#sim/ticking.ts';
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

/** A throw of the day, and how it is seen from above, picture by picture. Faults: those of reading it. */
export function topView(
  physics: Physics,
  daily: Daily,
  day: string,
  gesture: object,
  draws: Draws,
): Result<{ readonly frames: readonly TopFrame[]; readonly played: DailyPlayed }> {
  const frames: TopFrame[] = [];
  const see = (roll: Roll): void => void (roll.tick % EVERY === 0 && frames.push(frameOf(roll)));
  const played = atOnce(daily.performing(physics, day, gesture, draws, see));
  return played.ok ? ok({ frames, played: played.value }) : played;
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
