import type { Miniature } from '#play/traction/miniature.ts';

/** The sides of a pad, mm: `files.md` has the same, as has the simulation. */
export const PAD_MM = { along: 127, across: 76.2 } as const;

/** Room around everything, mm. */
const MARGIN_MM = 18;
/** The most that a piece reaches beyond its place: a large one that lies, drawn larger than it is. */
const PIECE_REACH_MM = 30;

export interface Frame {
  readonly viewBox: string;
  /** Whether the table is seen from its side, the first seat to the left, because it is deeper than wide. */
  readonly turned: boolean;
}

/** The part of the table that has to be in the picture, which is wider than high. */
export function framed({ pads, pieces }: Miniature): Frame {
  const points = [
    ...pads.flatMap(cornersOf),
    ...pieces.flatMap(
      ({ xMm, zMm }) =>
        [
          [xMm - PIECE_REACH_MM, zMm - PIECE_REACH_MM],
          [xMm + PIECE_REACH_MM, zMm + PIECE_REACH_MM],
        ] as const,
    ),
  ];
  if (points.length === 0) return { viewBox: '-100 -100 200 200', turned: false };
  const [xs, zs] = [points.map(([x]) => x), points.map(([, z]) => z)];
  const [left, right] = [Math.min(...xs) - MARGIN_MM, Math.max(...xs) + MARGIN_MM];
  const [far, near] = [Math.min(...zs) - MARGIN_MM, Math.max(...zs) + MARGIN_MM];
  const [width, depth] = [right - left, near - far];
  // Turned by a quarter, what was near is left, and what was left is far.
  return depth > width
    ? { viewBox: boxOf(-near, left, depth, width), turned: true }
    : { viewBox: boxOf(left, far, width, depth), turned: false };
}

const boxOf = (...numbers: readonly number[]): string => numbers.map((n) => Math.round(n)).join(' ');

function cornersOf({ xMm, zMm, yawDeg }: Miniature['pads'][number]): readonly (readonly [number, number])[] {
  const yaw = (yawDeg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([i = 0, j = 0]) => {
    const [x, z] = [(i * PAD_MM.along) / 2, (j * PAD_MM.across) / 2];
    return [xMm + x * cos + z * sin, zMm - x * sin + z * cos] as const;
  });
}
