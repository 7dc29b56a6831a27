import { chanceFor } from '../../engine/random.ts';
import { performingSteps, type OrderedSteps } from '../../games/traction/perform.ts';
import type { TractionState } from '../../games/traction/state.ts';
import { verdictOf, type Verdict } from '../../games/traction/verdict.ts';
import { ownHandOf } from '../../sim/hand/ownHand.ts';
import type { Steadiness } from '../../sim/hand/steadiness.ts';
import type { Chance } from '../../sim/maths/chance.ts';
import type { Physics } from '../../sim/physics.ts';
import type { Thinking } from '../bot.ts';

/** A table in a bot's head: it knows the surface, and how its own hand trembles, though not how it will tremble now. */
export interface Imagined {
  readonly physics: Physics;
  readonly steadiness: Steadiness;
}

const LARGEST = 2 ** 32;
/** Ticks of one piece of work. */
const TICKS_AT_ONCE = 240;

/** What would come of it this time, with a tremor drawn from chance; null where the hand cannot do it at all. */
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
