import { diceReport } from '#engine/dice/rulings.ts';
import { chanceBy } from '#engine/random.ts';
import { rollsOf } from '#engine/rolls.ts';
import { DICE_TRAY, diceRollOf, type Die } from '#sim/roll/diceThrow.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import type { RollAction } from './actions.ts';
import { check } from './check.ts';
import { dieId, leftIn } from './dice.ts';
import type { Sides } from './ids.ts';
import type { TruckOffOptions } from './options.ts';
import { ownDieIn } from './ownDice.ts';
import type { TruckOffTypes } from './truckOff.ts';

const dieIn =
  (options: TruckOffOptions) =>
  (sides: Sides): Die => ({ id: dieId(sides), die: `d${sides}`, spec: ownDieIn(options, sides)?.spec });

/**
 * Throws of the dice that are asked for; the match's draws give all that no hand gave (TO-49). Faults: those of
 * `check`, and `throw-<limit>` where no hand could throw so.
 */
export const ROLLS = rollsOf<TruckOffTypes, RollAction, RollSetup>({
  does: 'roll',
  given: ({ state, random }, action) => {
    const checked = check(state, action);
    if (!checked.ok) return checked;
    if (state.roll === null) throw new Error('a throw that is not asked for was let pass');
    const hands = action.throws.map(({ die, ...hand }) => ({ id: dieId(die), ...hand }));
    return diceRollOf(DICE_TRAY, leftIn(state.roll.dice).map(dieIn(state.options)), hands, chanceBy(random));
  },
  setupOf: (setup) => setup,
  reportOf: diceReport,
});

export const { given: setupOf, performing: performingRoll, start: startRoll, replayTable } = ROLLS;
