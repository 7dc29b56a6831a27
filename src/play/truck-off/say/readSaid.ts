import type { DiceRoll } from '#engine/diceRoll.ts';
import { readIn } from '#games/truck-off/dice.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { throwing } from '../texts/table.ts';

/** The dice that stand while others are thrown again: a sentence, or none. */
export function readSaid(roll: DiceRoll): readonly string[] {
  const read = readIn(roll).map(({ sides, shows }) => throwing.standsAt(venueName(sides), shows));
  return read.length === 0 ? [] : [throwing.stand(read)];
}
