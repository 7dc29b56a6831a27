import type { Choice, Target } from '#games/truck-off/actions.ts';
import type { CardKind } from '#games/truck-off/cards.ts';
import { freeSlots, type Slot } from '#games/truck-off/grid.ts';
import { numberOf, ownerOf, type Owner, type Sides, type TruckId } from '#games/truck-off/ids.ts';
import { diceOfSet, NUMBERS, TIE_SETS } from '#games/truck-off/numbers.ts';
import { truckOf, trucksOf } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { targetsOf } from '#games/truck-off/targets.ts';
import { check } from '#games/truck-off/check.ts';
import { view } from '#games/truck-off/view.ts';
import { offerAt, type Offer } from '#play/game/offer.ts';
import { lastOfParts } from '#play/table/lastOf.ts';
import type { Fault } from '#sim/result.ts';
import { SESSION_FAULTS } from '../session/faults.ts';
import { chooserOf } from '../session/players.ts';
import { cardsToPlay, kindMeant } from '../session/cardsMeant.ts';
import type { Place, SessionState } from '../session/sessionTypes.ts';
import { offers as texts } from '../texts/table.ts';
import { mostAlone, paidAtOnce, worthOf, type Worth } from './worth.ts';

export type StreetOffer = Offer<Place, SessionState, Choice>;

const READ = ['match', 'stage', 'holder', 'alone', 'spectating', 'card', 'truck', 'selected'] as const;

/** Every truck and venue that the seat with the device can pick now. */
export const offersOf = lastOfParts(found, READ);

function found(told: SessionState): readonly StreetOffer[] {
  const seat = chooserOf(told);
  if (told.match === null || seat === null) return [];
  const seen = view(told.match.state, seat);
  switch (seen.phase.name) {
    case 'trucks':
      return trucksToSend({ seen, seat, selected: selectedBy(told.selected, seat), lifted: told.truck });
    case 'execute':
    case 'pick':
      return [
        ...(told.card === null
          ? trucksToTake(seen, seat)
          : targetsOfCard({ seen, seat, card: told.card, truck: told.truck })),
        ...cardsToTake(seen, seat, told.card),
      ];
    case 'tie':
      return diceForTie(seen, seat);
    default:
      return [];
  }
}

const atVenue = (venue: Sides): Place => ({ kind: 'venue', venue });
const atTruck = (truck: TruckId): Place => ({ kind: 'truck', truck });

/** Of the seat, as another one may have selected before. */
export const selectedBy = (selected: readonly TruckId[], seat: Owner): readonly TruckId[] =>
  selected.filter((id) => ownerOf(id) === seat);

/**
 * TO-06: a truck, or the venue of its number, which says so until it is there; another press takes it back, and the
 * main action sends both. A truck that is lifted goes to its own venue alone.
 */
function trucksToSend({ seen, seat, selected, lifted }: Sending): readonly StreetOffer[] {
  const isSent = (id: TruckId): boolean => lifted === null && selected.includes(id);
  // The first touch shows the last one: another that may still be sent.
  const trucks = trucksOf(seen, seat)
    .filter(({ id }) => lifted === null || id === lifted)
    .toSorted((a, b) => Number(isSent(b.id)) - Number(isSent(a.id)));
  const asksMore = lifted !== null || selected.length < NUMBERS.trucksARound;
  return trucks.flatMap(({ id }): readonly StreetOffer[] => {
    const number = numberOf(id);
    const so = selected.includes(id)
      ? selected.filter((one) => one !== id)
      : [...selected, id].slice(-NUMBERS.trucksARound);
    const next = { picks: { selected: so } };
    return [
      { at: atTruck(id), badge: null, next },
      {
        at: atVenue(number),
        badge: asksMore && !isSent(id) ? texts.upTo(number, mostAlone(seen, seat, number)) : null,
        next,
      },
    ];
  });
}

/** The trucks that are chosen so far: those to be sent, and one that waits for its venue. */
export function chosenIn(told: SessionState): readonly TruckId[] {
  const seat = chooserOf(told);
  return [...(told.truck === null ? [] : [told.truck]), ...(seat === null ? [] : selectedBy(told.selected, seat))];
}

interface Sending {
  readonly seen: TruckOffState;
  readonly seat: number;
  readonly selected: readonly TruckId[];
  readonly lifted: TruckId | null;
}

/** Each truck that one of the cards can take to a venue: whoever takes it there means that card. */
const trucksToTake = (seen: TruckOffState, seat: number): readonly StreetOffer[] =>
  cardsToPlay(seen, seat).flatMap((card): readonly StreetOffer[] => {
    const kind = kindMeant(seen, card);
    const targets = kind === null ? [] : targetsOf(seen, seat, kind).filter(({ venue }) => venue !== null);
    const trucks = new Set(targets.flatMap(({ truck }) => (truck === null ? [] : [truck])));
    return [...trucks].map((truck) => ({ at: atTruck(truck), badge: null, next: { picks: { card, truck } } }));
  });

/** TO-35: the free cards of the open grid, with the best that each brings now; the chosen one is laid back. */
const cardsToTake = (seen: TruckOffState, seat: number, chosen: CardKind | Slot | null): readonly StreetOffer[] =>
  (seen.grid === null ? [] : freeSlots(seen.grid)).map((card) => ({
    at: { kind: 'card', card },
    badge: chosen === null ? badgeOfCard(seen, seat, kindMeant(seen, card)) : null,
    next: { picks: { card: card === chosen ? null : card, truck: null } },
  }));

