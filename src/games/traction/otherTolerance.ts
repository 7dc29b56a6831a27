import { compareCalls, rejudge, type Call } from './referee/rejudge.ts';
import type { Ruling } from './referee/ruling.ts';
import { isLegal } from './referee/state.ts';
import type { Tolerance } from './referee/tolerance.ts';
import { caseOf, intentOf } from './perform.ts';
import type { TractionMatch } from './traction.ts';
import { rulingsUnder } from './verdict.ts';

/** The calls of an action that another tolerance would have made otherwise. */
export interface ActionCalls {
  /** Its place in the log. */
  readonly action: number;
  readonly calls: readonly Call[];
  /**
   * Another verdict on the whole action: no fault any more, a fault now, or null for the same (TR-43: one fault is
   * enough).
   */
  readonly turns: 'legal' | 'illegal' | null;
}

/** An action as it was ruled, and as it would have been by another tolerance. */
export interface Rejudged {
  /** Its place in the log. */
  readonly action: number;
  readonly made: readonly Ruling[];
  readonly instead: readonly Ruling[];
}

/**
 * Every action of a hand, ruled by another tolerance of nudges (TR-27). Each is judged by itself, from the position as
 * it really was. `pivotMm` (TR-07) stays what was played by.
 */
export function rejudgedUnder(
  match: TractionMatch,
  { moveMm, yawDeg }: Pick<Tolerance, 'moveMm' | 'yawDeg'>,
): readonly Rejudged[] {
  return match.log.flatMap(({ action, performed, before: { state } }, i): Rejudged[] => {
    if (performed === null || !('gesture' in action)) return [];
    const { tackling, tolerance } = state.options;
    const c = { ...caseOf(state, intentOf(action)), tolerance: { ...tolerance, moveMm, yawDeg } };
    const made = rulingsUnder(performed.rulings, tackling);
    return [{ action: i, made, instead: rulingsUnder(rejudge(c, performed), tackling) }];
  });
}

/** Every action with a fault, as it was called or as it would have been by another tolerance. */
export const callsUnder = (
  match: TractionMatch,
  tolerance: Pick<Tolerance, 'moveMm' | 'yawDeg'>,
): readonly ActionCalls[] =>
  rejudgedUnder(match, tolerance).flatMap(({ action, made, instead }): ActionCalls[] => {
    const calls = compareCalls(made, instead);
    return calls.length === 0 ? [] : [{ action, calls, turns: turned(isLegal(made), isLegal(instead)) }];
  });

function turned(was: boolean, is: boolean): ActionCalls['turns'] {
  if (was === is) return null;
  return is ? 'legal' : 'illegal';
}
