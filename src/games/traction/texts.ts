import { count, listed } from '#engine/words.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { SIZES } from '#sim/pyramid.ts';
import type { Fault } from '#sim/result.ts';
import type { TractionEvent } from './events.ts';
import { nameOf } from './pieces.ts';
import type { Barred, PendingPenalty } from './state.ts';
import type { FillingOption } from './variants.ts';

/** Every sentence of the rules that a player can read: why something may not be done, and what has happened. */

const refusal = (code: string, message: string): Fault => ({ code, message });

const WHY_BARRED: Readonly<Record<Barred['why'], string>> = {
  returned: 'went back to its pad in this turn (TR-21)',
  penalised: 'made a foul in this turn (TR-22)',
  righted: 'was set upright in this turn (TR-23)',
};

/** Sentences for a match that is only read. */
export const told = {
  bumped: (piece: string) => `the table is bumped at ${piece}`,
  touched: (piece: string) => `${piece} is touched out of turn`,
  placed: 'places the pieces on the pad',
  freeHand: ' (free hand)',
} as const;

const SIZE_NAMES = { S: 'small', M: 'medium', L: 'large' } as const;

/** Said of the pieces of a match or an experiment: "hollow pieces", "small pieces filled up to 20 mm with ...". */
export function fillingText(filling: FillingOption): string {
  if (filling === 'hollow') return 'hollow pieces';
  if (typeof filling === 'string') return `pieces filled with ${filling}`;
  const { densityGCm3, heightMm, sizes } = filling;
  const which =
    sizes === undefined || sizes.length === SIZES.length ? '' : `${listed(sizes.map((size) => SIZE_NAMES[size]))} `;
  return `${which}pieces filled ${heightMm === undefined ? '' : `up to ${heightMm} mm `}with ${densityGCm3} g/cm³`;
}

/** Why an action may not be played; the codes are stable. */
export const refusals = {
  penaltyPending: ({ chooser, culprit }: PendingPenalty) =>
    refusal('penalty-pending', `Seat ${chooser} has to choose a penalty for seat ${culprit} first (TR-29).`),
  notYours: (piece: PieceId, seat: Seat) =>
    refusal('not-your-piece', `${piece} waits: it is the turn of seat ${seat}.`),
  unknownPiece: (piece: string) => refusal('unknown-piece', `${piece} is not on the table.`),
  noPlace: (piece: PieceId) => refusal('no-place', `${piece} is off the table: there is no place on its pad for it.`),
  barred: (piece: PieceId, why: Barred['why']) =>
    refusal(`barred-${why}`, `${nameOf(piece)} ${WHY_BARRED[why]} and may not act until the next one.`),
  flat: (piece: PieceId) =>
    refusal('flat', `${nameOf(piece)} lies flat after a foul until it is set upright at the start of a turn (TR-24).`),
  acted: (piece: PieceId) =>
    refusal('already-acted', `${nameOf(piece)} has acted in this turn; a piece acts once (TR-12).`),
  allActed: (piece: PieceId, count: number) =>
    refusal('all-acted', `${nameOf(piece)} may not act: ${pieces(count)} acted, and no more may in this turn (TR-05).`),
  otherPiece: (piece: PieceId, held: PieceId) =>
    refusal('other-piece-in-hand', `The action is for ${piece}, but the hand moves ${held}.`),
  freeHandsOnly: () =>
    refusal('free-hands-only', 'This match is played with free hands: no assisted hand may move a piece.'),
  tooManySteps: (piece: PieceId, steps: number, range: number) =>
    refusal('too-many-steps', `${nameOf(piece)} may walk ${count(range, 'step')}, not ${steps}.`),
  noSteps: (piece: PieceId) => refusal('no-steps', `${nameOf(piece)} walks at least one step.`),
  swivel: (piece: PieceId, swivelDeg: number, most: number) =>
    refusal(
      'bad-swivel',
      `${nameOf(piece)} cannot swivel by ${swivelDeg} degrees in a step; expected -${most} to ${most} (TR-08).`,
    ),
  inTurn: (seat: Seat) => refusal('not-out-of-turn', `Seat ${seat} is to move and cannot also reach out of turn.`),
  unknownSeat: (seat: Seat) => refusal('unknown-seat', `There is no seat ${seat} in this match.`),
  tooLateToArrange: () =>
    refusal(
      'too-late-to-arrange',
      'Pieces are placed on their pad before the first turn, and only while all six stand there (TR-41).',
    ),
  notTheSix: (seat: Seat) =>
    refusal('not-the-six', `Seat ${seat} places its own six pieces on its pad, each once (TR-41).`),
  offItsPad: (piece: PieceId) =>
    refusal('off-its-pad', `${nameOf(piece)} would not stand upright and wholly on its pad (TR-41).`),
  inAnother: (piece: PieceId, other: PieceId, depthMm: number) =>
    refusal(
      'in-another',
      `${nameOf(piece)} would stand ${depthMm.toFixed(1)} mm deep in ${nameOf(other)}; they may touch, and no more (TR-41).`,
    ),
  nothingToRight: () => refusal('nothing-to-right', 'No piece is named that should be set upright.'),
  tooLateToRight: (acted: readonly PieceId[]) =>
    refusal(
      'too-late-to-right',
      `Pieces are set upright at the start of a turn; ${listed(acted.map(nameOf))} ${acted.length === 1 ? 'has' : 'have'} acted already (TR-23).`,
    ),
  upright: (piece: PieceId) => refusal('upright', `${nameOf(piece)} stands upright.`),
  stillOut: (piece: PieceId, turns: number) =>
    refusal(
      'still-out',
      `${nameOf(piece)} may be set upright in ${count(turns, 'turn')} of its owner's from this one on; the house rules keep it out until then.`,
    ),
  noPenaltyPending: () => refusal('no-penalty-pending', 'There is no penalty to be chosen.'),
  notAsked: (chooser: Seat, asked: PendingPenalty) =>
    refusal('not-asked', `Seat ${chooser} does not choose now; seat ${asked.chooser} does.`),
  notTheCulprits: (piece: PieceId, { culprit }: PendingPenalty) =>
    refusal('not-the-culprits', `${piece} is not a piece of seat ${culprit}, who moved a piece out of turn.`),
  flatAlready: (piece: PieceId) => refusal('flat-already', `${piece} lies flat already and cannot be picked (TR-29).`),
  pickedAlready: (piece: PieceId) => refusal('picked-already', `${piece} was picked for this foul already (TR-29).`),
  notPlaying: (seat: Seat) => refusal('not-playing', `Seat ${seat} is not playing, or has given up.`),
} as const;

