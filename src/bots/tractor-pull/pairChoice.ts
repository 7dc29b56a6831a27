import type { Choice } from '#games/tractor-pull/actions.ts';
import { cardSetOf } from '#games/tractor-pull/almanac/cardSets.ts';
import { CLASSES, CLASSES_OF, classOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { rowOfWave } from '#games/tractor-pull/ejections.ts';
import { rivalOf, type Seat } from '#games/tractor-pull/ids.ts';
import type { Pair, TractorPullState } from '#games/tractor-pull/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Thinking, Thought } from '../bot.ts';
import { forcesOf } from './forces.ts';
import { reasonOf } from './reasons.ts';
import { copyOf, kindOf, KINDS, layRow, PRINTED, sketchOf, WIDTH } from './sketch.ts';
import { kindsOf, someOf, unseenKinds } from './unseen.ts';
import { playWave } from './wave.ts';
import { chanceToWin } from './worth.ts';

/** The pair whose cards are worth the most; a card that lies face down counts as the mean of all that are unseen. */
export function* choosePair(
  view: TractorPullState,
  seat: Seat,
  lessons: number,
  chance: Chance,
): Thinking<Thought<Choice>> {
  const worths = lessons === 0 ? PRINTED : yield* worthsNow(view, seat, lessons, chance);
  const unseen = unseenKinds(view);
  const mean = unseen.reduce((sum, kind) => sum + (worths[kind] ?? 0), 0) / Math.max(1, unseen.length);
  const worthOf = ({ cards }: Pair): number =>
    cards.reduce((sum, card) => sum + (card === null ? mean : (worths[kindOf(classOf(card))] ?? 0)), 0);
  const [best] = view.garage.toSorted((a, b) => worthOf(b) - worthOf(a));
  if (best === undefined) throw new Error('a seat is asked for a pair of an empty garage');
  const [card] = kindsOf(best.cards).toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0));
  const move = { do: 'recruit', seat, pair: best.id } as const;
  if (card === undefined) return { move, reason: reasonOf('unseen-pair') };
  return { move, reason: reasonOf(lessons === 0 ? 'strong-pair' : 'best-pair', { card: CLASSES[card] ?? '' }) };
}

/** By kind: how a seat does in this wave with such a card in its row, all else the same. */
function* worthsNow(view: TractorPullState, seat: Seat, lessons: number, chance: Chance): Thinking<readonly number[]> {
  const forces = forcesOf(view, rowOfWave(view));
  const sketch = sketchOf(view);
  const unseen = unseenKinds(view);
  const own = [...kindsOf(view.players[seat].hand), ...unseen];
  const kinds = CLASSES_OF[cardSetOf(view.options)].map(kindOf);
  const worths = Array.from({ length: KINDS }, () => 0);
  for (let lesson = 0; lesson < lessons; lesson += 1) {
    const row = someOf(own, WIDTH, chance);
    const rivals = someOf(unseen, WIDTH, chance);
    for (const kind of kinds) {
      const after = copyOf(sketch);
      layRow(
        after,
        seat,
        forces.wave,
        row.map((one, column) => (column === lesson % WIDTH ? kind : one)),
      );
      layRow(after, rivalOf(seat), forces.wave, rivals);
      playWave(after, forces);
      worths[kind] = (worths[kind] ?? 0) + chanceToWin(after, forces, seat) / lessons;
    }
    yield;
  }
  return worths;
}
