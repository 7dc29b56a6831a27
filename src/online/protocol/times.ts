import type { RoomClock } from './asks.ts';

/** A seat's time, by the clock of its room: by the store's time, ms since 1970. */
export interface SeatTime {
  /** Since when the match has waited for the seat without a pause; null while it does not. */
  readonly since: number | null;
  /** Left beyond the time that each turn has, ms. */
  readonly reserveMs: number;
}

const MS = 1000;

export const timesAtFirst = (clock: RoomClock | null, seats: number): readonly SeatTime[] =>
  Array.from({ length: seats }, () => ({ since: null, reserveMs: (clock?.reserveS ?? 0) * MS }));

/**
 * Time goes on to `at`, from when on the match waits for these seats. Time beyond a turn's own comes off the reserve.
 */
export const timesAfter = (
  clock: RoomClock | null,
  times: readonly SeatTime[],
  asked: readonly number[],
  at: number,
): readonly SeatTime[] =>
  times.map(({ since, reserveMs }, seat) => {
    if (asked.includes(seat)) return { since: since ?? at, reserveMs };
    const over = since === null || clock === null ? 0 : at - since - clock.turnS * MS;
    return { since: null, reserveMs: Math.max(0, reserveMs - Math.max(0, over)) };
  });

/** So many milliseconds counted for nobody: the match rested. */
export const timesRested = (times: readonly SeatTime[], ms: number): readonly SeatTime[] =>
  times.map(({ since, reserveMs }) => ({ since: since === null ? null : since + ms, reserveMs }));

export const withTime = (times: readonly SeatTime[], to: number, s: number): readonly SeatTime[] =>
  times.map((time, seat) => (seat === to ? { ...time, reserveMs: time.reserveMs + s * MS } : time));

/** When the seat's time is up; null while none runs. */
export const upAt = (clock: RoomClock | null, time: SeatTime | undefined): number | null =>
  clock === null || time === undefined || time.since === null ? null : time.since + clock.turnS * MS + time.reserveMs;
