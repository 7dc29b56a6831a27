import type { Seat } from '#sim/ids.ts';
import type { MoveAct } from '../acts.ts';
import { startBattle } from '../battle/start.ts';
import { combine, sendTo, withCamp, withoutTop } from '../changes.ts';
import { enter } from '../claims.ts';
import { CITY, type TerraId } from '../ids.ts';
import { enemiesIn, placeOf } from '../queries.ts';
import { score } from '../scoring.ts';
import type { TrexlandsState } from '../state.ts';
import { andThen, applied, type Applied } from '../applied.ts';
import { withTurn } from '../turn.ts';
import type { Move } from './move.ts';

/** The window of an announced MOVE is closed: it comes about, or it was cancelled and is spent (TX-45). */
export function carryOut(state: TrexlandsState, { seat, move, cancelled }: MoveAct): Applied {
  const spent = withTurn(withoutTop(state), ({ movesLeft, moved }) => ({
    movesLeft: movesLeft - 1,
    moved: [...moved, ...move.trucks],
  }));
  if (state.conceded.includes(seat)) return applied(spent, { type: 'withdrawn', seat, card: null });
  if (cancelled) return applied(spent, { type: 'cancelled', seat, move });
  return andThen(navigated(applied(spent, { type: 'moved', seat, move }), move, seat), (s) =>
    move.to === CITY ? score(s, seat, move.trucks) : arrive(s, seat, move, move.to),
  );
}

/** The Captain Navigator has served, if the MOVE was his. */
const navigated = (moved: Applied, { kind, via }: Move, seat: Seat): Applied =>
  kind === 'camp' && via !== null
    ? andThen(moved, (s) =>
        applied(
          withCamp(s, seat, () => ({ captain: { id: 'navigator', usedIn: s.cycle } })),
          { type: 'captain-used', seat, captain: 'navigator' },
        ),
      )
    : moved;

function arrive(state: TrexlandsState, seat: Seat, move: Move, to: TerraId): Applied {
  const used = move.kind === 'terra' && move.via !== null ? withTurn(state, () => ({ moveTwo: false })) : state;
  const origin = placeOf(state, move.trucks);
  const own = state.trucks.find(({ id, at }) => move.stack && at === to && !move.trucks.includes(id));
  const there = sendTo(used, move.trucks, to);
  if (enemiesIn(there, to, seat).length > 0) return startBattle(there, seat, move, to, origin);
  const joined = own === undefined ? there : move.trucks.reduce((s, id) => combine(s, id, own.id), there);
  return enter(joined, seat, to);
}
