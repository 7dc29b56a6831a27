import { diceLeft, throwableDice, type DiceRoll } from '#engine/diceRoll.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { SIDES, type Sides } from './ids.ts';

/** A die on the table: there is one of each, named by its sides. */
export const dieId = (sides: Sides): PieceId => pieceId(`d${sides}`);

export function sidesOf(id: PieceId): Sides {
  const found = SIDES.find((sides) => dieId(sides) === id);
  if (found === undefined) throw new Error(`${id} is no die`);
  return found;
}

/** Those that are thrown next. */
export const leftIn = (roll: DiceRoll): readonly Sides[] => diceLeft(roll).map(sidesOf);

/** Those of them that the hand may throw; chance throws the others, which it has thrown twice in vain. */
export const throwableIn = (roll: DiceRoll): readonly Sides[] => throwableDice(roll).map(sidesOf);

/** Those that have been read, with their numbers, in the order of the dice. */
export const readIn = ({ dice, read }: DiceRoll): readonly { readonly sides: Sides; readonly shows: number }[] =>
  dice.flatMap((id) => {
    const shows = read.find((die) => die.id === id)?.value ?? null;
    return shows === null ? [] : [{ sides: sidesOf(id), shows }];
  });
