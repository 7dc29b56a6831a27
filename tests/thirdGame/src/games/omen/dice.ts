import { diceReport, diceRulings } from '#engine/dice/rulings.ts';
import { chanceBy } from '#engine/random.ts';
import { rollsOf } from '#engine/rolls.ts';
import { pieceId } from '#sim/ids.ts';
import { DICE_TRAY, diceRollOf } from '#sim/roll/diceThrow.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import type { OmenTypes, ThrowAction } from './state.ts';
import { ruling } from './texts.ts';

export const DIE_ID = pieceId('d6');
export const CLAUSE = 'OM-01';

/** Throws of the die, as the hand lets it go or by chance. */
export const ROLLS = rollsOf<OmenTypes, ThrowAction, RollSetup>({
  does: 'throw',
  given: ({ random }, { hand }) =>
    diceRollOf(DICE_TRAY, [{ id: DIE_ID, die: 'd6' }], hand ? [{ id: DIE_ID, ...hand }] : [], chanceBy(random)),
  setupOf: (setup) => setup,
  reportOf: diceReport,
});

export const { record, evidence, evidenceOf } = diceRulings(() => CLAUSE, ruling);
