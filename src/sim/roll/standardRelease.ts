import data from '../data/standardThrow.json' with { type: 'json' };
import { normalPair, uniformRotation, type Chance } from '../maths/chance.ts';
import { degrees, sinCosDeg } from '../maths/trig.ts';
import { quantiseRelease, type Release } from './release.ts';
import { THROW_LIMITS } from './releaseLimits.ts';
import { ARENA, type Enclosure } from './rollWorld.ts';

/**
 * The throw that statistics and "roll for me" use (data/standardThrow.json): one body, from this direction; from
 * another height than the usual one, and another ring than the arena's, where told. The same chances give the same
 * release, bit for bit, on every machine. Spins outside the limits of a hand are drawn again.
 */
export function standardRelease(
  azimuthDeg: number,
  chance: Chance,
  heightMm = STANDARD_HEIGHT_MM,
  ring: number = data.ringMm,
): Release {
  const { sin, cos } = sinCosDeg(azimuthDeg);
  const { x, y, z, w } = uniformRotation(chance);
  const [ux, uz] = normalPair(chance);
  const [uy] = normalPair(chance);
  const spread = data.speedSpreadMmS;
  return quantiseRelease({
    atMm: [ring * cos, heightMm, ring * sin],
    quaternion: [x, y, z, w],
    velocityMmS: [spread * ux - data.speedMmS * cos, spread * uy, spread * uz - data.speedMmS * sin],
    spinDegS: spinOf(chance),
  });
}

/** How far from the middle a body is thrown from: in a smaller enclosure than the arena as much nearer. */
export const ringMm = ({ side }: Enclosure): number => data.ringMm * (side / ARENA.side);

/** From how high it is thrown. */
export const STANDARD_HEIGHT_MM = data.heightMm;

const SLACK = 0.01; // rad/s: quantising may not carry a spin over its limit

function spinOf(chance: Chance): Release['spinDegS'] {
  for (;;) {
    const [x, y] = normalPair(chance);
    const [z] = normalPair(chance);
    const spin = data.spinSpreadRadS * Math.sqrt(x * x + y * y + z * z);
    const deg = degrees(data.spinSpreadRadS);
    if (spin > THROW_LIMITS.leastSpinRadS + SLACK && spin < THROW_LIMITS.mostSpinRadS - SLACK)
      return [x * deg, y * deg, z * deg];
  }
}
