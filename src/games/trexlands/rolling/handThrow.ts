import type { PieceId } from '#sim/ids.ts';
import type { Chance } from '#sim/maths/chance.ts';
import {
  handOf as handOfRelease,
  quantiseHand as quantiseHandRelease,
  releaseOf as releaseOfHand,
  type HandRelease,
} from '#sim/roll/handRelease.ts';
import type { Throw } from './throw.ts';

/** A hand's part of a throw of a truck (TX-62). */
export interface HandThrow extends HandRelease {
  readonly truck: PieceId;
}

/** The hand's part of a throw, where throws are shaken. */
export const handOf = ({ truck, ...release }: Throw): HandThrow => ({ truck, ...handOfRelease(release) });

/** The same in whole quanta: what is recorded and written. */
export const quantiseHand = ({ truck, ...part }: HandThrow): HandThrow => ({ truck, ...quantiseHandRelease(part) });

/** The throw that the hand's part comes to; see `sim/roll/handRelease.ts`. */
export const releaseOf = ({ truck, ...part }: HandThrow, chance: Chance): Throw => ({
  truck,
  ...releaseOfHand(part, chance),
});
