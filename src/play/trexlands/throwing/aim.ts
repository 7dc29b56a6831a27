import { handsOf, type Gathered } from '#games/trexlands/gathering.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { PieceId } from '#sim/ids.ts';
import { uniformDirection, uniformRotation } from '#sim/maths/chance.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { addScaled, normalizeOr, scale, UNIT_X } from '#sim/maths/vec3.ts';
import { rollOf } from '#play/input/throwing/tumble.ts';
import { fingerChance } from './fingerChance.ts';
import { makeThrow, type Left } from './makeThrow.ts';
import { leastHandMm, ROLLS_ON_MM, TRUCKS_IN_HAND } from './truckful.ts';

/** A throw without a pointer. */
export interface Aim {
  /** Where to, clockwise seen from above: 0 is straight away from a player who sits at the arena; -180 to 180. */
  readonly directionDeg: number;
  /** How hard, 0 to 100. */
  readonly power: number;
}

/**
 * 65 % is 1.4 m/s and 50 rad/s: of a thousand such throws on scrub 44 in a hundred came to stand, tumbling 216 mm over
 * the ground (the median) where chance's throw of 0.8 m/s goes 101 mm.
 */
export const FIRST_AIM: Aim = { directionDeg: 0, power: 65 };
export const AIM_STEPS = { deg: 5, fineDeg: 1, power: 5, finePower: 1 } as const;

/** From a gentle throw to a hard one, which may well leave the arena (house values; a hand's limit is 3 m/s). */
const SPEED_MM_S = { least: 400, most: 2000 } as const;
/**
 * Always more than the least that counts as a throw, less than a hand can (house values; the limits are 10 and 150).
 */
const SPIN_RAD_S = { least: 14, most: 70 } as const;
/** How far from the middle a throw begins, opposite to where it goes, mm (house value): it has the arena before it. */
const RING_MM = 200;
/** How much of the spin's axis is chance: fingers never roll a truck off them just so (house value). */
const WILD = 0.8;

const between = ({ least, most }: { readonly least: number; readonly most: number }, power: number): number =>
  least + (most - least) * (power / 100);

export const wayOf = ({ directionDeg }: Aim): { readonly x: number; readonly z: number } => {
  const { sin, cos } = sinCosDeg(directionDeg);
  return { x: sin, z: -cos };
};

/** mm/s */
export const speedOf = ({ power }: Aim): number => between(SPEED_MM_S, power);

/**
 * The throws that an aim comes to. Direction and power are the player's; about which axis a free throw spins, and how
 * it is turned, is finger chance (fingerChance.ts).
 */
export function aimedThrows(
  { state }: Pick<SeenTrexlands, 'state'>,
  trucks: readonly PieceId[],
  aim: Aim,
  thrown: Gathered,
): readonly Left[] {
  const way = wayOf(aim);
  const going = { x: way.x * speedOf(aim), z: way.z * speedOf(aim) };
  const { places, yMm } = TRUCKS_IN_HAND.hangingOver(
    { xMm: -way.x * RING_MM, zMm: -way.z * RING_MM },
    trucks.length,
    handsOf(thrown),
    leastHandMm(state.options.freeThrow, going),
  );
  return trucks.flatMap((truck, i) => {
    const place = places[i];
    const chance = fingerChance(state, truck);
    const rotation = uniformRotation(chance);
    const axis = normalizeOr(
      addScaled(normalizeOr(rollOf(way, ROLLS_ON_MM), UNIT_X), uniformDirection(chance), WILD),
      UNIT_X,
    );
    return place === undefined
      ? []
      : [
          makeThrow({
            truck,
            ...place,
            yMm,
            rotation,
            going,
            spin: scale(axis, between(SPIN_RAD_S, aim.power)),
            free: state.options.freeThrow,
          }),
        ];
  });
}

/** Turned and strengthened, within what there is. */
export const turned = (aim: Aim, deg: number): Aim => ({ ...aim, directionDeg: wrapped(aim.directionDeg + deg) });
export const stronger = (aim: Aim, by: number): Aim => ({ ...aim, power: Math.max(0, Math.min(100, aim.power + by)) });

const wrapped = (deg: number): number => (deg > 180 ? deg - 360 : deg < -180 ? deg + 360 : deg);
