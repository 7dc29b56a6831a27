import type { Steadiness } from '../../../../../sim/hand/steadiness.ts';
import type { TractionEvent } from '../../../../../games/traction/events.ts';
import type { TractionMatch } from '../../../../../games/traction/traction.ts';
import { namingOf } from './naming.ts';
import { handOf, notationOf, type KnownHand } from './notation.ts';

/** One action in the log. */
export interface LogLine {
  readonly index: number;
  readonly seat: number | null; // null where no player did it
  readonly turn: number;
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
    notation: notationOf(action, performed, naming),
    hand: handOf(action),
    steadiness: seat !== null && 'gesture' in action ? naming.steadiness(seat) : 'usual',
    mark: markOf(events),
  }));
}

function markOf(events: readonly TractionEvent[]): LogLine['mark'] {
  if (events.some(({ type }) => type === 'illegal-move')) return 'foul';
  return events.some(({ type }) => type === 'crash') ? 'crash' : null;
}