function badgeOfCard(seen: TruckOffState, seat: number, kind: CardKind | null): string {
  const best = bestOfCard(seen, seat, kind);
  return kind === 'trigger' || best === texts.useless ? best : texts.best(best);
}

/** The best that a card brings, were it executed now. */
export function bestOfCard(seen: TruckOffState, seat: number, kind: CardKind | null): string {
  const targets = kind === null ? [] : targetsOf(seen, seat, kind);
  if (kind === null || targets.length === 0) return texts.useless;
  if (kind !== 'trigger') return bestOf(seen, seat, kind, targets);
  return texts.now(Math.max(...targets.map((target) => paidAtOnce(seen, seat, target))));
}

interface Playing {
  readonly seen: TruckOffState;
  readonly seat: number;
  readonly card: CardKind | Slot;
  readonly truck: TruckId | null;
}

function targetsOfCard({ seen, seat, card, truck }: Playing): readonly StreetOffer[] {
  const kind = kindMeant(seen, card);
  if (kind === null) return [];
  const targets = targetsOf(seen, seat, kind);
  const play = (target: Target): StreetOffer['next'] => ({ act: { do: 'play', seat, card, target } });
  const worth = (target: Target): string => badgeOf(seen, seat, kind, target);
  const trucks = [...new Set(targets.flatMap((target) => (target.truck === null ? [] : [target.truck])))];
  return [
    ...trucks.map((id): StreetOffer => {
      const here = targets.filter((target) => target.truck === id);
      const [whole] = here.filter((target) => target.venue === null);
      if (whole !== undefined && isWasted(seen, kind, id) && truck !== id)
        return { at: atTruck(id), badge: texts.idle, next: { picks: { truck: id } } };
      if (whole !== undefined)
        return { at: atTruck(id), badge: truck === id ? texts.again : worth(whole), next: play(whole) };
      const badge = truck === null ? texts.best(bestOf(seen, seat, kind, here)) : null;
      return { at: atTruck(id), badge, next: { picks: { truck: truck === id ? null : id } } };
    }),
    ...targets.flatMap((target): readonly StreetOffer[] =>
      target.venue === null || target.truck !== truck
        ? []
        : [{ at: atVenue(target.venue), badge: worth(target), next: play(target) }],
    ),
  ];
}

/** TO-16: a truck that is at no venue is paid nothing that could be doubled; a press on it asks for another one. */
export const isWasted = (state: TruckOffState, kind: CardKind | null, id: TruckId): boolean =>
  kind === 'double' && (truckOf(state, id)?.at ?? null) === null;

/** The truck that the offer picks, to be taken to a venue; null for any other. */
export const pickedBy = (offer: StreetOffer | null): TruckId | null =>
  offer !== null && 'picks' in offer.next ? (offer.next.picks.truck ?? null) : null;

function badgeOf(seen: TruckOffState, seat: number, kind: CardKind, target: Target): string {
  if (kind === 'trigger') return texts.now(paidAtOnce(seen, seat, target));
  const worth = worthOf(seen, seat, kind, target);
  return kind === 'reroll' ? texts.average(worth.mine) : both(worth);
}

/** The others' change beside the seat's own, or in its place where that stays. */
const both = ({ mine, rivals }: Worth): string =>
  rivals === 0 ? texts.gain(mine) : mine === 0 ? texts.rivals(rivals) : texts.both(mine, rivals);

/** At the venue where it brings the seat most and, of these, the others least. */
function bestOf(seen: TruckOffState, seat: number, kind: CardKind, targets: readonly Target[]): string {
  const [best] = targets
    .map((target) => worthOf(seen, seat, kind, target))
    .toSorted((a, b) => b.mine - a.mine || a.rivals - b.rivals);
  return best === undefined ? '' : best.mine === 0 && best.rivals !== 0 ? both(best) : texts.gain(best.mine);
}

/** TO-31: the venues of either set. */
const diceForTie = ({ venues }: TruckOffState, seat: number): readonly StreetOffer[] =>
  TIE_SETS.flatMap((set) =>
    venues
      .filter(({ sides }) => diceOfSet(set).includes(sides))
      .map(({ sides }): StreetOffer => ({
        at: atVenue(sides),
        badge: texts.dice(diceOfSet(set)),
        next: { act: { do: 'dice', seat, set } },
      })),
  );

/**
 * A press on a truck that is parked means its venue, where that can be picked and the truck cannot, or another one has
 * been picked to go there: no truck is in the way of what stands behind it.
 */
export function placeMeant(told: SessionState, thing: Place): Place {
  const offers = offersOf(told);
  const at =
    thing.kind !== 'truck' || told.match === null ? null : (truckOf(told.match.state, thing.truck)?.at ?? null);
  if (at === null || (told.truck === null && offerAt(offers, thing) !== null)) return thing;
  return offerAt(offers, atVenue(at)) === null ? thing : atVenue(at);
}

/** Why a thing cannot be picked; null where nobody is asked for one. */
export function whyNotAt(told: SessionState, thing: Place): Fault | null {
  const { match, card, truck } = told;
  const seat = chooserOf(told);
  if (match === null || seat === null || offerAt(offersOf(told), thing) !== null) return null;
  const { name } = match.state.phase;
  if (name === 'trucks') return SESSION_FAULTS.otherTruck;
  if (name !== 'execute' && name !== 'pick') return null;
  if (thing.kind === 'card') return SESSION_FAULTS.covered;
  if (card === null) return SESSION_FAULTS.noCard;
  const target = thing.kind === 'truck' ? { truck: thing.truck, venue: null } : { truck, venue: thing.venue };
  const checked = check(match.state, { do: 'play', seat, card, target });
  return checked.ok ? null : checked.fault;
}
