import type { SeatInfo } from '#engine/seats.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import { BOTH, type ModuleId, type Seat } from '#games/tug-of-war/ids.ts';
import type { ModuleStates } from '#games/tug-of-war/modules/modules.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { lookOfColour } from '#play/seatLooks.ts';

export interface MachineProps {
  readonly header: { readonly seats: readonly SeatInfo[] };
  readonly state: TugOfWarState;
  /** The events on the way to this position; none where it is only shown. */
  readonly came: readonly TugOfWarEvent[];
  readonly still: boolean;
}

/** Where things of a seat stand: those of seat 0 to the left. */
export const sideOf = (seat: Seat): -1 | 1 => (seat === 0 ? -1 : 1);

export const colourOf = ({ seats }: MachineProps['header'], seat: Seat): string =>
  lookOfColour(seats[seat]?.colour ?? seat).colour;

export const coloursOf = (header: MachineProps['header']): readonly [string, string] => [
  colourOf(header, BOTH[0]),
  colourOf(header, BOTH[1]),
];

/** How the module stood after the cards, before a point reset it; null where it was not used. */
export function stoodAs<K extends ModuleId>(came: readonly TugOfWarEvent[], id: K): ModuleStates[K] | null {
  for (const event of came)
    if (event.type === 'stands' && event.now.module === id) return event.now.state as ModuleStates[K];
  return null;
}
