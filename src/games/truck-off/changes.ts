import type { Paid } from './events.ts';
import { BARRY, type Sides, type TruckId } from './ids.ts';
import type { Player, Truck, TruckOffState, Venue } from './state.ts';

export const withPlayer = (state: TruckOffState, seat: number, change: Partial<Player>): TruckOffState => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});

/** The same change of every seat. */
export const withPlayers = (state: TruckOffState, change: Partial<Player>): TruckOffState => ({
  ...state,
  players: state.players.map((player) => ({ ...player, ...change })),
});

export const withVenue = (state: TruckOffState, sides: Sides, change: Partial<Venue>): TruckOffState => ({
  ...state,
  venues: state.venues.map((venue) => (venue.sides === sides ? { ...venue, ...change } : venue)),
});

export const withTruck = (state: TruckOffState, id: TruckId, change: Partial<Truck>): TruckOffState => ({
  ...state,
  trucks: state.trucks.map((truck) => (truck.id === id ? { ...truck, ...change } : truck)),
});

/** Back to its owner: inactive, and what was on it is spent (TO-18, TO-26). */
export const HOME: Partial<Truck> = { at: null, doubles: 0 };

export const sentHome = (state: TruckOffState, ids: readonly TruckId[]): TruckOffState =>
  ids.reduce<TruckOffState>((s, id) => withTruck(s, id, HOME), state);

/** Money from the bank, which never runs out (TO-50). */
export const withPay = (state: TruckOffState, { owner, amount }: Paid): TruckOffState => {
  const issued = state.issued + amount;
  if (owner === BARRY) return { ...state, issued, barry: (state.barry ?? 0) + amount };
  return withPlayer({ ...state, issued }, owner, { money: (state.players[owner]?.money ?? 0) + amount });
};

export const withPaid = (state: TruckOffState, paid: readonly Paid[]): TruckOffState => paid.reduce(withPay, state);
