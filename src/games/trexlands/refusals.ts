import { count, listed } from '#engine/words.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { captainCard, type CaptainId } from './captains.ts';
import { playableCard, type CardKind } from './cards/kinds.ts';
import { nameOf, type Place } from './ids.ts';
import { be, cardName, placeName } from './names.ts';
import type { Phase } from './state.ts';

/** Every sentence that says why something may not be done. */

const refusal = (code: string, message: string): Fault => ({ code, message });
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
  noBattleFromCamp: (left: readonly string[]) =>
    refusal(
      'no-battle-from-camp',
      `Attack from Camp only if no square at this ramp is left to you: ${listed(left)} ${left.length === 1 ? 'is' : 'are'} (TX-65).`,
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
        ? `No MOVE goes from ${here} to ${placeName(there)}: the edge between them is blocked (TX-11).`
        : `No MOVE goes from ${here} to ${placeName(there)}: they share no edge, and a corner is none (TX-10).`,
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
