import type { Steadiness } from '../../../../../sim/hand/steadiness.ts';
import type { TractionEvent } from '../../../../../games/traction/events.ts';
import type { TractionMatch } from '../../../../../games/traction/traction.ts';
import type { StepReport } from '../../../../../games/traction/referee/report.ts';
import { nameOf } from '../../../../../games/traction/pieces.ts';
import { gameTexts } from '../../texts.ts';
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
  readonly mark: 'foul' | 'crash' | null; // an illegal move; pieces moved out of turn or by a bump
}

export function logLinesOf({ header, log }: TractionMatch): readonly LogLine[] {
  const naming = namingOf(header.seats);
  return log.map(({ action, seat, performed, events, before }, index) => ({
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

/** `S1 walked 4 steps, 81 mm`; in notation where no hand of a player moved a piece. */
function wordsOf(
  { action, performed, events }: Pick<TractionMatch['log'][number], 'action' | 'performed' | 'events'>,
  naming: Naming,
): string {
  if (action.do !== 'walk' && action.do !== 'tackle') return notationOf(action, performed, naming);
  const steps = performed?.steps ?? [];
  const name = nameOf(action.piece);
  if (action.do === 'walk') return gameTexts.log.walked(name, steps.length, travelMm(steps));
  const victims = events.flatMap((event) => (event.type === 'tackled' ? event.victims : []));
  return victims.length > 0
    ? gameTexts.log.tackled(name, victims.map(naming.piece))
    : gameTexts.log.triedToTackle(name);
}

/** The way of the base's middle over all steps, mm. */
const travelMm = (steps: readonly StepReport[]): number => steps.reduce((sum, step) => sum + step.travelMm, 0);

function markOf(events: readonly TractionEvent[]): LogLine['mark'] {
  if (events.some(({ type }) => type === 'illegal-move')) return 'foul';
  return events.some(({ type }) => type === 'crash') ? 'crash' : null;
}
