import { personAndBot } from '#engine/seats.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import { namingOf, type Naming } from './naming.ts';
import { lookOfColour } from '#play/seatLooks.ts';
import type { TurnSheet } from '#play/say/turnSheet.ts';

/** Names of the only person and of the one computer; null at any other table. */
function aloneOf({ seats }: SeenTraction['header']): { readonly you: string; readonly computer: string } | null {
  const alone = personAndBot(seats);
  const computer = seats.findIndex(({ kind }) => kind === 'bot');
  const naming = namingOf(seats);
  return alone && { you: withColour(naming, alone.person), computer: withColour(naming, computer) };
}

/** A player's name with the colour that one sees on the table, unless the name says it already. */
function withColour(naming: Naming, seat: number): string {
  const colour = gameTexts.turn.seen[lookOfColour(naming.colour(seat)).id];
  const name = naming.seat(seat);
  return name.toLowerCase() === colour ? name : gameTexts.turn.inColour(name, colour);
}

/** Of two persons at a table, the one who is not to move. */
function rivalOf({ seats }: SeenTraction['header'], mover: number): string | null {
  return seats.length === 2 && seats.every(({ kind }) => kind === 'person')
    ? withColour(namingOf(seats), 1 - mover)
    : null;
}

/** `isActing`: a piece is in the middle of its action. */
export function turnSheetOf({ header, state, undo, log }: SeenTraction, isActing = false): TurnSheet {
  const naming = namingOf(header.seats);
  const { turn, options, outcome, pending } = state;
  const [asked] = pending;
  const number = gameTexts.turn.number(turn.number);
  const [answering] = undo?.waitingFor ?? []; // the end of a match can be taken back as well
  if (answering !== undefined)
    return { seat: answering, headline: texts.turn.answers(naming.seat(answering)), detail: number };
  if (outcome !== null) {
    const [winner, ...others] = outcome.winners;
    return { seat: others.length === 0 ? (winner ?? null) : null, headline: texts.turn.over, detail: number };
  }
  if (asked !== undefined)
    return { seat: asked.chooser, headline: gameTexts.turn.chooses(naming.seat(asked.chooser)), detail: number };
  const hand = naming.steadiness(turn.seat);
  const level = header.seats[turn.seat]?.level;
  const isTold = level === undefined || turn.number > header.seats.length; // the plate has its name for it
  const first = log.length === 0 && !isActing;
  const byLot = first && header.setup.position === undefined && header.setup.options.first === undefined; // TR-03
  const counted = byLot ? gameTexts.turn.byLot : number;
  const when = options.turnLimit === null ? counted : gameTexts.turn.ofLimit(turn.round, options.turnLimit);
  const alone = log.length === 0 ? aloneOf(header) : null;
  const rival = first ? rivalOf(header, turn.seat) : null;
  const told = [when, ...(rival === null ? [] : [gameTexts.turn.rival(rival)])];
  const begins = level === undefined;
  const dexterity = options.hands === undefined || options.hands === 'any' ? [] : [gameTexts.dexterity[options.hands]];
  const handicap = hand === 'usual' ? [] : [texts.handicap.hands[hand]];
  return {
    seat: turn.seat,
    headline: texts.turn.toMove(naming.seat(turn.seat)),
    detail: [
      ...(alone === null ? told : [gameTexts.turn.alone(alone.you, alone.computer, begins, byLot)]),
      ...dexterity,
      ...(isTold ? [] : [texts.bots.named(gameTexts.botLevel(level))]),
      ...handicap,
    ].join(' · '),
    ...(alone === null && rival === null
      ? {}
      : {
          short: [
            alone === null ? when : gameTexts.turn.aloneShort(alone.you, begins, byLot),
            ...dexterity,
            ...handicap,
          ].join(' · '),
        }),
  };
}
