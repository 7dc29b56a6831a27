import type { Choice } from '#games/truck-off/actions.ts';
import { kindOf, type CardKind } from '#games/truck-off/cards.ts';
import { cardAt, freeSlots, withoutSlot, type Grid, type Slot } from '#games/truck-off/grid.ts';
import { seatAfter } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Thinking, Thought } from '../bot.ts';
import { playing } from './acting.ts';
import { rated } from './best.ts';
import type { Mind } from './mind.ts';
import { moneyAtEnd } from './pay.ts';
import { after } from './plays.ts';
import { reasonOfPlay } from './reasonOfPlay.ts';
import { reasonOf } from './reasons.ts';
import { sketchOf, type Play, type Sketch } from './sketch.ts';
import type { Worth } from './worth.ts';

/** A card of the grid on an object, or discarded. */
interface Pick {
  readonly slot: Slot;
  readonly play: Play | null;
  readonly gain: number;
}

/** The grid and the round, before a pick. */
interface Table {
  readonly sketch: Sketch;
  readonly grid: Grid;
  readonly seat: number;
  readonly left: number;
}

/** In a match of two all cards lie open, and a round is a line of picks: as far as `breadth` goes all are looked at. */
export function* pickCard(view: TruckOffState, seat: number, mind: Mind, chance: Chance): Thinking<Thought<Choice>> {
  const { grid, phase } = view;
  if (grid === null || phase.name !== 'pick') throw new Error('there is a card to pick');
  const [sketch, worth] = [sketchOf(view), mind.worth(view)];
  const table: Table = { sketch, grid, seat, left: phase.left };
  const [breadth = 1, ...further] = mind.breadth;
  let best: Pick | null = null;
  let most = -Infinity;
  for (const pick of picksOf(table, worth, breadth, mind.never)) {
    const other = seatAfter(view, seat);
    const money = further.length === 0 ? null : goneOn(next(table, pick, other), [other, seat], further, worth);
    const value = money === null ? pick.gain * (1 + mind.blur * (2 * chance() - 1)) : worth(money, seat);
    if (best === null || value > most) [best, most] = [pick, value];
    yield;
  }
  if (best === null) throw new Error('there is always a free card');
  const { slot, play } = best;
  if (play === null)
    return { move: { do: 'discard', seat, card: slot }, reason: reasonOf('discard', { card: cardIn(grid, slot) }) };
  return { move: playing(view, sketch, seat, slot, play), reason: reasonOfPlay(sketch, seat, play) };
}

function cardIn(grid: Grid, slot: Slot): CardKind {
  const card = cardAt(grid, slot);
  if (card === null) throw new Error(`there is no card at ${slot}`);
  return kindOf(card);
}

const next = ({ sketch, grid, left }: Table, { slot, play }: Pick, seat: number): Table => ({
  sketch: play === null ? sketch : after(sketch, play),
  grid: withoutSlot(grid, slot),
  seat,
  left: left - 1,
});

/** The best ways at first sight, each free card discarded among them. */
function picksOf({ sketch, grid, seat, left }: Table, worth: Worth, most: number, never?: CardKind): readonly Pick[] {
  const picks = freeSlots(grid).flatMap((slot) => {
    const kind = cardIn(grid, slot);
    const plays = kind === never ? [] : rated(sketch, seat, [kind], worth, left / 2);
    return [...plays.map(({ play, gain }) => ({ slot, play, gain })), { slot, play: null, gain: 0 }];
  });
  return picks.toSorted((a, b) => b.gain - a.gain).slice(0, most);
}

/** The money at the end of the round, if from here on each takes what is best for it. */
function goneOn(
  table: Table,
  [seat, other]: readonly [number, number],
  [breadth, ...further]: readonly number[],
  worth: Worth,
): readonly number[] {
  if (breadth === undefined || table.left === 0) return moneyAtEnd(table.sketch);
  let best: readonly number[] | null = null;
  let most = -Infinity;
  for (const pick of picksOf(table, worth, breadth)) {
    const money = goneOn(next(table, pick, other), [other, seat], further, worth);
    const value = worth(money, seat);
    if (best === null || value > most) [best, most] = [money, value];
  }
  return best ?? moneyAtEnd(table.sketch);
}
