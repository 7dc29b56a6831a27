import type { Rate } from './bucket.ts';

/** Limits of one room. */
export interface RoomLimits {
  /** Rows: from so many on, nothing but the match goes on; from so many on, not even that. */
  readonly rows: number;
  readonly lastRows: number;
  /** Rows that people add. */
  readonly rowsRate: Rate;
  /** Requests that wait for those before them. */
  readonly waiting: number;
}

/** Finite by default; house values, beside figures of docs/scale.md. */
export const ROOM_LIMITS: RoomLimits = {
  rows: 4000,
  lastRows: 5000,
  /** Six seats that buy at the same time, and then faster than anybody plays. */
  rowsRate: { burst: 60, perS: 2 },
  waiting: 100,
};

/** Ticks that a room may have performed: twice as many a minute as take place before anybody's eyes (240 a second). */
export const TICKS: Rate = { burst: 60_000, perS: 480 };

/** It is too early for it; nothing was done, and it may come again after so many milliseconds. */
export class NotYet extends Error {
  constructor(readonly ms: number) {
    super(`not for ${ms} ms`);
  }
}
