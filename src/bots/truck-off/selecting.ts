import type { CardKind } from '#games/truck-off/cards.ts';
import type { Chance } from '#sim/maths/chance.ts';
import { bestOf, rated, type Rated } from './best.ts';
import { kindsIn, type Hand } from './hands.ts';
import type { Keeping } from './keeping.ts';
import { after } from './plays.ts';
import type { Sketch } from './sketch.ts';
import type { Worth } from './worth.ts';

/** A kind, and by how much it is worth more now than kept. */
export interface Surplus {
  readonly kind: CardKind;
  readonly surplus: number;
}

/** Of every kind the best way to play it, in dollars, less what it is worth kept. */
export function surplusOf(
  sketch: Sketch,
  seat: number,
  hand: Hand,
  plain: Worth,
  keeping: Keeping,
  roundsAfter: number,
): readonly Surplus[] {
  return kindsIn(hand).map((kind) => {
    const best = bestOf(rated(sketch, seat, [kind], plain, sketch.seats));
    return { kind, surplus: (best?.gain ?? 0) - keeping(kind, roundsAfter) };
  });
}

/** Dollars by which another's judgement may differ. */
const TASTE = 3;
const MOST_GUESSED = 4;

/** Cards that a rival may have selected: those that seem worth it; of a known number the best ones. */
export function guessed(surplus: readonly Surplus[], hand: Hand, count: number | null, chance: Chance): CardKind[] {
  const judged = surplus
    .map(({ kind, surplus: money }) => ({ kind, money: money + TASTE * (2 * chance() - 1) }))
    .toSorted((a, b) => b.money - a.money);
  if (count === null)
    return judged
      .filter(({ money }) => money > 0)
      .slice(0, MOST_GUESSED)
      .map(({ kind }) => kind);
  const kinds = judged.map(({ kind }) => kind);
  const copies = kinds.flatMap((kind) => Array.from({ length: (hand.get(kind) ?? 1) - 1 }, () => kind));
  return [...kinds, ...copies].slice(0, count);
}

/** Cards one after the other, each the best after those before it, as long as they are worth more than kept. */
export function greedily(
  sketch: Sketch,
  seat: number,
  hand: Hand,
  worth: Worth,
  price: (kind: CardKind) => number,
): readonly Rated[] {
  const left = new Map(hand);
  const chosen: Rated[] = [];
  for (let now = sketch; ;) {
    const all = rated(now, seat, kindsIn(left), worth, sketch.seats);
    const best = bestOf(all.map(({ play, gain }) => ({ play, gain: gain - price(play.kind) })));
    if (best === null || best.gain <= 0) return chosen;
    chosen.push(best);
    left.set(best.play.kind, (left.get(best.play.kind) ?? 0) - 1);
    now = after(now, best.play);
  }
}
