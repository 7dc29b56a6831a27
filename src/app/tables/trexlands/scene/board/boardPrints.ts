import type { Board } from '#games/trexlands/board/board.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { cityBox, spotOfRamp, spotOfTerra, TILE_M, type Shape } from '#play/trexlands/places.ts';
import { TERRAIN_SIGNS } from '../terrain/signs.ts';
import type { Print } from './prints.ts';
import { CORNER_M } from './tokenPlaces.ts';

const NAME_M = 0.0155;
const SIGN_M = 0.014;

/**
 * A Terra's name at one corner, the sign of its terrain at the one across; ramps and the City by their names. They stay
 * in their places and turn towards the looker: `yaw` is that of the seat.
 */
export function boardPrints(
  shape: Shape,
  { tiles, ramps }: Pick<Board, 'tiles' | 'ramps'>,
  yaw: number,
): readonly Print[] {
  const ofTiles = tiles.flatMap(({ id, terrain }): Print[] => {
    const { x, z } = spotOfTerra(shape, id);
    return [
      { word: id, at: { x: x - CORNER_M + 0.001, z: z + CORNER_M, yaw }, tallM: NAME_M },
      { sign: TERRAIN_SIGNS[terrain], at: { x: x + CORNER_M, z: z - CORNER_M, yaw }, tallM: SIGN_M },
    ];
  });
  const ofRamps = ramps.map((ramp): Print => ({
    word: ramp.id,
    at: { ...spotOfRamp(shape, ramp), yaw },
    tallM: 0.014,
    overM: 0.0012,
  }));
  return [...ofTiles, ...ofRamps, cityName(shape, yaw)];
}

function cityName(shape: Shape, yaw: number): Print {
  const { x, z, wide, deep } = cityBox(shape);
  const square = wide <= TILE_M;
  const at = square
    ? { x, z: z + deep / 2 - 0.0065 }
    : { x: x - wide / 2 + 0.045, z: z + (shape.city === 'south' ? -0.012 : 0.012) };
  return { word: gameTexts.board.city, at: { ...at, yaw }, tallM: square ? 0.009 : 0.02 };
}
