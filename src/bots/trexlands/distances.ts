import type { Board } from '#games/trexlands/board/board.ts';
import { CITY, type Place, type TerraId } from '#games/trexlands/ids.ts';

/** MOVES of one truck, or of a stack, which no Terra with an obstacle within holds (TX-56). */
export type Load = 1 | 2;

/** The ways of a board, whatever stands on it. */
export interface Ways {
  /** MOVES from a place to the City; Infinity where there is no way. */
  toCity(at: TerraId | 'camp', load: Load): number;
  /** Where a MOVE can go from a Terra, the City among it. */
  from(at: TerraId): readonly Place[];
}

const known = new WeakMap<Board, Ways>();

/** Kept for each board: a bridge makes another board. */
export function waysOf(board: Board): Ways {
  const found = known.get(board) ?? waysFor(board);
  known.set(board, found);
  return found;
}

function waysFor(board: Board): Ways {
  const loads = [distancesToCity(board, 1), distancesToCity(board, 2)] as const;
  const neighbours = neighboursIn(board);
  const camp = loads.map(
    (distances) =>
      1 + Math.min(...board.ramps.flatMap(({ terra }) => terra.map((id) => distances.get(id) ?? Infinity))),
  );
  return {
    toCity: (at, load) =>
      at === 'camp' ? (camp[load - 1] ?? Infinity) : ((load === 1 ? loads[0] : loads[1]).get(at) ?? Infinity),
    from: (at) => neighbours.get(at) ?? [],
  };
}

/** MOVES from every Terra to the City on an empty board. */
export function distancesToCity(board: Board, load: Load = 1): ReadonlyMap<Place, number> {
  const narrow = new Set<Place>(load === 1 ? [] : board.tiles.flatMap(({ id, obstacle }) => (obstacle ? [id] : [])));
  const distances = new Map<Place, number>([[CITY, 0]]);
  for (const [here, distance] of distances)
    for (const { terra, beyond, kind } of board.borders) {
      const next = kind === 'blocked' ? null : beyond === here ? terra : terra === here ? beyond : null;
      if (next !== null && !distances.has(next) && !narrow.has(next)) distances.set(next, distance + 1);
    }
  return distances;
}

function neighboursIn({ borders }: Board): ReadonlyMap<Place, readonly Place[]> {
  const found = new Map<Place, Place[]>();
  const join = (here: Place, there: Place): void => void found.set(here, [...(found.get(here) ?? []), there]);
  for (const { terra, beyond, kind } of borders)
    if (kind !== 'blocked') {
      join(terra, beyond);
      join(beyond, terra);
    }
  return found;
}
