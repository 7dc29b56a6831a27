import { cardSetOf } from '#games/tractor-pull/almanac/cardSets.ts';
import { CLASSES, classOf, VEHICLE_CARDS, type VehicleId } from '#games/tractor-pull/almanac/vehicles.ts';
import { rivalOf, type Seat } from '#games/tractor-pull/ids.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { Chance } from '#sim/maths/chance.ts';

/**
 * The kinds of the vehicles that a view does not show: of the rival, in the garage or set aside. By kind, then copies.
 */
export function unseenKinds({ options, players, garage, ejected, field }: TractorPullState): readonly number[] {
  const seen = new Set<VehicleId | null>([
    ...players.flatMap(({ hand, deployed }) => [...hand, ...deployed]),
    ...garage.flatMap(({ cards }) => cards),
    ...ejected,
    ...field.map(({ vehicle }) => vehicle),
  ]);
  return kindsOf(VEHICLE_CARDS[cardSetOf(options)].filter((card) => !seen.has(card)));
}

/** In the order of the classes: which copy lies where says nothing. */
export const kindsOf = (cards: readonly (VehicleId | null)[]): readonly number[] =>
  cards.flatMap((card) => (card === null ? [] : [CLASSES.indexOf(classOf(card))])).sort((a, b) => a - b);

/** How many cards a rival has, in its hand or laid face down. */
export function cardsOfRival({ players }: TractorPullState, seat: Seat): number {
  const { hand, deployed } = players[rivalOf(seat)];
  return hand.length + deployed.length;
}

/** So many of these, in any order; all of them where there are not as many. */
export function someOf<T>(things: readonly T[], count: number, chance: Chance): readonly T[] {
  const left = [...things];
  const most = Math.min(count, left.length);
  for (let i = 0; i < most; i += 1) {
    const at = i + Math.floor(chance() * (left.length - i));
    const [a, b] = [left[i], left[at]];
    if (a !== undefined && b !== undefined) [left[i], left[at]] = [b, a];
  }
  return left.slice(0, most);
}
