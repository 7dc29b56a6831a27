import { BARRY, ownerOf, type Owner, type Sides, type TruckId } from './ids.ts';
import type { Player, Truck, TruckOffState, Venue } from './state.ts';

/** The seats still taking part, in their order. */
export const stillPlaying = ({ seats, conceded }: TruckOffState): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !conceded.includes(seat));

/** The seats still taking part clockwise from this one, itself first. */
export function clockwiseFrom(state: TruckOffState, seat: number): readonly number[] {
  const playing = stillPlaying(state);
  return [...playing.filter((one) => one >= seat), ...playing.filter((one) => one < seat)];
}

/** The next seat clockwise that still takes part. */
export const seatAfter = (state: TruckOffState, seat: number): number => clockwiseFrom(state, seat + 1)[0] ?? seat;

export function playerOf({ players }: TruckOffState, seat: number): Player {
  const player = players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

export function venueOf({ venues }: TruckOffState, sides: Sides): Venue {
  const venue = venues.find((one) => one.sides === sides);
  if (venue === undefined) throw new Error(`d${sides} is not in play`);
  return venue;
}

export const truckOf = ({ trucks }: TruckOffState, id: TruckId): Truck | null =>
  trucks.find((one) => one.id === id) ?? null;

export const isActive = (truck: Truck): boolean => truck.at !== null;

export const trucksAt = ({ trucks }: Pick<TruckOffState, 'trucks'>, venue: Sides): readonly Truck[] =>
  trucks.filter(({ at }) => at === venue);

export const trucksOf = ({ trucks }: Pick<TruckOffState, 'trucks'>, owner: Owner): readonly Truck[] =>
  trucks.filter(({ id }) => ownerOf(id) === owner);

export const moneyOf = (state: TruckOffState, owner: Owner): number =>
  owner === BARRY ? (state.barry ?? 0) : playerOf(state, owner).money;
