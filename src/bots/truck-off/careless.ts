import type { Choice } from '#games/truck-off/actions.ts';
import { kindOf, type CardKind } from '#games/truck-off/cards.ts';
import { cardAt, isSlot } from '#games/truck-off/grid.ts';
import { ownerOf } from '#games/truck-off/ids.ts';
import { choicesOf } from '#games/truck-off/legal.ts';
import { trucksAt, truckOf } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { reasonOf } from './reasons.ts';
import { roundsAfter } from './worth.ts';

/** Any trucks, any cards, and of their objects any that does not look silly. It counts no money. */
// oxlint-disable-next-line require-yield -- it is done at once
export function* careless({ view, seat, chance }: Seen<TruckOffState>): Thinking<Thought<Choice>> {
  const choices = choicesOf(view, seat);
  const move = view.phase.name === 'cards' ? someCards(view, seat, chance) : plausible(view, seat, choices, chance);
  return { move, reason: reasonOf('whim') };
}

function oneOf<T>(things: readonly T[], chance: Chance): T {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

/** Each card with the same chance, so that about as many are selected in every round. */
function someCards({ players, ...view }: TruckOffState, seat: number, chance: Chance): Choice {
  const one = 1 / (roundsAfter({ players, ...view }) + 1.5);
  const kinds = (players[seat]?.hand ?? []).flatMap((card) => (card === null ? [] : [kindOf(card)]));
  return { do: 'cards', seat, cards: kinds.filter(() => chance() < one) };
}

function plausible(view: TruckOffState, seat: number, choices: readonly Choice[], chance: Chance): Choice {
  const liked = choices.filter((choice) => choice.do !== 'discard' && !isSilly(view, seat, choice));
  return oneOf(liked.length > 0 ? liked : choices, chance);
}

/** Its own trucks it does not harm, and of a venue without trucks it expects nothing. */
function isSilly(view: TruckOffState, seat: number, choice: Choice): boolean {
  if (choice.do !== 'play') return false;
  const { truck, venue } = choice.target;
  const at = truck === null ? null : (truckOf(view, truck)?.at ?? null);
  const own = (place: typeof venue): boolean =>
    place !== null && trucksAt(view, place).some(({ id }) => ownerOf(id) === seat);
  switch (kindPlayed(view, choice.card)) {
    case 'shut-truck':
      return truck !== null && ownerOf(truck) === seat;
    case 'double':
      return at === null;
    case 'shut-venue':
      return own(venue);
    case 'reroll':
    case 'promote':
    case 'trigger':
      return !own(venue);
    case 'move-rival':
      return !own(at);
    default:
      return view.venues.some(({ sides, shut }) => sides === venue && shut);
  }
}

function kindPlayed({ grid }: TruckOffState, card: CardKind | string): CardKind | null {
  if (grid === null || !isSlot(card)) return card as CardKind;
  const id = cardAt(grid, card);
  return id === null ? null : kindOf(id);
}
