import type { VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';

/** Places of the hand by rope; null for a rope that is free. */
export type Row = readonly (number | null)[];

export const EMPTY_ROW: Row = [null, null, null];

/**
 * The places of the hand that a hint means, by rope. Cards of one class are alike: the one that is laid there already
 * is meant, else one that is not laid elsewhere.
 */
export function hintedIn(hand: readonly VehicleClass[], meant: readonly VehicleClass[], row: Row): readonly number[] {
  const places: number[] = [];
  meant.forEach((vehicle, rope) => {
    const laid = row[rope] ?? null;
    const alike = [...hand.keys()].filter((place) => hand[place] === vehicle && !places.includes(place));
    const [first] = alike;
    const found = alike.find((place) => place === laid) ?? alike.find((place) => !row.includes(place)) ?? first;
    if (found !== undefined) places.push(found);
  });
  return places;
}

/** The rope to which a card goes: the one for which a hint means its class, else the first that is free. */
export function ropeFor(
  hand: readonly VehicleClass[],
  meant: readonly VehicleClass[],
  row: Row,
  card: number,
): number | null {
  const free = row.flatMap((one, rope) => (one === null ? [rope] : []));
  return free.find((rope) => meant[rope] === hand[card]) ?? free[0] ?? null;
}
