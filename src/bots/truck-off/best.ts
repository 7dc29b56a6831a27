import type { CardKind } from '#games/truck-off/cards.ts';
import { moneyAtEnd } from './pay.ts';
import { playsOf } from './plays.ts';
import type { Play, Sketch } from './sketch.ts';
import { triesOf } from './tries.ts';
import type { Worth } from './worth.ts';

/** A card on an object, and by how much the seat is better off if the round ended after it. */
export interface Rated {
  readonly play: Play;
  readonly gain: number;
}

/** A payout that is made at once cannot be spoiled: so much of its worth each card still to come threatens. */
const THREAT = 0.06;
const MOST_THREAT = 0.5;

/** All ways to play these kinds, as far as they may be of use. `cardsToCome`: those of rivals in this round. */
export function rated(
  sketch: Sketch,
  seat: number,
  kinds: readonly CardKind[],
  worth: Worth,
  cardsToCome: number,
): readonly Rated[] {
  const now = worth(moneyAtEnd(sketch), seat);
  const moneyAfter = triesOf(sketch);
  // The worth of a payout that rivals' cards could still take away.
  const threat = Math.min(MOST_THREAT, THREAT * cardsToCome);
  const all: Rated[] = [];
  for (const kind of kinds)
    for (const play of playsOf(sketch, seat, kind)) {
      const gain = worth(moneyAfter(play), seat) - now;
      if (kind !== 'trigger') all.push({ play, gain });
      else {
        const without = worth(moneyAfter({ ...play, kind: 'shut-venue' }), seat);
        all.push({ play, gain: gain + threat * (now - without) });
      }
    }
  return all;
}

/** The best of them; null for none. */
export function bestOf(all: readonly Rated[]): Rated | null {
  let best: Rated | null = null;
  for (const one of all) if (best === null || one.gain > best.gain) best = one;
  return best;
}

/** The best so many, the best first. */
export const bestFew = (all: readonly Rated[], most: number): readonly Rated[] =>
  all.toSorted((a, b) => b.gain - a.gain).slice(0, most);
