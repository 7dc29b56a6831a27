import type { Choice } from '#games/tractor-pull/actions.ts';
import { spotsOf } from '#games/tractor-pull/almanac/items.ts';
import { NUMBERS } from '#games/tractor-pull/numbers.ts';
import { rivalOf, type Row, type Seat } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Reason, Thinking, Thought } from '../bot.ts';
import { forcesOf, type Forces } from './forces.ts';
import { oneOf } from './oneOf.ts';
import { percentOf, reasonOf } from './reasons.ts';
import { emptySketch, layRow, WIDTH, type Sketch } from './sketch.ts';
import { someOf, unseenKinds } from './unseen.ts';
import { playWave } from './wave.ts';
import { chanceToWin } from './worth.ts';

const WAVES: readonly Row[] = [1, 2, 3];

/** A choice, and the texts by which the match would be played with it. */
interface Prospect<C> {
  readonly move: C;
  readonly waves: readonly Forces[];
}

/** Matches in the head are not played well: what is as near to the best as this is as good (house value). */
const AS_GOOD = 0.04;

/** Of a location still less is known: how both would recruit and deploy for it (house value). */
const AS_GOOD_PLACE = 0.25;

/** The best prospects, with the sums of their chances. */
function asGood<C>(
  prospects: readonly Prospect<C>[],
  sums: readonly number[],
  rehearsals: number,
  near = AS_GOOD,
): readonly { readonly move: C; readonly sum: number }[] {
  const least = Math.max(...sums) - near * rehearsals;
  return prospects.map(({ move }, n) => ({ move, sum: sums[n] ?? 0 })).filter(({ sum }) => sum >= least);
}

/**
 * A location, or an item on a spot: one with which it wins most of the matches that it plays in its head. Of the faces
 * any: nothing is known yet by which one is better than the other.
 */
export function* chooseBefore(
  view: TractorPullState,
  seat: Seat,
  rehearsals: number,
  chance: Chance,
): Thinking<Thought<Choice>> {
  const choices = choicesOf(view, seat).filter((choice) => choice.do !== 'done');
  if (choices.length === 0) return { move: { do: 'done', seat }, reason: reasonOf('no-item') };
  if (view.phase.name === 'faces') return { move: oneOf(choices, chance), reason: reasonOf('face') };
  if (rehearsals === 0) return { move: oneOf(choices, chance), reason: reasonOf('whim') };
  const prospects = choices.map((move) => ({ move, waves: wavesOf(afterChoice(view, move)) }));
  const sums = yield* rehearsed(view, seat, prospects, rehearsals, chance);
  const near = view.phase.name === 'location' ? AS_GOOD_PLACE : AS_GOOD;
  const { move, sum } = oneOf(asGood(prospects, sums, rehearsals, near), chance);
  return { move, reason: reasonFor(move, percentOf(sum / rehearsals)) };
}

/** The item that is worth the most on the best of its spots, to the seat itself, as the next match has no place yet. */
export function* chooseAward(
  view: TractorPullState,
  seat: Seat,
  rehearsals: number,
  chance: Chance,
): Thinking<Thought<Choice>> {
  const choices = choicesOf(view, seat).flatMap((choice) => (choice.do === 'award' ? [choice] : []));
  if (rehearsals === 0) return { move: oneOf(choices, chance), reason: reasonOf('whim') };
  const next: TractorPullState = { ...view, location: null, installed: [], field: [], supply: NUMBERS.chips };
  const prospects = choices.flatMap((move) =>
    spotsOf(move.item, seat).map((spot) => ({
      move,
      waves: wavesOf({ ...next, installed: [{ item: move.item, seat, spot }] }),
    })),
  );
  const sums = yield* rehearsed(view, seat, prospects, rehearsals, chance);
  const { move } = oneOf(asGood(prospects, sums, rehearsals), chance);
  return { move, reason: reasonOf('award', { item: move.item }) };
}

/** The colours are not told yet when an item is awarded before the third match: then any seat is red. */
const wavesOf = (state: TractorPullState): readonly Forces[] =>
  WAVES.map((wave) => forcesOf({ ...state, red: state.red ?? 0 }, wave));

/** The view with the choice made, as far as texts follow from it. */
function afterChoice(view: TractorPullState, move: Choice): TractorPullState {
  switch (move.do) {
    case 'location':
      return { ...view, location: move.location };
    case 'install': {
      const { item, seat, spot } = move;
      return { ...view, installed: [...view.installed, { item, seat, spot }] };
    }
    default:
      return view;
  }
}

function reasonFor(move: Choice, chance: number): Reason {
  switch (move.do) {
    case 'location':
      return reasonOf('location', { location: move.location, chance });
    case 'install':
      return reasonOf('item', { item: move.item, chance });
    default:
      return reasonOf('no-item');
  }
}

/** By prospect: the sum of its chances to win, all of them with the same cards. */
function* rehearsed(
  view: TractorPullState,
  seat: Seat,
  prospects: readonly Prospect<Choice>[],
  rehearsals: number,
  chance: Chance,
): Thinking<readonly number[]> {
  const all = unseenKinds({ ...view, garage: [], ejected: [], field: [] });
  const sums = prospects.map(() => 0);
  for (let i = 0; i < rehearsals; i += 1) {
    const cards = someOf(all, 2 * WAVES.length * WIDTH, chance);
    for (const [n, { waves }] of prospects.entries())
      sums[n] = (sums[n] ?? 0) + rehearse(emptySketch(NUMBERS.chips, view.options), waves, cards, seat);
    yield;
  }
  return sums;
}

/** A match of rows in the order of the cards: the chance to win at its end. */
function rehearse(sketch: Sketch, waves: readonly Forces[], cards: readonly number[], seat: Seat): number {
  let last = 0;
  for (const [n, forces] of waves.entries()) {
    const from = 2 * n * WIDTH;
    layRow(sketch, seat, forces.wave, cards.slice(from, from + WIDTH));
    layRow(sketch, rivalOf(seat), forces.wave, cards.slice(from + WIDTH, from + 2 * WIDTH));
    playWave(sketch, forces);
    last = chanceToWin(sketch, forces, seat);
  }
  return last;
}
