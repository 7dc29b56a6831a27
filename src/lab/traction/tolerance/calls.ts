import type { Counts } from '#engine/module/odds.ts';
import { rejudgedUnder } from '#games/traction/otherTolerance.ts';
import type { Tolerance } from '#games/traction/options.ts';
import type { Ruling } from '#games/traction/referee/ruling.ts';
import { isFault, isLegal } from '#games/traction/referee/state.ts';
import type { TractionMatch } from '#games/traction/traction.ts';

/** The sum of all causes: actions with a fault (TR-43: however many faults, one illegal move). */
export const ILLEGAL = 'illegal move';
/** Others were moved, and within tolerance. */
export const JIGGLE = 'jiggle';
/** All actions of hands. */
export const ACTIONS = 'actions';

/** The name under which a match counts a cause by the tolerance of this place in a list. */
export const nameOf = (tolerance: number, cause: string): string => `${tolerance} ${cause}`;

/** Calls in a match by each of the tolerances: every cause once an action. */
export function callsOf(match: TractionMatch, tolerances: readonly Pick<Tolerance, 'moveMm' | 'yawDeg'>[]): Counts {
  const counts: Record<string, number> = {};
  const count = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
  for (const [i, tolerance] of tolerances.entries())
    for (const { instead } of rejudgedUnder(match, tolerance))
      for (const cause of causesIn(instead)) count(nameOf(i, cause));
  return counts;
}

const causesIn = (rulings: readonly Ruling[]): ReadonlySet<string> =>
  new Set([
    ACTIONS,
    ...(isLegal(rulings) ? [] : [ILLEGAL]),
    ...rulings.filter((ruling) => isFault(ruling) || ruling.code === JIGGLE).map(({ code }) => code),
  ]);
