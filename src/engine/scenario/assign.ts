/**
 * Gives each of `wanted` a different one of `offered` that fits it, as many as can be served (Kuhn's augmenting paths:
 * a vague wish that comes first does not take the only thing that a precise one could have had).
 * The answer holds, for each wish, the index of what it got, or null.
 */
export function assign(
  wanted: number,
  offered: number,
  fits: (wish: number, offer: number) => boolean,
): (number | null)[] {
  const holder = new Map<number, number>(); // offer -> wish
  const serve = (wish: number, tried: Set<number>): boolean => {
    for (let offer = 0; offer < offered; offer += 1) {
      if (tried.has(offer) || !fits(wish, offer)) continue;
      tried.add(offer);
      const rival = holder.get(offer);
      if (rival !== undefined && !serve(rival, tried)) continue;
      holder.set(offer, wish);
      return true;
    }
    return false;
  };
  for (let wish = 0; wish < wanted; wish += 1) serve(wish, new Set());
  const got: (number | null)[] = Array.from({ length: wanted }, () => null);
  for (const [offer, wish] of holder) got[wish] = offer;
  return got;
}

/** The same where the order counts: each wish gets the first that fits it behind what the wish before it got. */
export function assignInOrder(
  wanted: number,
  offered: number,
  fits: (wish: number, offer: number) => boolean,
): (number | null)[] {
  let next = 0;
  return Array.from({ length: wanted }, (_, wish) => {
    for (let offer = next; offer < offered; offer += 1) {
      if (!fits(wish, offer)) continue;
      next = offer + 1;
      return offer;
    }
    return null;
  });
}
