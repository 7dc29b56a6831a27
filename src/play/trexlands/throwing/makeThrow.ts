import { nameOf } from '#games/trexlands/ids.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import type { PieceId } from '#sim/ids.ts';
import { degrees } from '#sim/maths/trig.ts';
import { THROW_LIMITS } from '#games/trexlands/rolling/throwLimits.ts';
import { leavingHand, leastSpinOf, type Leaving, type LeftHand } from '#play/input/throwing/leavingHand.ts';
import { gameTexts } from '../texts.ts';

/** A throw as it is made of what a hand did, and what was done for the hand, a sentence each. */
export interface Left {
  readonly thrown: HandThrow;
  readonly notes: readonly string[];
}

/** How a truck leaves a hand: by the house rule "free throw" the hand chooses all of it, else it is shaken (TX-62). */
export function makeThrow({ truck, ...leaving }: Leaving & { readonly truck: PieceId }): Left {
  const { part, corrected } = leavingHand(leaving);
  return { thrown: { truck, ...part }, notes: corrected.map((what) => noteOf(what, truck, leaving.free)) };
}

const { notes } = gameTexts.throwing;
const turns = (radS: number): number => Math.round((10 * degrees(radS)) / 360) / 10;

function noteOf(what: LeftHand['corrected'][number], truck: PieceId, free: Leaving['free']): string {
  if (what === 'too-fast') return notes.faster(THROW_LIMITS.fastestMS);
  if (what === 'too-wild') return notes.wilder(turns(THROW_LIMITS.mostSpinRadS));
  return notes.tamer(nameOf(truck), turns(leastSpinOf(free)));
}
