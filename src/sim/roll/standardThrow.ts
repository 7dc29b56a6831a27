import data from '../data/standardThrow.json' with { type: 'json' };
import type { PieceId } from '../ids.ts';
import { normalPair, uniformRotation, type Chance } from '../maths/chance.ts';
import { degrees, sinCosDeg } from '../maths/trig.ts';
import { THROW_LIMITS } from './throwLimits.ts';
import { quantiseThrow, type Throw } from './throws.ts';

/**
 * The throw that statistics and "roll for me" use (data/standardThrow.json), for all trucks of a battle at once. The same
 * chances give the same throws, bit for bit, on every machine. Spins outside the limits of a hand are drawn again.
 */
export function standardThrows(trucks: readonly PieceId[], chance: Chance): readonly Throw[] {
  const turn = 360 * chance();
  return trucks.map((truck, i) => standardThrow(truck, turn + (360 * i) / trucks.length, chance));
}

/** The same for one truck, from this direction; from another height than the usual one where told. */
export function standardThrow(
  truck: PieceId,
  azimuthDeg: number,
  chance: Chance,
  heightMm = STANDARD_HEIGHT_MM,
): Throw {
  const { sin, cos } = sinCosDeg(azimuthDeg);
  const { x, y, z, w } = uniformRotation(chance);
  const [ux, uz] = normalPair(chance);
  const [uy] = normalPair(chance);
  const spread = data.speedSpreadMmS;
  return quantiseThrow({
    truck,
    atMm: [data.ringMm * cos, heightMm, data.ringMm * sin],
    quaternion: [x, y, z, w],
    velocityMmS: [spread * ux - data.speedMmS * cos, spread * uy, spread * uz - data.speedMmS * sin],
    spinDegS: spinOf(chance),
  });
}

/** From how high it is thrown. */
export const STANDARD_HEIGHT_MM = data.heightMm;

const SLACK = 0.01; // rad/s: quantising may not carry a spin over its limit

function spinOf(chance: Chance): Throw['spinDegS'] {
  for (;;) {
    const [x, y] = normalPair(chance);
    const [z] = normalPair(chance);
    const spin = data.spinSpreadRadS * Math.sqrt(x * x + y * y + z * z);
    const deg = degrees(data.spinSpreadRadS);
    if (spin > THROW_LIMITS.leastSpinRadS + SLACK && spin < THROW_LIMITS.mostSpinRadS - SLACK)
      return [x * deg, y * deg, z * deg];
  }
}
