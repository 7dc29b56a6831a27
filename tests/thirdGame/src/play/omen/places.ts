import { DIE } from '#games/omen/perform.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { ARENA } from '#sim/roll/rollWorld.ts';
import type { Pose } from '#sim/world/pose.ts';

/** Half a side of the die, m: its sides face along the axes. */
const DIE_HALF_M = Math.max(...(DIE.solid.hulls[0] ?? []).map(({ x }) => x));
/** Half a side of the arena with its rim, m. */
export const HALF_M = ARENA.side / 2 + ARENA.thickness;

/** Where the die waits to be thrown: in a corner of the arena. */
export const DIE_HOME: Pose = {
  position: vec3(ARENA.side / 3, DIE_HALF_M, ARENA.side / 3),
  rotation: { x: 0, y: 0, z: 0, w: 1 },
};

/** What an eye has to see, m. */
export const STAGE: readonly Vec3[] = [-HALF_M, HALF_M].flatMap((x) =>
  [-HALF_M, HALF_M].flatMap((z) => [0, ARENA.rim].map((y) => vec3(x, y, z))),
);

/** From the middle to each seat, rad of yaw. */
export const yawsOf = (seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (2 * Math.PI * seat) / seats);
