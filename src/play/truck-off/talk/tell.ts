import { asked } from '#games/truck-off/asked.ts';
import { cardOf, kindOf, type CardId } from '#games/truck-off/cards.ts';
import { readSaid } from '../say/readSaid.ts';
import { cardAt, isFree, SLOTS, type Grid, type Slot } from '#games/truck-off/grid.ts';
import { moneyOf, playerOf, stillPlaying, trucksAt } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { specialOf } from '#games/truck-off/specials/specials.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { view } from '#games/truck-off/view.ts';
import { firstBesideBarry } from '../say/firstBesideBarry.ts';
import { ownerNamesOf, type OwnerNames } from '../say/names.ts';
import { paysNow } from '../say/paysNow.ts';
import { turnSheetOf } from '../say/turnSheet.ts';
import { ownersOf } from '../places.ts';
import { end, specials, standings } from '../texts/table.ts';
import { talk } from '../texts/talk.ts';

/** The turn in a sentence. */
export const headline = (match: SeenTruckOff): string => {
  const { headline: line, detail } = turnSheetOf({ ...match, paying: false }, ownerNamesOf(match.header.seats));
  const first = firstBesideBarry(match.state);
  const firstOf = first === null ? '' : ` ${end.firstOfPlayers(ownerNamesOf(match.header.seats).seat(first))}`;
  return `${line} (${detail}).${firstOf}`;
};

function venueLine(state: TruckOffState, venue: TruckOffState['venues'][number], names: OwnerNames): string {
  const trucks = trucksAt(state, venue.sides).map(({ id, doubles }) =>
    doubles > 0 ? talk.doubled(names.truck(id)) : names.truck(id),
  );
  const pays = paysNow(state, venue);
  const parts = [
    ...(venue.shut ? [talk.shut] : []),
    ...(venue.promotes > 0 ? [talk.promoted(venue.promotes)] : []),
    talk.trucksThere(trucks),
    ...(venue.shut || pays === null ? [] : [talk.pays(pays)]),
    ...(venue.special === null ? [] : [specialTold(venue)]),
  ];
  return `${talk.venue(venueName(venue.sides), venue.sides, venue.die)}: ${parts.join('; ')}`.replace(/[^.]$/, '$&.');
}

function specialTold({ special, shut }: TruckOffState['venues'][number]): string {
  if (special === null) return '';
  const { name, text } = specialOf(special);
  return talk.special(name, shut ? specials.shut : text);
}

/** Cards of the grid, each with its place. */
const cardsIn = (grid: Grid, which: (slot: Slot) => boolean): readonly string[] =>
  SLOTS.filter(which).flatMap((slot) => {
    const id = cardAt(grid, slot);
    return id === null ? [] : [talk.gridCard(slot, cardOf(kindOf(id)).name)];
  });

/** The position, as everybody may hear it. */
export function look(match: SeenTruckOff): readonly string[] {
  const names = ownerNamesOf(match.header.seats);
  const state = view(match.state, null);
  const money = ownersOf(state).map((owner) => `${names.owner(owner)} ${standings.money(moneyOf(state, owner))}`);
  const { grid, roll } = state;
  const free = grid === null ? [] : cardsIn(grid, (slot) => isFree(grid, slot));
  return [
    headline(match),
    ...(roll === null ? [] : readSaid(roll.dice)),
    ...state.venues.map((venue) => venueLine(state, venue, names)),
    `${money.join(', ')}.`,
    ...(free.length === 0 ? [] : [talk.free(free)]),
    ...(state.options.openCards === true ? stillPlaying(state).map((seat) => cardsTold(state, seat, names)) : []),
  ];
}

/**
 * The cards of a seat, for that seat alone: those that it has selected where it executes, else its hand. With two
 * players all cards lie open.
 */
export function handOf({ state, header }: SeenTruckOff, seat: number): string {
  if (state.grid !== null) return talk.openCards(cardsIn(state.grid, () => true));
  const names = ownerNamesOf(header.seats);
  const seen = view(state, seat);
  const { hand, chosen } = playerOf(seen, seat);
  const executes = state.phase.name === 'execute' && asked(state).includes(seat);
  return talk.cardsOf(names.seat(seat), toldOf(executes ? chosen : hand));
}

/** A seat's cards where all lie open: what it has selected, and what is in its hand. */
function cardsTold(state: TruckOffState, seat: number, names: OwnerNames): string {
  const { hand, chosen } = playerOf(state, seat);
  const [held, selected] = [toldOf(hand), toldOf(chosen)];
  return [
    ...(selected.length > 0 ? [talk.selectedOf(names.seat(seat), selected)] : []),
    ...(held.length > 0 || selected.length === 0 ? [talk.cardsOf(names.seat(seat), held)] : []),
  ].join(' ');
}

/** As far as they are seen. */
const toldOf = (cards: readonly (CardId | null)[]): readonly string[] =>
  cards.flatMap((id) => (id === null ? [] : [told(id)]));

function told(id: CardId): string {
  const { kind, name, value } = cardOf(kindOf(id));
  return talk.card(name, kind, value);
}
