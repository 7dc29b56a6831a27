import { clockStanding } from '#engine/clock.ts';
import type { GameClock } from '#engine/game.ts';
import type { Fault } from '#sim/result.ts';
import type { TimeAction, TrexlandsAction } from './actions.ts';
import { withTop } from './changes.ts';
import type { Timed } from './events.ts';
import { passBid } from './exchange/market.ts';
import type { TrexlandsState } from './state.ts';
import { refusals } from './refusals.ts';
import { andThen, applied, type Applied } from './applied.ts';

/** TX-68: clocks, where the table has chosen one (`engine/clock.ts`). */

const MS = 1000;

/** Null where nothing waits for a clock. That of the market begins with the first bid: until then it is read. */
export function timed({ agenda: [act], phase }: TrexlandsState): Timed | null {
  if (act !== undefined) return act.waiting.length > 0 ? 'window' : null;
  const isBidding = phase.name === 'market' && phase.awarded === null;
  return isBidding && phase.market.some(({ bids }) => bids.some((coins) => coins > 0)) ? 'market' : null;
}

export function whyNotTime(state: TrexlandsState, { elapsedMs }: TimeAction): Fault | null {
  const { clockS } = state.options;
  switch (clockStanding(clockS === null ? null : clockS * MS, timed(state) !== null, { elapsedMs })) {
    case 'none':
      return refusals.noClock();
    case 'stopped':
      return refusals.noWindow();
    case 'early':
      return refusals.tooEarly(elapsedMs / MS, clockS ?? 0);
    case 'over':
      return null;
  }
}

/**
 * Seats that have not answered may not interrupt any more (TX-43). In the market the seat that is to bid passes: until
 * it answers no other may bid, and its delay must not close the market for the others (TX-31).
 */
export function timeIsOver(state: TrexlandsState): Applied {
  const {
    agenda: [act],
    phase,
  } = state;
  if (act !== undefined) return applied(withTop(state, { ...act, waiting: [] }), { type: 'time-over', of: 'window' });
  if (phase.name !== 'market') throw new Error('a window or the market is open');
  return andThen(applied(state, { type: 'time-over', of: 'market' }), (s) => passBid(s, phase, phase.bidder));
}

export const clock: GameClock<TrexlandsState, TrexlandsAction> = {
  leftMs: (state) => (state.options.clockS === null || timed(state) === null ? null : state.options.clockS * MS),
  timed: (action, elapsedMs) => (action.do === 'time' ? { ...action, elapsedMs } : action),
  over: (elapsedMs) => ({ do: 'time', elapsedMs }),
};
