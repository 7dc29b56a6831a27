import data from '../data/steadiness.json' with { type: 'json' };
import { TICKS_PER_SAMPLE, type Sample } from '../gesture/gesture.ts';
import type { Chance } from '../maths/chance.ts';
import { minimumJerk } from '../maths/minimumJerk.ts';
import { sin } from '../maths/trig.ts';
import { TICK_HZ } from '../settings.ts';
import type { SteadinessValues } from './steadiness.ts';

const SAMPLES_PER_SECOND = TICK_HZ / TICKS_PER_SAMPLE;
const { lowHz: LOW_HZ, highHz: HIGH_HZ, waves: WAVES, growS: GROW_S } = data.tremor;

/** Carries where a hand wants to be away from there; asked for every sample of a stroke but its first. */
export type Tremor = (wanted: Sample) => Sample;

/**
 * The tremor of one stroke: each coordinate swings by a few waves of its own within the band. It grows from nothing,
 * because a stroke begins where the piece is. All of it is drawn at once, so that how a stroke trembles does not depend
 * on how long it lasts.
 */
export function tremorOf({ tremorMm, tremorDeg }: SteadinessValues, chance: Chance): Tremor {
  const [x, y, z, heading] = [
    swing(tremorMm, chance),
    swing(tremorMm, chance),
    swing(tremorMm, chance),
    swing(tremorDeg, chance),
  ];
  let i = 0;
  return ({ xMm, yMm, zMm, headingDeg }) => {
    i += 1;
    const t = i / SAMPLES_PER_SECOND;
    return { xMm: xMm + x(t), yMm: yMm + y(t), zMm: zMm + z(t), headingDeg: headingDeg + heading(t) };
  };
}

/** A few waves whose sum has this root mean square; their time is in seconds. */
function swing(rms: number, chance: Chance): (t: number) => number {
  const size = rms * Math.sqrt(2 / WAVES);
  const waves = Array.from({ length: WAVES }, () => ({
    omega: 2 * Math.PI * (LOW_HZ + (HIGH_HZ - LOW_HZ) * chance()),
    phase: 2 * Math.PI * chance(),
  }));
  return (t) =>
    size * minimumJerk(t / GROW_S) * waves.reduce((sum, { omega, phase }) => sum + sin(omega * t + phase), 0);
}
