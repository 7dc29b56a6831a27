import { count, listed } from '#engine/words.ts';
import type { DieCode } from '#referee/dice.ts';
import type { Target, TruckOffAction } from './actions.ts';
import { kindOf, type CardKind } from './cards.ts';
import type { Paid, TruckOffEvent, Payout, TruckPay } from './events.ts';
import { isSlot, type Slot } from './grid.ts';
import { cardName, diceNames } from './names.ts';
import { BARRY, numberOf, ownerOf, type Owner, type Sides, type TruckId } from './ids.ts';
import { specialOf, type SpecialId } from './specials/specials.ts';
import type { Outcome, RollAsked } from './state.ts';
import { venueName } from './venues.ts';

/** Every sentence of the rules that tells what has happened, and what can be done. */

const dollars = (amount: number): string => `$${amount}`;

/** Other sentences of files and commands. */
export const say = {
  badSeats: (seats: number, { min, max }: { readonly min: number; readonly max: number }) =>
    `Truck Off is for ${min} to ${max} players, not ${seats}.`,
  choiceOf: (seats: string): string => `it is for ${seats} to choose`,
  rollOf: (seats: string, sides: readonly Sides[]): string => `${seats} is to throw ${diceNames(sides)}`,
  ruling: (die: string, face: number | null, code: DieCode): string =>
    face === null ? `${die} ${WHY_AGAIN[code]}, and is thrown again.` : `${die} shows ${face}.`,
} as const;

const WHY_AGAIN: Readonly<Record<DieCode, string>> = {
  read: 'shows no number',
  cocked: 'is cocked',
  stacked: 'lies on another die',
  'off-tray': 'fell off the tray',
  'did-not-tumble': 'was placed, not rolled',
  unsettled: 'did not come to rest',
};

/** The name of an owner at a table. */
export type Names = (owner: Owner) => string;

/** Where no names are known. */
export const SEAT_NAMES: Names = (owner) => (owner === BARRY ? 'Barry' : `Seat ${owner}`);

const truckName = (id: TruckId, names: Names): string => `${names(ownerOf(id))}’s ${numberOf(id)}`;
const trucks = (ids: readonly TruckId[], names: Names): string => listed(ids.map((id) => truckName(id, names)));
const specialName = (id: SpecialId): string => specialOf(id).name;
const atVenueOf = (id: SpecialId): string => venueName(specialOf(id).venue);
const paidList = (paid: readonly Paid[], names: Names): string =>
  listed(paid.map(({ owner, amount }) => `${names(owner)} ${dollars(amount)}`));

const THROWN: Readonly<Record<RollAsked['why'], string>> = {
  venues: 'throws the venue dice',
  special: 'throws again for a Daily Special',
  reroll: 'throws a die again',
  tie: 'throws for the tie',
};

const WON: Readonly<Record<Outcome['by'], string>> = {
  'most-money': 'with the most money',
  'tie-dice': 'by the highest dice',
  barry: 'and neither player',
  concession: 'as nobody else is left who could',
};

/** An event in a sentence that everybody may hear. */
export function eventText(event: TruckOffEvent, names: Names = SEAT_NAMES): string {
  switch (event.type) {
    case 'round-began':
      return `Round ${event.round}: ${names(event.first)} is the first player.`;
    case 'special-drawn':
    case 'special-paid':
    case 'special-rethrow':
    case 'die-turned':
    case 'sent-home':
      return specialText(event, names);
    case 'trucks-selected':
      return `${names(event.seat)} has chosen trucks.`;
    case 'revealed':
      return `The trucks are revealed: ${trucks(event.trucks, names)}.`;
    case 'rolled':
      return rolledText(event, names);
    case 'cards-selected':
      return `${names(event.seat)} has chosen cards.`;
    case 'cards-counted':
      return `Cards to play: ${listed(event.counts.map(({ seat, cards }) => `${names(seat)} ${cards}`))}.`;
    case 'executed':
      return `${names(event.seat)} plays “${cardName(kindOf(event.card))}”${targetText(event.target, names)}.`;
    case 'discarded':
      return `${names(event.seat)} discards ${cardName(kindOf(event.card))}.`;
    case 'paid':
      return payoutText(event.payout, names);
    case 'not-paid':
      return `${venueName(event.venue)}: ${event.why === 'shut' ? 'shut, no payout' : 'no truck is paid'}.`;
    default:
      return endText(event, names);
  }
}

/** An action in a few words, as a seat is offered it; `kind`: of a card that is named by its place in the grid. */
export function actionText(action: TruckOffAction, kind?: CardKind, names: Names = SEAT_NAMES): string {
  switch (action.do) {
    case 'trucks':
      return `Select ${listed(action.trucks.map((number) => `${number} (${venueName(number)})`))}`;
    case 'roll':
      return action.throws.length === 0
        ? 'Leave the dice to chance'
        : `Throw ${diceNames(action.throws.map(({ die }) => die))}`;
    case 'cards':
      return action.cards.length === 0 ? 'Play no card' : `Select ${listed(action.cards.map(cardName))}`;
    case 'play':
      return `Play ${cardCalled(action.card, kind)}${targetText(action.target, names)}`;
    case 'discard':
      return `Discard ${cardCalled(action.card, kind)}`;
    case 'dice':
      return `Choose ${action.set.replaceAll('-', ', ')}`;
    case 'concede':
      return 'Give up';
  }
}

