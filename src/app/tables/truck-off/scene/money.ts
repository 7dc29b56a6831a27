import { MONEY_TOKENS } from '#games/truck-off/money.ts';
import type { Owner } from '#games/truck-off/ids.ts';
import type { Flight, TokenPlace } from '#app/scene/toy/flights.ts';
import type { Spot } from '#play/table/toy/solids.ts';
import { moneySpot, type Shape } from '#play/truck-off/places.ts';

export const CHIP_M = { radius: 0.005, thick: 0.0016 } as const;
const STACK_M = 0.0115;
/** It leaves a venue so high over the table (house value). */
const VENUE_M = 0.02;
/** So many of a value lie on each other before the next stack begins. */
const HIGHEST = 8;

/** Tokens from the largest value down that come to the amount. */
export function changeOf(amount: number): readonly number[] {
  const values = MONEY_TOKENS.map(({ value }) => value).sort((a, b) => b - a);
  const tokens: number[] = [];
  let left = amount;
  for (const value of values) {
    while (left >= value) {
      tokens.push(value);
      left -= value;
    }
  }
  return tokens;
}

/** Tokens of one value of an owner: stacked from the lot's right edge to the left, value by value. */
export function moneyPlaces(
  shape: Shape,
  money: readonly { readonly owner: Owner; readonly amount: number }[],
  value: number,
): readonly TokenPlace[] {
  return money.flatMap(({ owner, amount }) => {
    const tokens = changeOf(amount);
    const { x, z } = moneySpot(shape, owner);
    const stacks: { value: number; count: number }[] = [];
    const places: TokenPlace[] = [];
    for (const token of tokens) {
      const last = stacks.at(-1);
      if (last?.value === token && last.count < HIGHEST) last.count += 1;
      else stacks.push({ value: token, count: 1 });
      const { count = 1 } = stacks.at(-1) ?? {};
      if (token === value)
        places.push({
          of: `${owner}`,
          x: x - (stacks.length - 1) * STACK_M,
          y: (count - 1) * CHIP_M.thick,
          z,
          yaw: 0,
        });
    }
    return places;
  });
}

/** The money of all before a payout, which is seen once more. */
export const moneyBefore = <F extends { readonly owner: Owner; readonly amount: number }>(
  money: readonly F[],
  gains: ReadonlyMap<Owner, number>,
): readonly F[] => money.map((one) => ({ ...one, amount: one.amount - (gains.get(one.owner) ?? 0) }));

/** New money comes from the venue that pays, where one does, and not out of the bank. */
export const paidBy = (venue: Spot | null, flights: readonly Flight[]): readonly Flight[] =>
  venue === null
    ? flights
    : flights.map((flight) => (flight.from === null ? { ...flight, from: { ...venue, of: '', y: VENUE_M } } : flight));
