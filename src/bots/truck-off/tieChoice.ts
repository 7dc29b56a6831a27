import type { ChooseDiceAction } from '#games/truck-off/actions.ts';
import { diceOfSet, TIE_SETS } from '#games/truck-off/numbers.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Thought } from '../bot.ts';
import { chancesAt, meanFace } from './odds.ts';
import { reasonOf } from './reasons.ts';

/**
 * Both sets of fair dice have the same mean, and both are as often above it as below: either will do. Where own dice
 * make one mean larger, that set is chosen.
 */
export function chooseDice({ options }: TruckOffState, seat: number, chance: Chance): Thought<ChooseDiceAction> {
  const [one, other] = TIE_SETS;
  const [mean, otherMean] = TIE_SETS.map((set) =>
    diceOfSet(set).reduce((sum, sides) => sum + meanFace(sides, chancesAt(options, sides)), 0),
  );
  const isEqual = mean === otherMean;
  const isFirst = isEqual ? chance() < 0.5 : (mean ?? 0) > (otherMean ?? 0);
  return {
    move: { do: 'dice', seat, set: isFirst ? one : other },
    reason: reasonOf(isEqual ? 'tie-dice' : 'better-dice'),
  };
}
