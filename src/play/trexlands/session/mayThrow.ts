import { checkAction } from '#engine/play.ts';
import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import { trexlands, type SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { Result } from '#sim/result.ts';

/**
 * Whether a truck may be thrown in the match now, by hand or by chance. Faults: `match-over`, `undo-pending`,
 * `no-roll`.
 */
export const mayThrow = (match: SeenTrexlands): Result<TrexlandsAction> =>
  checkAction(trexlands, match, { do: 'roll', throws: [] });
