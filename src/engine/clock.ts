/**
 * A clock that a table has chosen. The rules know none: who runs the match measures, and its word is an action with the
 * time that was measured, so that a replay is exact.
 */
export interface TimeAction {
  readonly do: 'time';
  /** Since the clock was set going, ms, whole. */
  readonly elapsedMs: number;
}

/**
 * `none`: the table has chosen no clock. `stopped`: nothing waits for it now. `early`: its time is not up. `over`: it
 * is.
 */
export type ClockStanding = 'none' | 'stopped' | 'early' | 'over';

/** How a clock of so many milliseconds stands; whole ones, as a product of seconds may be a hair above what it is. */
export function clockStanding(
  limitMs: number | null,
  isRunning: boolean,
  { elapsedMs }: Pick<TimeAction, 'elapsedMs'>,
): ClockStanding {
  if (limitMs === null) return 'none';
  if (!isRunning) return 'stopped';
  return elapsedMs >= limitMs ? 'over' : 'early';
}
