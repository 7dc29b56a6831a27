import type { OrderedSteps } from '#games/traction/perform.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { Verdict } from '#games/traction/verdict.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Thinking } from '../bot.ts';

/** Tries steps in a bot's head: the verdict on them this time; null where the hand cannot do them at all. */
export type Trying = (state: TractionState, order: OrderedSteps, chance: Chance) => Thinking<Verdict | null>;
