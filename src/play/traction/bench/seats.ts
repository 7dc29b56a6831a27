import type { SeatInfo } from '#engine/seats.ts';
import { SEATS_MAX } from '#games/traction/scenario/limits.ts';
import { seat, type Seat } from '#sim/ids.ts';
import { DEFAULT_DRAFT } from '../form/draft.ts';

/** Every seat a position may know of, by the colours of a usual match. */
export const BENCH_SEATS: readonly SeatInfo[] = DEFAULT_DRAFT.seats
  .slice(0, SEATS_MAX)
  .map(({ name, colour }) => ({ name, colour, kind: 'person' }));

export const ALL_SEATS: readonly Seat[] = BENCH_SEATS.map((_, i) => seat(i));

export const nameOfSeat = (owner: Seat): string => BENCH_SEATS[owner]?.name ?? '';
