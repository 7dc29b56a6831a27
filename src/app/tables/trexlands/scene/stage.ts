import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import type { Seat } from '#sim/ids.ts';
import { EXCHANGE_M, exchangeSpot } from './exchange/exchangePlaces.ts';
import { arenaSpot, CAMP_M, halfOf, inCamp, type Shape } from '#play/trexlands/places.ts';

const TALL_M = 0.07; // a stack of two trucks
const AROUND_M = 0.01;
/** The arena's rim, and the trucks that wait beside it. */
const ARENA_M = { half: 0.27, waiting: 0.36, tall: 0.2 } as const;

type Box = readonly [x0: number, x1: number, z0: number, z1: number];

/** The part that an eye has to see while the match is about the board: it and the Camps. */
export function boardStage(shape: Shape): readonly Vec3[] {
  const camps = Array.from({ length: shape.seats }, (_, seat) => mat(shape, seat as Seat)).flat();
  return [...boardOf(shape), ...camps];
}

/** As much of it as an upright picture has room for from a seat at that yaw: what lies before and behind the board. */
export function uprightStage(shape: Shape, yaw: number): readonly Vec3[] {
  const half = halfOf(shape);
  const most = Math.max(half.x, (shape.seats * CAMP_M.along) / 2) + AROUND_M;
  return boardStage(shape).filter(({ x, z }) => Math.abs(x * Math.cos(yaw) - z * Math.sin(yaw)) <= most);
}

const boardOf = (shape: Shape): readonly Vec3[] => {
  const { x, z } = halfOf(shape);
  return corners([-x, x, -z, z], TALL_M);
};

/** While the EXCHANGE is open, it alone: its cards are read. Flat but for the WHEEL, which may stand out. */
export function exchangeStage(shape: Shape): readonly Vec3[] {
  const { x, z } = exchangeSpot(shape);
  const half = EXCHANGE_M / 2;
  return corners([x - half, x + half, z - half, z + half], 0);
}

/** It is flat, too: trucks stand at its back. */
const mat = (shape: Shape, seat: Seat): readonly Vec3[] =>
  [-1, 1].flatMap((right) =>
    [-1, 1].map((front) => {
      const { x, z } = inCamp(shape, seat, right * (CAMP_M.along / 2), front * (CAMP_M.deep / 2));
      return vec3(x, 0, z);
    }),
  );

/** While trucks are thrown, roll and lie: the arena with what waits beside it. */
export function arenaStage(shape: Shape): readonly Vec3[] {
  const { x, z } = arenaSpot(shape);
  return corners([x - ARENA_M.half, x + ARENA_M.half, z - ARENA_M.half, z + ARENA_M.waiting], ARENA_M.tall);
}

/** A truck further from the middle of the arena than this is not framed, m (house value). */
const FURTHEST_M = 0.7;

/** Around trucks of a called roll that have left the arena. */
export function straysOf({ rulings }: RollReport, shape: Shape): readonly Vec3[] {
  const { x, z } = arenaSpot(shape);
  const within = (m: number): number => Math.max(-FURTHEST_M, Math.min(FURTHEST_M, m));
  return rulings
    .filter(({ code }) => code === 'off-arena')
    .flatMap(({ at }) => {
      const [dx, dz] = [within(at.xMm / 1000), within(at.zMm / 1000)];
      return corners([x + dx, x + dx, z + dz, z + dz], TALL_M);
    });
}

const corners = ([x0, x1, z0, z1]: Box, tall: number): readonly Vec3[] =>
  [x0 - AROUND_M, x1 + AROUND_M].flatMap((x) =>
    [z0 - AROUND_M, z1 + AROUND_M].flatMap((z) => [0, tall].map((y) => vec3(x, y, z))),
  );
