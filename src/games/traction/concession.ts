import type { Seat } from '#sim/ids.ts';
import type { ConcedeAction } from './actions.ts';
import { applied, andThen, type Applied } from './applied.ts';
import { askNext } from './crash.ts';
import { stillPlaying } from './seating.ts';
import type { TractionState } from './state.ts';
import { endTurnIfDone } from './turn.ts';

/** A seat gives up. The last one left wins; else its pieces and its pad stay, and it is passed over. */
export function concede(state: TractionState, { seat }: ConcedeAction): Applied {
  const gone = applied({ ...state, conceded: [...state.conceded, seat] }, { type: 'conceded', seat });
  const left = stillPlaying(gone.state);
  if (left.length === 1) return andThen(gone, (s) => lastOneLeft(s, left));
  const moved = andThen(gone, (s) => withoutPenaltiesOf(s, seat));
  return andThen(moved, endTurnIfDone);
}

/** A player who has given up neither chooses penalties nor suffers them. */
function withoutPenaltiesOf(state: TractionState, seat: Seat): Applied {
  const pending = state.pending.filter(({ chooser, culprit }) => chooser !== seat && culprit !== seat);
  const next = { ...state, pending };
  return pending[0] === state.pending[0] ? applied(next) : askNext(next);
}

const lastOneLeft = (state: TractionState, winners: readonly Seat[]): Applied =>
  applied(
    { ...state, outcome: { winners, by: 'concession', piece: null } },
    ...winners.map((seat) => ({ type: 'won', seat, by: 'concession' }) as const),
  );
