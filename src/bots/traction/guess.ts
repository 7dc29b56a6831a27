import { chanceFor } from '#engine/random.ts';
import { performingSteps } from '#games/traction/perform.ts';
import { verdictOf } from '#games/traction/verdict.ts';
import { ownHandOf } from '#sim/hand/ownHand.ts';
import type { Imagined } from '../bots.ts';
import type { Trying } from './trying.ts';

const LARGEST = 0x1_0000_0000;
/** Ticks of one piece of work. */
const TICKS_AT_ONCE = 240;

/** On a table of one's own, with a tremor drawn from chance. */
export const guessing = ({ physics, steadiness }: Imagined): Trying =>
  function* guess(state, order, chance) {
    const seed = [Math.floor(chance() * LARGEST), Math.floor(chance() * LARGEST), 1, 1];
    const own = ownHandOf(steadiness, (stroke) => chanceFor(seed, stroke));
    const performing = performingSteps(physics, state, { ...order, own });
    for (let ticks = 0; ; ticks += 1) {
      const step = performing.next();
      if (step.done) return step.value.ok ? verdictOf(step.value.value.report, state.options.tackling) : null;
      if (ticks % TICKS_AT_ONCE === 0) yield;
    }
  };
