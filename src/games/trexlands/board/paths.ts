import type { Place, RampId, TerraId } from '../ids.ts';
import type { Board, Border, Ramp, Tile } from './board.ts';
import { beside } from './shape.ts';

const joins = (border: Border, here: TerraId, there: Place): boolean =>
  (border.terra === here && border.beyond === there) || (border.terra === there && border.beyond === here);

/** The border between two places; undefined where they do not touch (TX-10: diagonals do not). */
export const borderBetween = (board: Board, here: TerraId, there: Place): Border | undefined =>
  board.borders.find((border) => joins(border, here, there));

/** TX-10, TX-11: a MOVE can go from one to the other. */
export function isPassable(board: Board, here: TerraId, there: Place): boolean {
  const border = borderBetween(board, here, there);
  return border !== undefined && border.kind !== 'blocked';
}

/** Where a MOVE can go from a Terra: the City, too. */
export const passableFrom = (board: Board, here: TerraId): readonly Place[] =>
  board.borders.flatMap(({ terra, beyond, kind }) =>
    kind === 'blocked' ? [] : terra === here ? [beyond] : beyond === here ? [terra] : [],
  );

export function tileOf(board: Board, id: TerraId): Tile {
  const found = board.tiles.find((tile) => tile.id === id);
  if (found === undefined) throw new Error(`no Terra ${id} on this board`);
  return found;
}

export const isOnBoard = (board: Board, place: Place): place is TerraId =>
  board.tiles.some((tile) => tile.id === place);

export const rampOf = (board: Board, id: RampId): Ramp | undefined => board.ramps.find((ramp) => ramp.id === id);

const INWARD = { n: 's', e: 'w', s: 'n', w: 'e' } as const;

/** The Terra of the second row behind one that the ramp touches (Navigator). */
export const behind = (ramp: Ramp, first: TerraId): TerraId | null => beside(first, INWARD[ramp.side]);
