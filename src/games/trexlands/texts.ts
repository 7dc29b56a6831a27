import { count, listed } from '#engine/words.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { captainCard, type CaptainId } from './captains.ts';
import { climaKindOf, isClima, isTribu, kindOf, tribuKindOf, type CampCardId, type CardId } from './cards/ids.ts';
import { climaCardOf, playableCard, type CardKind } from './cards/kinds.ts';
import type { Target } from './cards/target.ts';
import type { TrexlandsEvent } from './events.ts';
import { nameOf, type Place } from './ids.ts';
import type { Move } from './moves/move.ts';
import type { Phase } from './state.ts';

/** Every sentence of the rules that a player can read: why something may not be done, and what has happened. */

const refusal = (code: string, message: string): Fault => ({ code, message });
const cardName = (kind: CardKind): string => playableCard(kind).name;
const all = (trucks: readonly PieceId[]): string => listed(trucks.map(nameOf));

const WAITS: Readonly<Record<Phase['name'], string>> = {
  ranking: 'the players are being ranked',
  captains: 'Captains are being chosen',
  move: 'it is a player’s turn to MOVE',
  deal: 'the market is being dealt',
  market: 'the public market is open',
  arena: 'the private arena is open',
  tie: 'a tie is being broken',
};

const SHAKEN = {
  orientation: 'how it is turned as it is let go is drawn',
  axis: 'the axis of its spin is drawn, and spin is one number',
} as const;

