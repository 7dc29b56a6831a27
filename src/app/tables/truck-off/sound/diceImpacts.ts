import type { PieceId } from '#sim/ids.ts';
import { length, sub, type Vec3 } from '#sim/maths/vec3.ts';
import type { Recording } from '#sim/recording/poseTracks.ts';
import { TRAY } from '#sim/roll/rollWorld.ts';
import { DICE } from '#sim/roll/dice.ts';
import { GRAVITY, TICK_S } from '#sim/settings.ts';
import { sidesOf } from '#games/truck-off/dice.ts';

/** A die strikes something. */
export interface Impact {
  readonly die: PieceId;
  readonly on: 'floor' | 'rim' | 'die';
  readonly impulse: number; // N s
}

/** A change of way that is no mere rolling, m/s (house value). */
const LEAST_CHANGE = 0.12;
/** Of a die to the rim, and of two dice to each other, for one to have struck the other, m (house values). */
const AT_RIM_M = 0.013;
const TOUCHING_M = 0.024;

/** By how much a die goes otherwise after this tick, m/s, its fall left out. */
function changeAt(film: Recording, die: PieceId, tick: number): Vec3 {
  const [before, now, after] = [tick - 1, tick, tick + 1].map((at) => film.poseOf(die, Math.max(0, at)).position);
  if (before === undefined || now === undefined || after === undefined) return { x: 0, y: 0, z: 0 };
  const change = sub(sub(after, now), sub(now, before));
  return { x: change.x / TICK_S, y: change.y / TICK_S + GRAVITY * TICK_S, z: change.z / TICK_S };
}

/** The blows in this tick: they follow from film and tick alone, so that a moment always sounds the same. */
export function impactsAt(film: Recording, dice: readonly PieceId[], tick: number): readonly Impact[] {
  return dice.flatMap((die) => {
    const change = length(changeAt(film, die, tick));
    const isPeak = change >= LEAST_CHANGE && change > length(changeAt(film, die, tick - 1));
    if (!isPeak || change < length(changeAt(film, die, tick + 1))) return [];
    return { die, on: struckBy(film, dice, die, tick), impulse: change * DICE[sidesOf(die)].mass };
  });
}

function struckBy(film: Recording, dice: readonly PieceId[], die: PieceId, tick: number): Impact['on'] {
  const { position: at } = film.poseOf(die, tick);
  const near = dice.some((other) => other !== die && length(sub(film.poseOf(other, tick).position, at)) < TOUCHING_M);
  if (near) return 'die';
  const toRim = TRAY.side / 2 - Math.max(Math.abs(at.x), Math.abs(at.z));
  return toRim < AT_RIM_M && at.y < TRAY.rim ? 'rim' : 'floor';
}
