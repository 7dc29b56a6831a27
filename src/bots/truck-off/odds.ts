import { meanOf, numberDrawn } from '#engine/ownDie/chances.ts';
import type { Sides } from '#games/truck-off/ids.ts';
import type { TruckOffOptions } from '#games/truck-off/options.ts';
import { ownDieIn } from '#games/truck-off/ownDice.ts';
import type { Chance } from '#sim/maths/chance.ts';

/** The chances of a die's numbers, from 1 on: of an own one by geometry; null for a fair die. */
export const chancesAt = (options: TruckOffOptions, sides: Sides): readonly number[] | null =>
  ownDieIn(options, sides)?.chances ?? null;

/** A face of the die in that place: of a fair one every one as likely as any other. */
export function faceOf(options: TruckOffOptions, sides: Sides, chance: Chance): number {
  const chances = chancesAt(options, sides);
  return chances === null ? 1 + Math.floor(chance() * sides) : numberDrawn(chances, chance());
}

/** The mean number of a die of so many sides, or of one with these chances. */
export const meanFace = (sides: number, chances: readonly number[] | null): number =>
  chances === null ? (sides + 1) / 2 : meanOf(chances);
