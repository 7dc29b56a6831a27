import { listed } from '#engine/words.ts';
import type { PieceId } from '#sim/ids.ts';
import { captainCard } from './captains.ts';
import { climaKindOf, isClima, isTribu, kindOf, tribuKindOf, type CampCardId, type CardId } from './cards/ids.ts';
import { climaCardOf, playableCard } from './cards/kinds.ts';
import type { Target } from './cards/target.ts';
import type { TrexlandsEvent } from './events.ts';
import type { Move } from './moves/move.ts';
import { be, cardName, placeName } from './names.ts';

/** Every sentence of the rules that tells what has happened. */

/** How seats and trucks are called; by default by their numbers and ids. */
export interface Naming {
  seat(seat: number): string;
  truck(truck: PieceId): string;
  /** Several trucks as one phrase. */
  trucks(trucks: readonly PieceId[]): string;
}

const BY_NUMBER: Naming = { seat: (seat) => `Seat ${seat}`, truck: (truck) => truck, trucks: listed };

type Told = {
  readonly [T in TrexlandsEvent['type']]: (event: Extract<TrexlandsEvent, { readonly type: T }>, n: Naming) => string;
};

/** The event as one sentence or two. */
export function eventText(event: TrexlandsEvent, naming: Naming = BY_NUMBER): string {
  // TypeScript does not see that it is this event's
  const tell = TOLD[event.type] as (event: TrexlandsEvent, n: Naming) => string;
  return tell(event, naming);
}

/** A card by its name. */
export function called(card: CardId): string {
  if (isTribu(card)) return cardName(tribuKindOf(card));
  return isClima(card) ? climaCardOf(climaKindOf(card)).name : cardName(kindOf(card));
}

const go = (ids: readonly PieceId[]): string => (ids.length === 1 ? 'goes' : 'go');
function wheelsWords(thrown: readonly PieceId[], upright: readonly PieceId[], n: Naming): string {
  if (upright.length === 0) return thrown.length === 1 ? 'it is down' : 'all are down';
  if (upright.length === thrown.length) return thrown.length === 1 ? 'it is on its wheels' : 'all are on their wheels';
  return upright.length === 1 ? `${n.trucks(upright)} is on its wheels` : `${n.trucks(upright)} are on their wheels`;
}
const route = ({ trucks: ids, ramp, via, to, stack }: Move, n: Naming): string =>
  `${n.trucks(ids)}${ramp === null ? '' : ` by ramp ${ramp}`}${via === null ? '' : ` through ${via}`} to ${placeName(to)}${stack ? ', stacked' : ''}`;

function onTarget(target: Target, n: Naming): string {
  switch (target.on) {
    case 'nothing':
      return '';
    case 'truck':
      return ` on ${n.truck(target.truck)}`;
    case 'tow':
    case 'entry':
      return ` on ${n.truck(target.truck)}, to ${target.terra}`;
    case 'terra':
      return ` on ${target.terra}`;
    case 'border':
      return ` between ${target.terra} and ${placeName(target.beyond)}`;
    case 'face-down':
      return ` on card ${target.slot} of ${n.seat(target.owner)}`;
  }
}

const REVEALED = {
  bought: 'it goes face up to Camp',
  bluff: 'a bluff that nobody challenged, so it goes face up to Camp',
  caught: 'a bluff that was challenged, and it is out of the game',
} as const;
const WON_BY = {
  'x-scored': 'the City is empty',
  'cycle-limit': 'the cycles are used up',
  'tie-roll': 'tied, and alone on its wheels in the roll for it',
  concession: 'nobody else is left',
} as const;

const FORFEITED = {
  tie: 'the highest bids are equal',
  'lower-tie': 'equal bids void it',
  'no-bid': 'nobody bid',
  'gave-up': 'only who has given up bid on it',
} as const;

const movesTwo = (card: CampCardId): boolean =>
  playableCard(isTribu(card) ? tribuKindOf(card) : kindOf(card)).effect === 'move-two';