const cardCalled = (card: CardKind | Slot, kind: CardKind | undefined): string => {
  if (!isSlot(card)) return cardName(card);
  return kind === undefined ? `the card at ${card}` : `${cardName(kind)} (${card})`;
};

type SpecialEvent = Extract<
  TruckOffEvent,
  { readonly type: 'special-drawn' | 'special-paid' | 'special-rethrow' | 'die-turned' | 'sent-home' }
>;

function specialText(event: SpecialEvent, names: Names): string {
  const named = `${specialName(event.special)} (${atVenueOf(event.special)})`;
  switch (event.type) {
    case 'special-drawn': {
      const instead = event.replaced === null ? '' : ` instead of ${specialName(event.replaced)}`;
      return `Daily Special at the ${atVenueOf(event.special)}${instead}: ${specialName(event.special)}. ${specialOf(event.special).text}`;
    }
    case 'special-paid':
      return event.paid.length === 0 ? `${named} pays nobody.` : `${named}: ${paidList(event.paid, names)}.`;
    case 'special-rethrow':
      return `${named}: a ${event.shown.face}, which is thrown again.`;
    case 'die-turned':
      return `${named}: its die is turned to ${event.shown.face}.`;
    case 'sent-home':
      return `${named}: ${trucks(event.trucks, names)} ${event.trucks.length === 1 ? 'goes' : 'go'} home.`;
  }
}

function rolledText(
  { by, why, shown, again }: Extract<TruckOffEvent, { readonly type: 'rolled' }>,
  names: Names,
): string {
  // Dice for a tie are of no venue.
  const isTie = why === 'tie';
  const at = (die: Sides): string => (isTie ? `by the d${die}` : `at the ${venueName(die)}`);
  const faces = shown.length === 0 ? '' : `: ${listed(shown.map(({ die, face }) => `${face} ${at(die)}`))}`;
  const unread = again.map(
    ({ die, code }) => `${isTie ? `d${die}` : `the die of the ${venueName(die)}`} ${WHY_AGAIN[code]}`,
  );
  const rest = again.length === 0 ? '' : `; ${listed(unread)}, and must be thrown again`;
  return `${names(by)} ${THROWN[why]}${faces}${rest}.`;
}

function targetText({ truck, venue }: Target, names: Names): string {
  const what = truck === null ? '' : `: ${truckName(truck, names)}`;
  if (venue === null) return what;
  return truck === null ? `: ${venueName(venue)}` : `${what} to ${venueName(venue)}`;
}

/** The whole sum, such as "17 + 4 promote, 3 trucks: 7 each, 0 lost; Red doubled: 14". */
export function payoutText(payout: Payout, names: Names = SEAT_NAMES): string {
  const { venue, special, sharing, share, lost, rest } = payout;
  const instead = special !== null && specialOf(special).when === 'instead' ? ` (${specialName(special)})` : '';
  const over = rest === null ? `${lost} lost` : `${rest.amount} left over to ${names(rest.owner)}`;
  const isFlat = special !== null && specialOf(special).effect === 'flat'; // whatever the total is
  const shared = `${isFlat ? '' : `${sumText(payout)}, `}${count(sharing, 'truck')}: ${share} each${isFlat ? '' : `, ${over}`}`;
  const more = payout.trucks.flatMap((pay) => multiplied(pay, payout, names));
  return `${venueName(venue)}${instead}: ${[shared, ...more].join('; ')}.`;
}

function sumText({ die, promote, added, special }: Payout): string {
  const parts = [`${die}`];
  if (promote > 0) parts.push(`${promote} promote`);
  if (added > 0 && special !== null) parts.push(`${added} ${specialName(special)}`);
  return parts.join(' + ');
}

/** A truck that is paid more than its share; by its owner, and by its number where that has two here. */
function multiplied({ truck, times, amount }: TruckPay, payout: Payout, names: Names): readonly string[] {
  if (times === 1) return [];
  const owner = ownerOf(truck);
  const isAlone = payout.trucks.filter((other) => ownerOf(other.truck) === owner).length === 1;
  const who = isAlone ? names(owner) : truckName(truck, names);
  return [`${who} ${times === 2 ? 'doubled' : `times ${times}`}: ${amount}`];
}

type EndEvent = Extract<
  TruckOffEvent,
  { readonly type: 'round-ended' | 'hand-paid' | 'tied' | 'dice-chosen' | 'conceded' | 'won' }
>;

function endText(event: EndEvent, names: Names): string {
  switch (event.type) {
    case 'round-ended':
      return `Round ${event.round} is over: trucks go home, shut venues reopen.`;
    case 'hand-paid':
      return `${names(event.seat)} keeps ${count(event.cards.length, 'card')}: ${dollars(event.amount)}.`;
    case 'tied':
      return `${listed(event.owners.map(names))} are tied; dice decide.`;
    case 'dice-chosen':
      return `${names(event.seat)} chooses ${event.set.replaceAll('-', ', ')}.`;
    case 'conceded':
      return `${names(event.seat)} has given up.`;
    case 'won':
      return `${names(event.owner)} wins, ${WON[event.by]}.`;
  }
}
