import type { PieceId, Seat } from '../../sim/ids.ts';
import type { Fault } from '../../sim/result.ts';
import type { TractionEvent } from './events.ts';
import { nameOf } from './pieces.ts';
import type { Barred, PendingPenalty } from './state.ts';

/** Every sentence of the rules that a player can read: why something may not be done, and what has happened. */

const refusal = (code: string, message: string): Fault => ({ code, message });

const WHY_BARRED: Readonly<Record<Barred['why'], string>> = {
  returned: 'went back to its pad in this turn (TR-21)',
  penalised: 'was penalised in this turn (TR-22)',
  righted: 'was set upright in this turn (TR-23)',
};

/** Why an action may not be played; the codes are stable. */
export const refusals = {
  penaltyPending: ({ chooser, culprit }: PendingPenalty) => refusal('penalty-pending', `Seat ${chooser} has to choose a penalty for seat ${culprit} first (TR-29).`),
  notYours: (piece: PieceId, seat: Seat) => refusal('not-your-piece', `${piece} is not a piece of seat ${seat}, whose turn it is.`),
  unknownPiece: (piece: string) => refusal('unknown-piece', `${piece} is not on the table.`),
  noPlace: (piece: PieceId) => refusal('no-place', `${piece} is off the table: there is no place on its pad for it.`),
  barred: (piece: PieceId, why: Barred['why']) => refusal(`barred-${why}`, `${nameOf(piece)} ${WHY_BARRED[why]} and may not act until the next one.`),
  flat: (piece: PieceId) => refusal('flat', `${nameOf(piece)} is penalised: it lies flat until it is set upright at the start of a turn (TR-24).`),
  acted: (piece: PieceId) => refusal('already-acted', `${nameOf(piece)} has acted in this turn; a piece acts once (TR-12).`),
  allActed: (piece: PieceId, count: number) => refusal('all-acted', `${nameOf(piece)} may not act: ${pieces(count)} acted, and no more may in this turn (TR-05).`),
  otherPiece: (piece: PieceId, held: PieceId) => refusal('other-piece-in-hand', `The action is for ${piece}, but the hand moves ${held}.`),
  tooManySteps: (piece: PieceId, steps: number, range: number) => refusal('too-many-steps', `${nameOf(piece)} may walk ${count(range, 'step')}, not ${steps}.`),
  noSteps: (piece: PieceId) => refusal('no-steps', `${nameOf(piece)} walks at least one step.`),
  swivel: (piece: PieceId, swivelDeg: number) => refusal('bad-swivel', `${nameOf(piece)} cannot swivel by ${swivelDeg} degrees in a step; expected -360 to 360 (TR-08).`),
  inTurn: (seat: Seat) => refusal('not-out-of-turn', `It is the turn of seat ${seat}; what it touches now is a walk or a tackle.`),
  unknownSeat: (seat: Seat) => refusal('unknown-seat', `There is no seat ${seat} in this match.`),
  nothingToRight: () => refusal('nothing-to-right', 'No piece is named that should be set upright.'),
  tooLateToRight: (acted: readonly PieceId[]) => refusal('too-late-to-right', `Pieces are set upright at the start of a turn; ${list(acted.map(nameOf))} ${acted.length === 1 ? 'has' : 'have'} acted already (TR-23).`),
  upright: (piece: PieceId) => refusal('upright', `${nameOf(piece)} stands upright.`),
  noPenaltyPending: () => refusal('no-penalty-pending', 'There is no penalty to be chosen.'),
  notAsked: (chooser: Seat, asked: PendingPenalty) => refusal('not-asked', `Seat ${chooser} does not choose now; seat ${asked.chooser} does.`),
  notTheCulprits: (piece: PieceId, { culprit }: PendingPenalty) => refusal('not-the-culprits', `${piece} is not a piece of seat ${culprit}, who caused the crash.`),
  flatAlready: (piece: PieceId) => refusal('flat-already', `${piece} lies flat already and cannot be penalised again (TR-29).`),
  notPlaying: (seat: Seat) => refusal('not-playing', `Seat ${seat} is not playing, or has given up.`),
} as const;

const count = (n: number, noun: string): string => (n === 1 ? `one ${noun}` : `${n} ${noun}s`);
const pieces = (n: number): string => (n === 1 ? 'one piece has' : `${n} pieces have`);

const list = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);
const has = (words: readonly unknown[]): string => (words.length === 1 ? 'is' : 'are');

/** How a seat is called; by default by its number. */
export type NameOfSeat = (seat: number) => string;
const bySeatNumber: NameOfSeat = (seat) => `seat ${seat}`;

/** The event as one sentence. */
export function makeText(event: TractionEvent, seatName: NameOfSeat = bySeatNumber): string {
  const who = (seat: number): string => seatName(seat);
  const sentence = sentenceOf(event, who);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function sentenceOf(event: TractionEvent, who: NameOfSeat): string {
  switch (event.type) {
    case 'turn-began':
      return `${who(event.seat)} is to move.`;
    case 'turn-ended':
      return event.by === 'choice' ? `${who(event.seat)} ends the turn.` : `The turn of ${who(event.seat)} is over.`;
    case 'walked':
      return `${event.piece} walks ${count(event.steps, 'step')}.`;
    case 'missed':
      return `${event.piece} tackles and hits nothing.`;
    case 'tackled':
      return `${event.piece} tackles ${list(event.victims)}.`;
    case 'illegal-move':
      return `${event.piece} has made an illegal move: ${list(event.codes)}.`;
    case 'penalised':
      return `${event.piece} is penalised and lies flat on its pad.`;
    case 'returned':
      return returnedText(event.pieces, event.lying);
    case 'restored':
      return `${list(event.pieces)} ${has(event.pieces)} put back.`;
    case 'righted':
      return `${list(event.pieces)} ${has(event.pieces)} set upright.`;
    case 'crash':
      return `${event.by === null ? 'Nobody in particular' : who(event.by)} caused a crash${event.pieces.length === 0 ? '' : ` of ${list(event.pieces)}`}.`;
    case 'jiggled':
      return event.pieces.length === 0 ? 'A touch moved nothing.' : `${list(event.pieces)} ${has(event.pieces)} jiggled, and stay${event.pieces.length === 1 ? 's' : ''} there.`;
    case 'penalty-to-choose':
      return `${who(event.chooser)} may choose a piece of ${who(event.culprit)} to be penalised.`;
    case 'penalty-chosen':
      return `${who(event.chooser)} chooses ${event.piece}.`;
    case 'declined':
      return `${who(event.chooser)} lets ${who(event.culprit)} go unpunished.`;
    case 'conceded':
      return `${who(event.seat)} gives up.`;
    case 'won':
      return wonText(event, who);
    case 'turn-limit':
      return `The turns are used up: ${list(event.winners.map(who))} ${event.winners.length === 1 ? 'wins' : 'share the win'} by distance.`;
  }
}

const returnedText = (back: readonly PieceId[], lying: readonly PieceId[]): string =>
  `${list(back)} ${has(back)} put back upright${lying.length === 0 ? '' : `; ${list(lying)} ${lying.length === 1 ? 'stays' : 'stay'} flat`}.`;

const wonText = (event: Extract<TractionEvent, { type: 'won' }>, who: NameOfSeat): string =>
  event.by === 'concession' ? `${who(event.seat)} wins: nobody else is left.` : `${who(event.seat)} wins: ${event.piece} touches the pad of ${who(Number(event.pad.slice('pad-'.length)))}.`;
