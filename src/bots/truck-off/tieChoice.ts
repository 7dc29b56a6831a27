import type { ChooseDiceAction } from '#games/truck-off/actions.ts';
import { TIE_SETS } from '#games/truck-off/numbers.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Thought } from '../bot.ts';
import { reasonOf } from './reasons.ts';

/** Both sets have the same mean, and both are as often above it as below: either will do. */
export const chooseDice = (seat: number, chance: Chance): Thought<ChooseDiceAction> => ({
  move: { do: 'dice', seat, set: chance() < 0.5 ? TIE_SETS[0] : TIE_SETS[1] },
  reason: reasonOf('tie-dice'),
});
