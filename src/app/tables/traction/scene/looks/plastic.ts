import { Color, MathUtils } from 'three';
import { outlinedLook, STATE_LOOKS, type PieceState } from '#app/scene/looks/pieceStates.ts';
import type { Kind } from '#app/scene/looks/Gathered.tsx';
import type { SeatLook } from '#play/seatLooks.ts';
import { PYRAMIDS, slantOf, type PyramidSize } from '#sim/pyramid.ts';
import { markIndex } from './markTexture.ts';

/** Pieces of see-through plastic; the texels are in the order of `plasticOf`. */
export const PYRAMIDS_DRAWN: Kind = { texels: 6 };

/** Square to the face, as in models/pyramidSizes.ts. */
const WALL_M = 0.00225;

/** House values: light that is left after 10 mm of the least and of the most see-through dye. */
const LEFT = { least: 0.03, most: 0.96 } as const;
/** A dye whose brightest primary is darker takes some of every light; house value. */
const BRIGHT = 0.4;
const STRENGTH = 0.85;

/** Linear absorption, 1/m: by Beer and Lambert, of the light that is left of each primary after 10 mm. */
function absorptionOf(dye: Color): readonly number[] {
  const most = Math.max(BRIGHT, ...dye.toArray());
  return dye
    .toArray()
    .map((channel) => -Math.log(MathUtils.lerp(LEFT.least, LEFT.most, (channel / most) ** STRENGTH)) / 0.01);
}

/** A colour with part of its saturation taken away, at the same lightness. */
function faded(colour: Color, amount: number): Color {
  const grey = 0.2126 * colour.r + 0.7152 * colour.g + 0.0722 * colour.b;
  return colour.clone().lerp(new Color(grey, grey, grey), amount);
}

/** All that shaders know of a piece but where it is: its size, a seat's dye, mark and ink, the light of a state. */
export function plasticOf(size: PyramidSize, seat: SeatLook, state: PieceState, outlined: boolean): Float32Array {
  const spec = PYRAMIDS[size];
  const { base, height, pips } = spec;
  const inner = 1 - (2 * WALL_M * slantOf(spec)) / (height * base);
  const look = outlined ? outlinedLook(STATE_LOOKS[state]) : STATE_LOOKS[state];
  const dye = faded(new Color(seat.colour), look.fade);
  return Float32Array.from(
    [
      [base / 2, height, (inner * base) / 2, inner * height],
      [absorptionOf(dye), markIndex(seat.mark)],
      [dye.toArray(), pips],
      [new Color(seat.ink).toArray(), look.glow],
      [dye.lerp(new Color(1, 1, 1), look.whiten).toArray(), look.contour],
      [look.hatch ? 1 : 0, 0, 0, 0],
    ].flat(2),
  );
}
