import { isolated } from '#engine/isolated.ts';
import { ownDieIn, type OwnDice } from '#games/truck-off/ownDice.ts';
import { SIDES, type Sides } from '#games/truck-off/ids.ts';
import type { AgreedWords } from '#play/form/agreed.ts';
import { ownDie } from '../texts/ownDie.ts';

const MM = 1000;
const GRAMS = 1000;

/** An own die in words. */
export interface OwnDieTold extends AgreedWords {
  readonly sides: Sides;
}

/** Every own die of a match, with its weight, how wide it is, and its chances. */
export const ownDiceTold = (dice: OwnDice | undefined): readonly OwnDieTold[] =>
  SIDES.flatMap((sides) => {
    const title = dice?.[`d${sides}`]?.body.title;
    const made = ownDieIn({ dice }, sides);
    if (title === undefined || made === null) return [];
    const { spec, chances } = made;
    const words = ownDie.told(isolated(title), spec.mass * GRAMS, 2 * spec.reach * MM, chances);
    return [{ sides, label: ownDie.inPlace(`d${sides}`), words }];
  });
