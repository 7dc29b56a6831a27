import type { CardKind } from '#games/truck-off/cards.ts';
import type { Chance } from '#sim/maths/chance.ts';
import { bestOf, rated } from './best.ts';
import { after } from './plays.ts';
import type { Sketch } from './sketch.ts';
import type { Worth } from './worth.ts';

/** The share by which a choice may be misjudged, so that rivals are not thought to be without fault. */
const BLUR = 0.2;

/** A round as it may go on: selected cards by seat, and the seats in the order of their turns, the next one first. */
export interface Outlook {
  readonly sketch: Sketch;
  readonly selected: readonly (readonly CardKind[])[];
  readonly order: readonly number[];
}

/** The round played to its last card, each seat doing what is best for it at the moment. */
export function playedOut({ sketch, selected, order }: Outlook, worth: Worth, chance: Chance): Sketch {
  const cards = selected.map((kinds) => [...kinds]);
  let [now, left] = [sketch, cards.reduce((sum, kinds) => sum + kinds.length, 0)];
  while (left > 0)
    for (const seat of order) {
      const own = cards[seat] ?? [];
      if (own.length === 0) continue;
      const all = rated(now, seat, [...new Set(own)], worth, left - own.length);
      const best = bestOf(all.map(({ play, gain }) => ({ play, gain: gain * (1 + BLUR * (2 * chance() - 1)) })));
      const isPlayed = best !== null && best.gain > 0;
      own.splice(isPlayed ? own.indexOf(best.play.kind) : 0, 1);
      if (isPlayed) now = after(now, best.play);
      left -= 1;
    }
  return now;
}
