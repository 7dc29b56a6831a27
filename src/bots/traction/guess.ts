import { chanceFor } from '../../engine/random.ts';
import { performingSteps, type OrderedSteps } from '../../games/traction/perform.ts';
import type { TractionState } from '../../games/traction/state.ts';
import { verdictOf, type Verdict } from '../../games/traction/verdict.ts';
import { ownHandOf } from '../../sim/hand/ownHand.ts';
import type { Chance } from '../../sim/maths/chance.ts';
import type { Thinking } from '../bot.ts';
import type { Imagined } from '../bots.ts';

const LARGEST = 0x1_0000_0000;
/** Ticks of one piece of work. */
const TICKS_AT_ONCE = 240;

/** The verdict on it this time, with a tremor drawn from chance; null where the hand cannot do it at all. */
export function* guess(
  { physics, steadiness }: Imagined,
  state: TractionState,
  order: OrderedSteps,
  chance: Chance,
): Thinking<Verdict | null> {
  const seed = [Math.floor(chance() * LARGEST), Math.floor(chance() * LARGEST), 1, 1];
  const own = ownHandOf(steadiness, (stroke) => chanceFor(seed, stroke));
  const performing = performingSteps(physics, state, { ...order, own });
  for (let ticks = 0; ; ticks += 1) {
    const step = performing.next();
    if (step.done) return step.value.ok ? verdictOf(step.value.value.report, state.options.tackling) : null;
    if (ticks % TICKS_AT_ONCE === 0) yield;
  }
}
