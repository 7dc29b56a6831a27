import type { TractionState } from '#games/traction/state.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { PAD_LENGTH_MM, PAD_WIDTH_MM } from '#sim/settings.ts';

/** Pieces on a pad's rim are seen whole, and there is a little table around them (house values). */
const AROUND_MM = 12;
/** As high as the largest piece. */
const TALL_MM = 45;
/** Pieces elsewhere move the eye by strides: not by every step of a piece. */
const STRIDE_MM = 20;
const REACH_MM = 20; // around a piece's middle, that of the largest

/** Everything that stands, as the corners of boxes around it: what a player's eye has to see, m. */
export function stageOf({ pads, pieces }: Pick<TractionState, 'pads' | 'pieces'>): readonly Vec3[] {
  const places = [...pads.flatMap(cornersOfPad), ...pieces.flatMap(cornersAround)];
  return places.flatMap(([xMm, zMm]) => [0, TALL_MM].map((yMm) => vec3(xMm / 1000, yMm / 1000, zMm / 1000)));
}

type Place = readonly [xMm: number, zMm: number];

function cornersOfPad({ xMm, zMm, yawDeg }: TractionState['pads'][number]): Place[] {
  const { sin, cos } = sinCosDeg(yawDeg);
  const [long, wide] = [PAD_LENGTH_MM / 2 + AROUND_MM, PAD_WIDTH_MM / 2 + AROUND_MM];
  return [-long, long].flatMap((x) =>
    [-wide, wide].map((z): Place => [xMm + x * cos + z * sin, zMm + z * cos - x * sin]),
  );
}

/** The square of strides around a piece. */
function cornersAround({ xMm, zMm }: TractionState['pieces'][number]): Place[] {
  const outwards = (at: number): readonly number[] => [
    Math.floor((at - REACH_MM) / STRIDE_MM) * STRIDE_MM,
    Math.ceil((at + REACH_MM) / STRIDE_MM) * STRIDE_MM,
  ];
  return outwards(xMm).flatMap((x) => outwards(zMm).map((z): Place => [x, z]));
}
