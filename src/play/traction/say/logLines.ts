import { isOpen, type OpenEntry } from '#engine/seen.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { TractionEvent } from '#games/traction/events.ts';
import type { SeenTraction, TractionTypes } from '#games/traction/traction.ts';
import type { StepReport } from '#games/traction/referee/report.ts';
import { nameOf } from '#games/traction/pieces.ts';
import { gameTexts } from '../texts.ts';
import { namingOf, type Naming } from './naming.ts';
import { handOf, notationOf, type KnownHand } from './notation.ts';

/** One action in the log. */
export interface LogLine {
  readonly index: number;
  readonly seat: number | null; // null where no player did it
  readonly turn: number;
  readonly words: string;
  readonly notation: string;
  readonly hand: KnownHand | null; // null for what no hand of a player moved
  readonly steadiness: Steadiness; // of the hand that did it, usual where none did
  readonly mark: 'foul' | 'bumped' | null; // by a player, in turn or out of it; by nobody
}

export function logLinesOf({ header, log }: SeenTraction): readonly LogLine[] {
  const naming = namingOf(header.seats);
  return log.filter(isOpen).map(({ action, seat, performed, events, before }, index) => ({
    index,
    seat,
    turn: before.state.turn.number,
    words: wordsOf({ action, performed, events }, naming),
    notation: notationOf(action, performed, naming),
    hand: handOf(action),
    steadiness: seat !== null && 'gesture' in action ? naming.steadiness(seat) : 'usual',
    mark: markOf(events),
  }));
}

type Logged = Pick<OpenEntry<TractionTypes>, 'action' | 'performed' | 'events'>;

/**
 * `S1 walked 4 steps, 81 mm`, of the seat that did it; the first fault where no step and no tackle has come of it.
 * `called`: the name of a piece that acts.
 */
export function wordsOf({ action, performed, events }: Logged, naming: Naming, called = nameOf): string {
  const [fault] = events.flatMap((event) => (event.type === 'illegal-move' ? event.codes : []));
  switch (action.do) {
    case 'walk': {
      const steps = performed?.steps ?? [];
      return steps.length === 0 && fault !== undefined
        ? gameTexts.log.failed(called(action.piece), fault)
        : gameTexts.log.walked(called(action.piece), steps.length, travelMm(steps));
    }
    case 'tackle': {
      const victims = events.flatMap((event) => (event.type === 'tackled' ? event.victims : []));
      if (victims.length > 0) return gameTexts.log.tackled(called(action.piece), victims.map(naming.piece));
      return fault === undefined
        ? gameTexts.log.triedToTackle(called(action.piece))
        : gameTexts.log.failed(called(action.piece), fault);
    }
    case 'right':
      return gameTexts.log.right(action.pieces.map((piece) => called(piece)));
    case 'penalise':
      return action.piece === null ? gameTexts.log.letPass : gameTexts.log.picked(naming.piece(action.piece));
    case 'end-turn':
      return gameTexts.log.endTurn;
    case 'concede':
      return gameTexts.log.concede;
    case 'disturb':
    case 'arrange':
      return notationOf(action, performed, naming); // they have no notation of their own
  }
}

/** The way of the base's middle over all steps, mm. */
export const travelMm = (steps: readonly StepReport[]): number => steps.reduce((sum, step) => sum + step.travelMm, 0);

function markOf(events: readonly TractionEvent[]): LogLine['mark'] {
  if (events.some(({ type }) => type === 'illegal-move')) return 'foul';
  const crash = events.find((event) => event.type === 'crash');
  if (crash === undefined) return null;
  return crash.by === null ? 'bumped' : 'foul';
}
