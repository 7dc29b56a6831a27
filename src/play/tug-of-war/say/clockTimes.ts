import type { Seat } from '#games/tug-of-war/ids.ts';
import { setOf } from '#games/tug-of-war/sets.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { running } from '#games/tug-of-war/time.ts';

/** The face of a seat's clock, ms. */
export interface ClockTimes {
  readonly turnMs: number;
  readonly reserveMs: number;
  readonly runs: boolean;
}

const S = 1000;

/**
 * The times of a seat, when so much has passed since somebody was asked; null without clocks (TW-20). Reserve that was
 * begun goes in the set's steps. A rival who discards has a short time of its own.
 */
export function clockTimes(state: TugOfWarState, seat: Seat, elapsedMs: number): ClockTimes | null {
  const { clocks, options, active, outcome } = state;
  if (clocks === null) return null;
  if (outcome?.by === 'time' && outcome.winner !== seat) return { turnMs: 0, reserveMs: 0, runs: false };
  const { turnS, stepS } = setOf(options.set).clock;
  const now = running(state);
  const runs = now?.seat === seat;
  const reserve = clocks.reserveMs[seat];
  if (runs && seat !== active) return { turnMs: Math.max(0, now.leftMs - elapsedMs), reserveMs: reserve, runs };
  const spentMs = seat === active ? clocks.spentMs + (runs ? elapsedMs : 0) : 0;
  const overMs = Math.max(0, spentMs - turnS * S);
  const step = Math.max(1, stepS * S);
  return {
    turnMs: Math.max(0, turnS * S - spentMs),
    reserveMs: Math.max(0, reserve - Math.ceil(overMs / step) * step),
    runs,
  };
}