const pieces = (n: number): string => (n === 1 ? 'one piece has' : `${n} pieces have`);

/** How seats and pieces are called; by default by their numbers and ids. */
export interface Naming {
  seat(seat: number): string;
  piece(piece: PieceId): string;
}

const BY_NUMBER: Naming = { seat: (seat) => `Seat ${seat}`, piece: (piece) => piece };

type Told = {
  readonly [T in TractionEvent['type']]: (event: Extract<TractionEvent, { readonly type: T }>, n: Naming) => string;
};

/** The event as one sentence or two. */
export function eventText(event: TractionEvent, naming: Naming = BY_NUMBER): string {
  // TypeScript does not see that it is this event's
  const tell = TOLD[event.type] as (event: TractionEvent, n: Naming) => string;
  return tell(event, naming);
}

const noPlaceFor = (gone: readonly unknown[]): string =>
  `taken off the table: there is no place on a pad for ${gone.length === 1 ? 'it' : 'them'}`;

const PENALISED = {
  flat: 'lies flat on its pad',
  upright: 'stands upright on its pad: by the house rules a penalty lays nothing flat',
  'off-table': `is ${noPlaceFor(['it'])}`,
} as const;

const TOLD: Told = {
  'turn-began': ({ seat }, n) => `${n.seat(seat)} is to move.`,
  'turn-ended': ({ seat, by }, n) =>
    by === 'choice' ? `${n.seat(seat)} ends the turn.` : `The turn of ${n.seat(seat)} is over.`,
  arranged: ({ seat }, n) => `${n.seat(seat)} places the pieces on the pad.`,
  walked: ({ piece, steps }, n) => `${n.piece(piece)} walked ${count(steps, 'step')}.`,
  missed: ({ piece }, n) => `${n.piece(piece)} tackled and hit nothing.`,
  tackled: ({ piece, victims }, n) => `${n.piece(piece)} tackled ${listed(victims.map(n.piece))}.`,
  'illegal-move': ({ piece, codes }, n) => `${n.piece(piece)} made a foul: ${listed(codes)}.`,
  penalised: ({ piece, now }, n) => `${n.piece(piece)} ${PENALISED[now ?? 'flat']}.`,
  returned: ({ pieces: back, lying, gone = [] }, n) =>
    [
      ...(back.length === 0
        ? []
        : [`${named(back, n)} ${one(back) ? 'stands on its pad' : 'stand on their pads'} again.`]),
      ...(lying.length === 0 ? [] : [`${named(lying, n)} ${one(lying) ? 'stays' : 'stay'} flat.`]),
      ...(gone.length === 0 ? [] : [`${named(gone, n)} ${one(gone) ? 'is' : 'are'} ${noPlaceFor(gone)}.`]),
    ].join(' '),
  restored: ({ pieces: back }, n) =>
    `${named(back, n)} ${one(back) ? 'is put back exactly where it' : 'are put back exactly where they'} stood.`,
  righted: ({ pieces: up }, n) => `${named(up, n)} ${one(up) ? 'is' : 'are'} set upright, and may not act this turn.`,
  crash: ({ by }, n) =>
    by === null ? 'The table was bumped: nobody’s foul.' : `${n.seat(by)} moved a piece out of turn: a foul.`,
  jiggled: () => 'No piece was moved by more than a nudge: play goes on.',
  'penalty-to-choose': ({ chooser, culprit }, n) =>
    `${n.seat(chooser)} may choose a piece of ${n.seat(culprit)} to be laid flat.`,
  'penalty-chosen': ({ chooser, piece }, n) => `${n.seat(chooser)} picked ${n.piece(piece)}.`,
  declined: ({ chooser, culprit }, n) => `${n.seat(chooser)} lets ${n.seat(culprit)} off.`,
  conceded: ({ seat }, n) => `${n.seat(seat)} gave up.`,
  won: ({ seat, by }, n) =>
    by === 'concession' ? `${n.seat(seat)} wins: nobody else is left.` : `${n.seat(seat)} wins.`,
  'turn-limit': ({ winners }, n) =>
    `The turns are used up: ${listed(winners.map(n.seat))} ${one(winners) ? 'wins' : 'share the win'} by distance.`,
};

const one = (all: readonly unknown[]): boolean => all.length === 1;
const named = (ids: readonly PieceId[], n: Naming): string => listed(ids.map(n.piece));
