import { clockStanding, type TimeAction } from '#engine/clock.ts';
import type { GameClock } from '#engine/game.ts';
import type { Fault } from '#sim/result.ts';
import type { TugOfWarAction } from './actions.ts';
import { withOne, type Seat } from './ids.ts';
import { setOf } from './sets.ts';
import type { Clocks, TugOfWarState } from './state.ts';
import { refusals } from './refusals.ts';
import { applied, type Applied } from './applied.ts';

/** TW-20: the clocks, where the table has chosen them (`engine/clock.ts`). The rules are told the time. */

const MS = 1000;

/** The longest time that can be told, a day: no turn takes it. */
export const MOST_MS = 24 * 60 * 60 * MS;

/** TW-10: the rival's discard, s. */
const RIVALS_DISCARD_S = 15;

export const fullClocks = ({ options }: Pick<TugOfWarState, 'options'>): Clocks | null => {
  const reserveMs = setOf(options.set).clock.reserveS * MS;
  return options.clock ? { reserveMs: [reserveMs, reserveMs], spentMs: 0 } : null;
};

/** A turn's own time, before its reserve. */
export const turnMs = ({ options }: Pick<TugOfWarState, 'options'>): number => setOf(options.set).clock.turnS * MS;

/** The seat for which time runs, and how much it has from the moment when it was asked, ms; null where none runs. */
export function running(state: TugOfWarState): { readonly seat: Seat; readonly leftMs: number } | null {
  const { clocks, phase, active, outcome } = state;
  if (clocks === null || outcome !== null || phase.name === 'first') return null;
  if (phase.name === 'discard' && phase.seat !== active) return { seat: phase.seat, leftMs: RIVALS_DISCARD_S * MS };
  return { seat: active, leftMs: Math.max(0, turnMs(state) + clocks.reserveMs[active] - clocks.spentMs) };
}

export function whyNotTime(state: TugOfWarState, { elapsedMs }: TimeAction): Fault | null {
  const now = running(state);
  const limitMs = state.clocks === null ? null : (now?.leftMs ?? 0);
  switch (clockStanding(limitMs, now !== null, { elapsedMs })) {
    case 'none':
      return refusals.noClock();
    case 'stopped':
      return refusals.noTime();
    case 'early':
      return refusals.tooEarly(elapsedMs / MS, (limitMs ?? 0) / MS);
    case 'over':
      return null;
  }
}

/** A choice that comes too late, or with a time where no clock runs. */
export function againstTime(state: TugOfWarState, action: TugOfWarAction): Fault | null {
  if (!('elapsedMs' in action) || action.elapsedMs === undefined) return null;
  if (state.clocks === null) return refusals.noClock();
  const now = running(state);
  return now !== null && action.elapsedMs >= now.leftMs ? refusals.tooLate() : null;
}

/** Time that the active seat took for a choice of its turn. */
export function spent(state: TugOfWarState, elapsedMs = 0): TugOfWarState {
  const { clocks } = state;
  return clocks === null ? state : { ...state, clocks: { ...clocks, spentMs: clocks.spentMs + elapsedMs } };
}

/** At the end of a turn: what it took beyond the turn's own time comes off the reserve, in the set's steps. */
export function settled(state: TugOfWarState): Applied {
  const { clocks, active, options } = state;
  if (clocks === null) return applied(state);
  const { turnS, stepS } = setOf(options.set).clock;
  const over = Math.max(0, clocks.spentMs - turnS * MS);
  const step = Math.max(1, stepS * MS);
  const tookMs = Math.min(clocks.reserveMs[active], Math.ceil(over / step) * step);
  const leftMs = clocks.reserveMs[active] - tookMs;
  const next = { ...state, clocks: { reserveMs: withOne(clocks.reserveMs, active, leftMs), spentMs: 0 } };
  return tookMs === 0 ? applied(next) : applied(next, { type: 'reserve', seat: active, tookMs, leftMs });
}

export const clock: GameClock<TugOfWarState, TugOfWarAction> = {
  leftMs: (state) => running(state)?.leftMs ?? null,
  timed: (action, elapsedMs) => (action.do === 'first' || action.do === 'concede' ? action : { ...action, elapsedMs }),
  over: (elapsedMs) => ({ do: 'time', elapsedMs }),
};
