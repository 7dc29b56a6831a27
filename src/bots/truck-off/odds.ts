import type { Sides } from '#games/truck-off/ids.ts';
import type { Chance } from '#sim/maths/chance.ts';

/** A face of a fair die: every one as likely as any other. */
export const faceOf = (sides: Sides, chance: Chance): number => 1 + Math.floor(chance() * sides);
