import { decidedByWrench, withColours } from './match.ts';
import type { TractorPullState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';
import { readWrench, type Spun } from './wrench.ts';

/** The wrench lies: it says who is red, or is spun again by the same seat (TP-03). */
export function spun(state: TractorPullState, lies: Spun): Applied {
  const { phase } = state;
  if (phase.name !== 'spin') throw new Error('the wrench is not asked for');
  const { red, again } = readWrench(lies);
  const { headingDeg, turns } = lies;
  const seen = applied(state, { type: 'spun', by: phase.by, headingDeg, turns, red, again });
  if (red === null) return seen;
  return andThen(seen, (s) => (phase.why === 'colours' ? withColours(s, red, 'wrench') : decidedByWrench(s, red)));
}
