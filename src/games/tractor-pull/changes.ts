import { classOf, type VehicleClass, type VehicleId } from './almanac/vehicles.ts';
import type { Seat } from './ids.ts';
import { rivalOf } from './ids.ts';
import type { Player, TractorPullState } from './state.ts';

export const withPlayer = (state: TractorPullState, seat: Seat, change: Partial<Player>): TractorPullState => {
  const [first, second] = state.players;
  return {
    ...state,
    players: seat === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }],
  };
};

/** The same change of both. */
export const withPlayers = (state: TractorPullState, change: Partial<Player>): TractorPullState =>
  withPlayer(withPlayer(state, 0, change), 1, change);

/** @throws Error before the wrench has been spun, which is a bug */
export function redOf({ red }: TractorPullState): Seat {
  if (red === null) throw new Error('nobody is red yet');
  return red;
}

export const blueOf = (state: TractorPullState): Seat => rivalOf(redOf(state));

/** TP-06: red first. */
export const redFirst = (state: TractorPullState): readonly Seat[] => [redOf(state), blueOf(state)];

/** The first card of the class among them; null if there is none. */
export const firstOf = (cards: readonly (VehicleId | null)[], one: VehicleClass): VehicleId | null =>
  cards.find((card) => card !== null && classOf(card) === one) ?? null;
