import { chanceFor, type RandomState } from '../../engine/random.ts';
import type { PieceId } from '../../sim/ids.ts';
import { distance, vec3 } from '../../sim/maths/vec3.ts';
import { releaseOf, type HandThrow } from './rolling/handThrow.ts';
import { STANDARD_HEIGHT_MM, standardThrow } from './rolling/standardThrow.ts';
import { THROW_LIMITS, TRUCK_REACH, withinThrowLimits } from './rolling/throwLimits.ts';
import type { RollAsked } from './rolls.ts';
import type { Throw } from './throws.ts';

/** Tells the draws of one roll from each other. */
const DRAWN = { byHand: 1, byChance: 2, around: 3, place: 4 } as const;

const APART_MM = 2 * TRUCK_REACH * 1000;
/** From the standard throw's height up, one truck over the other: where chance throws from if hands are where it would have. */
const LEVELS_MM = Array.from(
  { length: 1 + Math.floor((THROW_LIMITS.highestMm - APART_MM / 2 - STANDARD_HEIGHT_MM) / APART_MM) },
  (_, i) => STANDARD_HEIGHT_MM + i * APART_MM,
);
/** On each level. Seven hands that hold all they can leave most of the rings free: so many draws never all fail. */
const MOST_DRAWN = 32;

/**
 * How all trucks of a roll are released: what hands gave of it, and the rest drawn from the match's generator; a truck for which
 * its seat gave nothing is thrown by chance, as the standard throw has it. Each truck has draws of its own, so that nothing that
 * a hand gives changes how another's truck is turned, spins or goes; only its place gives way where chance finds it taken.
 * The same state of the generator gives the same releases.
 */
export function releases(
  { trucks }: Pick<RollAsked, 'trucks'>,
  given: readonly HandThrow[],
  random: RandomState,
): readonly Throw[] {
  const byHand = given.map((part) => releaseOf(part, chanceFor(random, DRAWN.byHand, trucks.indexOf(part.truck))));
  const turn = 360 * chanceFor(random, DRAWN.around)();
  const all = [...byHand];
  trucks.forEach((truck, i) => {
    if (!given.some((part) => part.truck === truck))
      all.push(thrownByChance(truck, i, turn + (360 * i) / trucks.length, all, random));
  });
  return all.sort((a, b) => trucks.indexOf(a.truck) - trucks.indexOf(b.truck));
}

function thrownByChance(
  truck: PieceId,
  i: number,
  azimuthDeg: number,
  others: readonly Throw[],
  random: RandomState,
): Throw {
  const place = chanceFor(random, DRAWN.place, i);
  for (const heightMm of LEVELS_MM) {
    for (let draw = 0; draw < MOST_DRAWN; draw += 1) {
      const from = draw === 0 ? azimuthDeg : 360 * place();
      const thrown = withinLimits(truck, from, heightMm, random, i);
      if (others.every((other) => apartMm(other, thrown) > APART_MM)) return thrown;
    }
  }
  throw new Error(`there is no place left to throw ${truck} from`);
}

/** A standard throw beyond a hand's limits is rarer than one in thousands: the next one is taken. */
function withinLimits(truck: PieceId, azimuthDeg: number, heightMm: number, random: RandomState, i: number): Throw {
  for (let again = 0; ; again += 1) {
    const thrown = standardThrow(truck, azimuthDeg, chanceFor(random, DRAWN.byChance, i, again), heightMm);
    if (withinThrowLimits([thrown]).ok) return thrown;
  }
}

const apartMm = (a: Throw, b: Throw): number => distance(vec3(...a.atMm), vec3(...b.atMm));
