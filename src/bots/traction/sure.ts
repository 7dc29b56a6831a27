import type { OrderedSteps } from '#games/traction/perform.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { Hand } from '#sim/assist/assist.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Thinking } from '../bot.ts';
import type { Candidate } from './candidates.ts';
import type { Trying } from './trying.ts';

/** Quick enough to watch; a careful hand slips less. */
const TRIED: readonly Hand[] = ['natural', 'careful'];

/** The candidate as an order that goes well in its head, by the quickest hand that will do; null if none does. */
export function* sureOrder(
  trying: Trying,
  state: TractionState,
  { do: what, piece, steps }: Candidate,
  chance: Chance,
): Thinking<OrderedSteps | null> {
  for (const hand of TRIED) {
    const order: OrderedSteps = { do: what, piece, steps, hand };
    const verdict = yield* trying(state, order, chance);
    if (verdict === null || verdict.kind === 'illegal') continue;
    if (what === 'walk' || verdict.kind === 'tackle') return order;
  }
  return null;
}
