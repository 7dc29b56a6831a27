import type { Fault } from '#sim/result.ts';
import { namingOf, withNames } from '../say/naming.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { SEATS_MAX } from '#games/traction/scenario/limits.ts';
import { seat, type Seat } from '#sim/ids.ts';
import { DEFAULT_DRAFT } from '../form/draft.ts';

/** Every seat a position may know of, by the colours of a usual match. */
export const EDITOR_SEATS: readonly SeatInfo[] = DEFAULT_DRAFT.seats
  .slice(0, SEATS_MAX)
  .map(({ name, colour }) => ({ name, colour, kind: 'person' }));

export const ALL_SEATS: readonly Seat[] = EDITOR_SEATS.map((_, i) => seat(i));

export const nameOfSeat = (owner: Seat): string => EDITOR_SEATS[owner]?.name ?? '';

export const EDITOR_NAMING = namingOf(EDITOR_SEATS);

const PLACE_IN_FILE = /^\$\.(?:pads|pieces|home)\[\d+\] is ([^;]*); /;

/** The fault of a position for a reader who sees it on a table and in no file: no path in the file, names for ids. */
export const plainly = ({ message }: Pick<Fault, 'message'>): string =>
  withNames(message.replace(PLACE_IN_FILE, '$1: '), EDITOR_NAMING);
