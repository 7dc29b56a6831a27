import type { SeatInfo } from '#engine/seats.ts';
import { nameOf, ownerOf } from '#games/trexlands/ids.ts';
import type { PieceId } from '#sim/ids.ts';

/** A truck on a label: trucks of several players have the same numbers. */
export const whoseTruck = (truck: PieceId, seats: readonly SeatInfo[]): string =>
  `${seats[ownerOf(truck)]?.name ?? ''} ${nameOf(truck).slice(1)}`;
