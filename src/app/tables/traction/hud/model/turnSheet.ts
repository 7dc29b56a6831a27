import { mayActBesides } from '../../../../../games/traction/queries.ts';
import { personAndBot } from '../../../../../engine/seats.ts';
import type { PieceId } from '../../../../../sim/ids.ts';
import type { TractionMatch } from '../../../../../games/traction/traction.ts';
import { texts } from '../../../../texts.ts';
import { gameTexts } from '../../texts.ts';
import { namingOf } from './naming.ts';
import type { TurnSheet } from '../../../../frame/TurnCard.tsx';

/** Names of the only person and of the one computer; null at any other table. */
function aloneOf({ seats }: TractionMatch['header']): { readonly you: string; readonly computer: string } | null {
  const alone = personAndBot(seats);
  const computer = seats.findIndex(({ kind }) => kind === 'bot');
  const naming = namingOf(seats);
  return alone && { you: naming.seat(alone.person), computer: naming.seat(computer) };
}

/** `acting`: the piece in the middle of its action, which is not counted among those that may still act. */
export function turnSheetOf({ header, state, undo, log }: TractionMatch, acting: PieceId | null = null): TurnSheet {
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
  const byLot = log.length === 0 && acting === null && header.setup.position === undefined; // TR-03
  const counted = byLot ? gameTexts.turn.byLot : number;
  const when = options.turnLimit === null ? counted : gameTexts.turn.ofLimit(turn.round, options.turnLimit);
  const alone = log.length === 0 ? aloneOf(header) : null;
  const told = [when, ...(level === undefined ? [gameTexts.turn.piecesLeft(mayActBesides(state, acting))] : [])];
  return {
    seat: turn.seat,
    headline: texts.turn.toMove(naming.seat(turn.seat)),
    detail: [
      ...(alone === null ? told : [gameTexts.turn.alone(alone.you, alone.computer, level === undefined, byLot)]),
      ...(options.hands === undefined || options.hands === 'any' ? [] : [gameTexts.dexterity[options.hands]]),
      ...(level === undefined ? [] : [texts.bots.named(gameTexts.botLevel(level))]),
      ...(hand === 'usual' ? [] : [texts.handicap.hands[hand]]),
    ].join(' · '),
  };
}
