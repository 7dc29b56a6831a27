import type { PadPlacement, PiecePlacement } from '#sim/layout.ts';
import { seat } from '#sim/ids.ts';
import { parsePyramidId } from '#sim/pyramid.ts';

/** Where everything stands, as far as a small picture shows it: whole millimetres and degrees. */
export interface Miniature {
  readonly pads: readonly PadPlacement[];
  readonly pieces: readonly PiecePlacement[];
}

/**
 * A few hundred characters that a list can hold of every match: `0@0,229,0 0-S1@31,12,90 1-L2@-4,-229,0f` for a pad, a
 * piece that stands and one that lies flat, each with x, z and yaw.
 */
export const makeMiniature = ({ pads, pieces }: Miniature): string =>
  [
    ...pads.map((pad) => `${pad.seat}${placeOf(pad)}`),
    ...pieces.map((piece) => `${piece.id}${placeOf(piece)}${piece.pose === 'flat' ? 'f' : ''}`),
  ].join(' ');

const placeOf = ({ xMm, zMm, yawDeg }: PadPlacement | PiecePlacement): string =>
  `@${whole(xMm)},${whole(zMm)},${whole(yawDeg)}`;

/** Never -0, which reads as 0 again. */
const whole = (value: number): number => Math.round(value) + 0;

const WORD = /^([\w-]{1,4})@(-?\d{1,5}),(-?\d{1,5}),(-?\d{1,3})(f?)$/;

/** The readable part; a word that says nothing is left out of the picture. */
export function readMiniature(text: string): Miniature {
  const [pads, pieces]: [PadPlacement[], PiecePlacement[]] = [[], []];
  for (const word of text.split(' ')) {
    const [, name = '', x, z, yaw, flat] = WORD.exec(word) ?? [];
    const place = { xMm: Number(x), zMm: Number(z), yawDeg: Number(yaw) };
    const piece = parsePyramidId(name);
    if (piece.ok) pieces.push({ id: piece.value.id, ...place, pose: flat === 'f' ? 'flat' : 'upright' });
    else if (/^[0-4]$/.test(name)) pads.push({ seat: seat(Number(name)), ...place });
  }
  return { pads, pieces };
}
