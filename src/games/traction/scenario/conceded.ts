import type { Path } from '#engine/files/jsonPath.ts';
import { misfit } from '#engine/files/misfit.ts';
import type { Seat } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import { say } from './texts.ts';

/** Seats that have given up, in a position (TR-63). */
export interface GivenUp {
  readonly seat: Seat;
  readonly conceded?: readonly Seat[];
}

/**
 * Whether these seats can have given up: each once, and not the one whose turn it is. `at` is where the file keeps
 * them.
 */
export function checkConceded({ seat, conceded = [] }: GivenUp, at: Path = ['conceded']): Result<null> {
  for (const [i, one] of conceded.entries()) {
    if (conceded.indexOf(one) < i) return misfit([...at, i], String(one), say.concededOnce);
    if (one === seat) return misfit([...at, i], String(one), say.concededTurn(seat));
  }
  return ok(null);
}