/** Why an action may not be played; the codes are stable. */
export const refusals = {
  matchOver: () => refusal('match-over', 'The match is over.'),
  otherPhase: (phase: Phase['name']) => refusal('other-phase', `That is not possible now: ${WAITS[phase]}.`),
  windowOpen: () =>
    refusal(
      'window-open',
      'What was announced is not settled yet. Wait until everybody who is asked has played a card, passed or chosen.',
    ),
  rollFirst: () => refusal('roll-first', 'Trucks have to be thrown first: type roll, or throw them.'),
  noRoll: () => refusal('no-roll', 'There is no truck to throw now.'),
  otherTrucks: (asked: readonly PieceId[]) =>
    refusal('other-trucks', `This roll is of ${listed(asked)}, each thrown once.`),
  notYourThrow: (others: string) =>
    refusal('not-your-throw', `Each seat throws its own trucks and no other (TX-62): ${others} is another seat’s.`),
  nothingToThrow: (seat: Seat) => refusal('nothing-to-throw', `Seat ${seat} has no truck left to throw in this roll.`),
  thrownAlready: (truck: PieceId) => refusal('thrown-already', `${truck} has been thrown already.`),
  shaken: (truck: PieceId, chosen: 'orientation' | 'axis') =>
    refusal(
      'shaken',
      `${truck}: throws are shaken (TX-62), so ${SHAKEN[chosen]}; only the house rule “free throw” lets a hand choose.`,
    ),
  byChance: (truck: PieceId) =>
    refusal('by-chance', `${truck} was rolled twice without a tumble, so that chance throws it now (TX-63).`),
  givenUp: (truck: PieceId) => refusal('given-up', `${truck} is thrown by chance: its seat has given up (TX-62).`),
  badThrow: (truck: PieceId) => refusal('bad-throw', `The throw of ${truck} is not made of finite numbers.`),
  notYourTurn: (seat: Seat) => refusal('not-your-turn', `It is not the turn of seat ${seat}.`),
  notAsked: (seat: Seat) => refusal('not-asked', `Seat ${seat} is not asked now.`),
  hasPassed: (seat: Seat) =>
    refusal('has-passed', `Seat ${seat} has passed, or had nothing to play when this was announced (TX-43).`),
  noWindow: () => refusal('no-window', 'There is nothing to time now: no card can interrupt, and nobody has bid.'),
  noClock: () =>
    refusal(
      'no-clock',
      'No clock runs in this match: what waits goes on when everybody who is asked has played or passed (TX-68).',
    ),
  onlyTheClock: () => refusal('only-the-clock', 'Only the match’s clock can say that time is over.'),
  tooEarly: (ranS: number, ofS: number) =>
    refusal('too-early', `The clock has run ${ranS} s of ${ofS} s; time is not over (TX-68).`),
  captainTaken: (captain: CaptainId) =>
    refusal('captain-taken', `${captainCard(captain).name} is another seat’s Captain.`),
  notYours: (truck: PieceId, seat: Seat) =>
    refusal('not-your-truck', `${truck} is not a truck of seat ${seat}, whose turn it is.`),
  trucksInMove: (n: number) =>
    refusal('trucks-in-move', `A MOVE is of one truck or one stack, not of ${count(n, 'truck')} (TX-21).`),
  noStack: (truck: PieceId) => refusal('no-stack', `${nameOf(truck)} is not stacked with that truck.`),
  inStack: (truck: PieceId, mate: PieceId) =>
    refusal('in-stack', `${nameOf(truck)} is stacked with ${nameOf(mate)}; unstack them first (TX-22).`),
  movedAlready: (truck: PieceId) => refusal('moved-already', `${nameOf(truck)} has had its MOVE in this turn.`),
  notInCamp: (trucks: readonly PieceId[]) => refusal('not-in-camp', `${all(trucks)} ${be(trucks)} not in Camp.`),
  inCamp: (trucks: readonly PieceId[]) =>
    refusal(
      'in-camp',
      `${all(trucks)} ${be(trucks)} in Camp, and ${trucks.length === 1 ? 'comes' : 'come'} to the board by a ramp.`,
    ),
  noRamp: (ramp: string | null) => refusal('no-ramp', `${ramp ?? 'Nothing'} is not a ramp of this board.`),
  byNoRamp: (ramp: string, from: string) =>
    refusal('by-no-ramp', `The ramp ${ramp} is a way from Camp; a MOVE from ${from} goes by none.`),
  noTerra: (place: Place) => refusal('no-terra', `${place} is no Terra that this MOVE could go to.`),
  notAtRamp: (terra: string, ramp: string) => refusal('not-at-ramp', `${terra} does not touch the ramp ${ramp}.`),
  noBattleFromCamp: (terra: string, ramp: string) =>
    refusal(
      'no-battle-from-camp',
      `From Camp ${terra} can be attacked only while rivals hold every Terra at ${ramp} (TX-65).`,
    ),
  ownThere: (terra: string) =>
    refusal('own-there', `Your own truck stands on ${terra}, so that it is not free (TX-58).`),
  postThere: (terra: string, ramp: string) =>
    refusal(
      'post-there',
      `A Post stands on ${terra}, so that it is not free (TX-58); a rival’s is entered from Camp only if rivals hold every Terra at ${ramp} (TX-65).`,
    ),
  noNavigator: (cycle: number) =>
    refusal(
      'no-navigator',
      `Only the Captain Navigator goes from Camp over a first Terra on to the one behind it, once a game, from turn cycle ${cycle} on.`,
    ),
  notSecondRow: (to: string, via: string) =>
    refusal('not-second-row', `${to} is not the next Terra straight behind ${via}.`),
  noNitro: () => refusal('no-nitro', 'To move two Terra at once, first play Nitro or Fuel.'),
  viaNotFree: (terra: string) => refusal('via-not-free', `${terra}, the first of the two Terra, is not free.`),
  notFree: (terra: string) => refusal('not-free', `${terra} is not free.`),
  notPassable: (here: string, there: Place, touch: boolean) =>
    refusal(
      'not-passable',
      touch
        ? `No MOVE goes from ${here} to ${place(there)}: the edge between them is blocked (TX-11).`
        : `No MOVE goes from ${here} to ${place(there)}: they share no edge, and a corner is none (TX-10).`,
    ),
  noDistance: (terra: string) => refusal('no-distance', `The truck is in ${terra} already.`),
  noRoom: (terra: string, room: number) =>
    refusal(
      'no-room',
      `${terra} has room for ${count(room, 'truck')} of one player (${room === 1 ? 'TX-56' : 'TX-50'}).`,
    ),
  nothingToStackOn: (terra: string) =>
    refusal(
      'nothing-to-stack-on',
      `A single truck can be stacked on a single one of the same player; there is none in ${terra} (TX-21).`,
    ),
  notTogether: (a: PieceId, b: PieceId) =>
    refusal('not-together', `${nameOf(a)} and ${nameOf(b)} are not two trucks in one place.`),
  restackedAlready: (truck: PieceId) =>
    refusal(
      'restacked-already',
      `${nameOf(truck)} was stacked or unstacked in this turn already; each truck may be once a turn.`,
    ),
  notInYourCamp: (card: CardKind, seat: Seat) =>
    refusal('not-in-your-camp', `${cardName(card)} is not in the Camp of seat ${seat}.`),
  notNow: (card: CardKind) => refusal('not-now', `${cardName(card)} cannot be played now: ${playableCard(card).text}`),
  badTarget: (card: CardKind) =>
    refusal('bad-target', `${cardName(card)} cannot be played on that: ${playableCard(card).text}`),
  noWrench: (truck: PieceId) =>
    refusal('no-wrench', `${nameOf(truck)} cannot roll again: ${captainCard('wrench').text}`),
  noRaid: () => refusal('no-raid', 'There is no raid to decide about.'),
  noLot: (slot: number, most: number) =>
    refusal('no-lot', `There is no card ${slot} in the market; expected 1 to ${most}.`),
  badCoins: (coins: number, most: number) =>
    refusal('bad-coins', `${coins} V cannot be committed; there are ${most} V in Camp, and 1 V is the least.`),
  noTie: () => refusal('no-tie', `Broker cannot be used now: ${captainCard('broker').text}`),
  cannotPlace: () =>
    refusal(
      'cannot-place',
      'That card cannot be placed so: it has to be in your private deck, with at least 1 V and no more than you have in Camp (TX-39).',
    ),
  noFaceDown: (owner: Seat, slot: number) =>
    refusal('no-face-down', `Seat ${owner} has no card ${slot} in the private arena.`),
  ownFaceDown: () => refusal('own-face-down', 'Only a rival’s card can be challenged.'),
  challengedAlready: (owner: Seat, slot: number) =>
    refusal(
      'challenged-already',
      `Card ${slot} of seat ${owner} is challenged already; 1 V a card is the most (TX-40).`,
    ),
  arenaClosed: () => refusal('arena-closed', 'Challenges begin when all have placed their cards.'),
  readyAlready: (seat: Seat) => refusal('ready-already', `Seat ${seat} is ready already.`),
  notPlaying: (seat: Seat) => refusal('not-playing', `Seat ${seat} is not playing, or has given up.`),
} as const;

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
function called(card: CardId): string {
  if (isTribu(card)) return cardName(tribuKindOf(card));
  return isClima(card) ? climaCardOf(climaKindOf(card)).name : cardName(kindOf(card));
}

