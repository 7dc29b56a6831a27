import type { DieThrow } from '#games/truck-off/actions.ts';
import { SIDES, type Sides } from '#games/truck-off/ids.ts';
import type { TruckOffOptions } from '#games/truck-off/options.ts';
import { ownDieIn } from '#games/truck-off/ownDice.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { handFlick } from '#sim/roll/handFlick.ts';
import { TRAY } from '#sim/roll/rollWorld.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { Handful } from '#sim/roll/handful.ts';
import type { Going } from '#play/input/throwing/pointerMotion.ts';

/** All house values. */
const MM = 1000;
/** A hand's height: dice turned anyhow are high enough over the tray. */
const HAND_MM = 115;
/** So high they are seen in the hand: by the pointer, over the rim of 45 mm. They are raised as it opens. */
export const HELD_MM = 50;
/** From a die's middle to its furthest corner, and some more: that of a d4 is 13.2 mm. */
const REACH_MM = 14.5;
const HALF_MM = (TRAY.side / 2) * MM;
/** Usual dice in a hand over the tray. */
export const DICE_IN_HAND = new Handful(REACH_MM, HALF_MM, HAND_MM);

const byReach = new Map<number, Handful>([[REACH_MM, DICE_IN_HAND]]);

/** The dice of a match in a hand: an own one may need more room. */
export function handfulIn(options: TruckOffOptions): Handful {
  const reaches = SIDES.map((sides) => (ownDieIn(options, sides)?.spec.reach ?? 0) * MM);
  const reach = Math.max(REACH_MM, ...reaches);
  const known = byReach.get(reach) ?? new Handful(reach, HALF_MM, HAND_MM);
  byReach.set(reach, known);
  return known;
}

/**
 * All dice leave the hand there, as fast as it goes. No throw by hand is refused: it becomes the nearest within the
 * limits.
 */
export function thrown(dice: readonly Sides[], at: PlaceMm, going: Going, hand = DICE_IN_HAND): readonly DieThrow[] {
  const { places, yMm } = hand.hangingOver(at, dice.length, []);
  return places.flatMap(({ xMm, zMm }, i) => {
    const die = dice[i];
    return die === undefined ? [] : { die, ...handFlick({ xMm, zMm, goingX: going.x, goingZ: going.z }, yMm) };
  });
}

/** A throw without a pointer. */
export interface Aim {
  /** Clockwise seen from above: 0 is straight away from the players; -180 to 180. */
  readonly directionDeg: number;
  /** 0 to 100. */
  readonly power: number;
}

export const FIRST_AIM: Aim = { directionDeg: 0, power: 50 };
const SPEED_MM_S = { least: 250, most: 1500 } as const;
/** How far before the middle a throw begins, opposite to where it goes. */
const BACK_MM = 60;

export function aimedThrow(dice: readonly Sides[], { directionDeg, power }: Aim, hand = DICE_IN_HAND) {
  const { sin, cos } = sinCosDeg(directionDeg);
  const speed = SPEED_MM_S.least + ((SPEED_MM_S.most - SPEED_MM_S.least) * power) / 100;
  return thrown(dice, { xMm: -sin * BACK_MM, zMm: cos * BACK_MM }, { x: sin * speed, z: -cos * speed }, hand);
}