const TOLD: Told = {
  'turn-began': ({ seat }, n) => `${n.seat(seat)} holds the WHEEL.`,
  'turn-ended': ({ seat, by }, n) =>
    by === 'choice' ? `${n.seat(seat)} makes no MOVE.` : `The turn of ${n.seat(seat)} is over.`,
  rolled: ({ thrown, upright }, n) => `${n.trucks(thrown)} rolled: ${wheelsWords(thrown, upright, n)}.`,
  'did-not-tumble': ({ trucks: ids, byChance }, n) =>
    `${n.trucks(ids)} turned over too little and ${be(ids)} rolled again, alone${byChance ? ' and by chance' : ''}.`,
  'thrown-again': ({ thrown }, n) =>
    thrown.length === 1
      ? `${n.trucks(thrown)} did not come to rest. It is thrown again.`
      : `${n.trucks(thrown)} did not all come to rest. They are thrown again.`,
  ranked: ({ seat, rank }, n) => `${n.seat(seat)} is #${rank}.`,
  undecided: ({ seats }, n) =>
    `No truck alone is on its wheels: ${listed(seats.map((seat) => n.seat(seat)))} roll again.`,
  'captain-chosen': ({ seat, captain }, n) => `${n.seat(seat)} chooses the Captain ${captainCard(captain).name}.`,
  stacked: ({ trucks: ids }, n) => `${n.trucks(ids)} are a stack.`,
  unstacked: ({ trucks: ids }, n) => `${n.trucks(ids)} come apart.`,
  announced: ({ seat, move }, n) => `${n.seat(seat)} announces a MOVE: ${route(move, n)}.`,
  cancelled: ({ seat }, n) => `The MOVE of ${n.seat(seat)} is cancelled, and spent.`,
  moved: ({ move }, n) => `${capital(route(move, n))}.`,
  withdrawn: ({ seat, card }, n) =>
    `${n.seat(seat)} has given up: nothing comes of ${card === null ? 'the MOVE' : called(card)}.`,
  passed: ({ seat }, n) => `${n.seat(seat)} passes.`,
  'time-over': ({ of }) => (of === 'window' ? 'Time is over: nobody interrupts any more.' : 'Time is over.'),
  played: ({ seat, card, target }, n) => `${n.seat(seat)} plays ${called(card)}${onTarget(target, n)}.`,
  countered: ({ card }) => `${called(card)} has no effect, and is spent.`,
  'took-effect': ({ seat, card }, n) =>
    movesTwo(card) ? `${called(card)}: ${n.seat(seat)} may go two Terra.` : `${called(card)} takes effect.`,
  'rank-paid': ({ seat, coins }, n) => `${n.seat(seat)} begins with ${coins} V more.`,
  'rank-card': ({ seat, card }, n) => `${n.seat(seat)} begins with ${called(card)} in Camp.`,
  'paid-back': ({ seat, coins }, n) => `${n.seat(seat)}, the Broker, gets ${coins} V back.`,
  'captain-used': ({ seat, captain }, n) => `${n.seat(seat)} uses the Captain ${captainCard(captain).name}.`,
  claimed: ({ seat, terra, coins }, n) => `${n.seat(seat)} claims ${coins} V of ${terra}.`,
  'toll-paid': ({ seat, to, coins }, n) =>
    coins === 0
      ? `${n.seat(to)} takes no toll from ${n.seat(seat)}: 1 V has no half.`
      : `${n.seat(to)} takes a toll of ${coins} V from ${n.seat(seat)}.`,
  battle: ({ attacker, defender, terra }, n) => `${n.seat(attacker)} attacks ${n.seat(defender)} in ${terra}.`,
  'attack-failed': ({ holder, terra, back, origin }, n) =>
    `The attack fails: ${n.seat(holder)} still holds ${terra}${back.length === 0 ? '' : `; ${n.trucks(back)} ${go(back)} back to ${placeName(origin)}`}.`,
  'attack-won': ({ attacker, terra, occupied }, n) =>
    `The attack succeeds: ${n.seat(attacker)} ${occupied ? `now holds ${terra}` : `wins ${terra} and withdraws`}.`,
  'all-down': ({ terra }) => `All are down: ${terra} is empty.`,
  'to-camp': ({ trucks: ids }, n) => `${n.trucks(ids)} ${go(ids)} back to Camp.`,
  towed: ({ truck, terra }, n) => `${n.truck(truck)} is towed to ${terra}.`,
  'another-move': ({ seat }, n) => `${n.seat(seat)} has won an attack, and has another MOVE with another truck.`,
  looted: ({ seat, from, coins }, n) => `${n.seat(seat)} takes ${coins} V from the Camp of ${n.seat(from)}.`,
  'stake-won': ({ seat, from, coins }, n) => `${n.seat(seat)} wins a stake of ${coins} V from ${n.seat(from)}.`,
  'post-placed': ({ post, terra }, n) => `${n.seat(post.owner)} has a Post on ${terra}.`,
  'post-removed': ({ post, terra }, n) => `The Post of ${n.seat(post.owner)} on ${terra} is removed.`,
  bridged: ({ terra, beyond }) => `There is a ramp between ${terra} and ${placeName(beyond)}.`,
  scored: ({ seat, x }, n) => `${n.seat(seat)} scores ${x} X.`,
  'exchange-opened': () => 'The EXCHANGE opens.',
  dealt: ({ card }) => `${called(card)} is in the market.`,
  clima: ({ card }) =>
    `${called(card)}, a weather card (Clima), turned up in the market: ${climaCardOf(climaKindOf(card)).text}`,
  'washed-away': ({ coins }) =>
    coins === 0
      ? 'No V lay beside the City: none are washed away.'
      : `${coins} V ${coins === 1 ? 'is' : 'are'} washed away: out of play.`,
  bid: ({ seat, card, coins, total }, n) =>
    `${n.seat(seat)} bids ${coins} V on ${called(card)}${total === coins ? '' : `, ${total} V in all`}.`,
  awarded: ({ seat, card, coins }, n) => `${called(card)} goes to ${n.seat(seat)} for ${coins} V.`,
  forfeited: ({ card, why }) => `${called(card)} is gone: ${FORFEITED[why]}.`,
  'arena-opened': () => 'The private arena opens: each player may place private cards face down, with V on them.',
  'arena-filled': () => 'All have had their turn to place cards face down. Now they can be challenged.',
  placed: ({ seat, slot, coins }, n) => `${n.seat(seat)} places card ${slot} face down with ${coins} V.`,
  ready: ({ seat }, n) => `${n.seat(seat)} is done for now.`,
  challenged: ({ seat, owner, slot }, n) => `${n.seat(seat)} challenges card ${slot} of ${n.seat(owner)} for 1 V.`,
  revealed: ({ seat, card, coins, how }, n) =>
    `${n.seat(seat)} reveals ${called(card)} with ${coins} V: ${REVEALED[how]}.`,
  supplied: ({ coins }) =>
    coins === 0
      ? 'No free Terra has room for more V: the Supply adds none.'
      : `The Supply adds ${coins} V to the board.`,
  'no-supply': () => 'No Supply in this drought.',
  'exchange-closed': () => 'The EXCHANGE closes.',
  'shuffled-in': ({ cards }) => `From now on Roadblock and weather may come: ${cards} cards are shuffled in.`,
  conceded: ({ seat }, n) => `${n.seat(seat)} gave up.`,
  tied: ({ seats }, n) => `${listed(seats.map((seat) => n.seat(seat)))} are tied, and roll for it.`,
  won: ({ seat, by }, n) => `${n.seat(seat)} wins: ${WON_BY[by]}.`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