const be = (ids: readonly PieceId[]): string => (ids.length === 1 ? 'is' : 'are');
const go = (ids: readonly PieceId[]): string => (ids.length === 1 ? 'goes' : 'go');
const place = (at: Place | 'camp'): string => (at === 'city' ? 'the City' : at === 'camp' ? 'Camp' : at);
function wheelsWords(thrown: readonly PieceId[], upright: readonly PieceId[], n: Naming): string {
  if (upright.length === 0) return thrown.length === 1 ? 'it is down' : 'all are down';
  if (upright.length === thrown.length) return thrown.length === 1 ? 'it is on its wheels' : 'all are on their wheels';
  return upright.length === 1 ? `${n.trucks(upright)} is on its wheels` : `${n.trucks(upright)} are on their wheels`;
}
const route = ({ trucks: ids, ramp, via, to, stack }: Move, n: Naming): string =>
  `${n.trucks(ids)}${ramp === null ? '' : ` by ramp ${ramp}`}${via === null ? '' : ` through ${via}`} to ${place(to)}${stack ? ', stacked' : ''}`;

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
      return ` between ${target.terra} and ${place(target.beyond)}`;
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
    `The attack fails: ${n.seat(holder)} still holds ${terra}${back.length === 0 ? '' : `; ${n.trucks(back)} ${go(back)} back to ${place(origin)}`}.`,
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
  bridged: ({ terra, beyond }) => `There is a ramp between ${terra} and ${place(beyond)}.`,
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
  conceded: ({ seat }, n) => `${n.seat(seat)} gave up.`,
  tied: ({ seats }, n) => `${listed(seats.map((seat) => n.seat(seat)))} are tied, and roll for it.`,
  won: ({ seat, by }, n) => `${n.seat(seat)} wins: ${WON_BY[by]}.`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
