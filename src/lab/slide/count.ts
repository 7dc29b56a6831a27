import { z } from 'zod';
import { pieceId } from '../../sim/ids.ts';
import { degrees } from '../../sim/maths/trig.ts';
import { rotate } from '../../sim/maths/quat.ts';
import { add, scale, sub, vec3 } from '../../sim/maths/vec3.ts';
import type { Physics } from '../../sim/physics.ts';
import { ok, type Result } from '../../sim/result.ts';
import { quantiseRelease } from '../../sim/roll/release.ts';
import { Roll } from '../../sim/roll/roll.ts';
import { TICK_HZ } from '../../sim/settings.ts';
import { toTable } from '../../sim/world/pose.ts';
import { lyingOf, type SlideParameters } from './parameters.ts';
import { layOn } from './lying.ts';

/** One motion: nothing of it is chance. */
export const slideCounts = z.strictObject({
  /** Thousandths of a millimetre and of a degree. */
  slid: z.int().min(0),
  turned: z.int(),
  ticks: z.int().min(0),
  settled: z.boolean(),
});
export type SlideCounts = z.infer<typeof slideCounts>;

const THOUSANDTHS = 1e3;

/** Lays the body down, gives it its speed and spin, and waits for its rest. */
export function countSlide(physics: Physics, parameters: SlideParameters): Result<SlideCounts> {
  const { body, face } = lyingOf(parameters);
  const { spec } = body;
  const { rotation, heightM } = layOn(body, face);
  const middle = add(vec3(0, heightM, 0), rotate(rotation, sub(spec.middle, spec.com)));
  const at = scale(middle, 1000);
  const { velocityMmS, spinRadS, friction, law } = parameters;
  const release = quantiseRelease({
    atMm: [at.x, at.y, at.z],
    quaternion: [rotation.x, rotation.y, rotation.z, rotation.w],
    velocityMmS: [velocityMmS, 0, 0],
    spinDegS: [0, degrees(spinRadS), 0],
  });
  const rolling = new Roll(physics, {
    terrain: { id: 'custom', friction, restitution: 0 },
    ground: 'open',
    flat: law === 'flat',
    bodies: [{ id: pieceId('0'), spec, ...release }],
  });
  try {
    let turnedRad = 0;
    let spin = spinRadS;
    let isOn = true;
    while (isOn) {
      isOn = rolling.advance();
      const next = rolling.arena.pieces[0]?.body.angvel().y ?? 0;
      turnedRad += (spin + next) / (2 * TICK_HZ);
      spin = next;
    }
    const { bodies, settled, ticks } = rolling.finish();
    const [resting] = bodies;
    if (resting === undefined) throw new Error('the body lies somewhere');
    const { x, z: across } = toTable(resting.pose, spec.com);
    return ok({
      slid: Math.round(Math.sqrt(x * x + across * across) * 1000 * THOUSANDTHS),
      turned: Math.round(degrees(turnedRad) * THOUSANDTHS),
      ticks: resting.restedAt ?? ticks,
      settled,
    });
  } finally {
    rolling.free();
  }
}
