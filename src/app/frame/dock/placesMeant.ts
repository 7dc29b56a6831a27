/**
 * Places of a hand that a hint means, which names kinds of cards, a kind as often as it is meant. Cards of a kind are
 * alike: those that are chosen already are meant before others.
 */
export function placesMeant<T>(
  hand: readonly T[],
  meant: readonly T[],
  chosen: readonly number[],
): ReadonlySet<number> {
  const left = [...meant];
  const byChoice = [...hand.keys()].toSorted((a, b) => Number(chosen.includes(b)) - Number(chosen.includes(a)));
  return new Set(
    byChoice.filter((place) => {
      const found = left.findIndex((one) => one === hand[place]);
      if (found >= 0) left.splice(found, 1);
      return found >= 0;
    }),
  );
}
