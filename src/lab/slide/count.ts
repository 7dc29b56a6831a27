import { z } from 'zod';
import { pieceId } from '#sim/ids.ts';
import { degrees } from '#sim/maths/trig.ts';
import { rotate } from '#sim/maths/quat.ts';
import { add, horizontal, length, scale, sub, vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { quantiseRelease } from '#sim/roll/release.ts';
import { Roll } from '#sim/roll/roll.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import { RESTING_DEPTH_MM, TICK_HZ } from '#sim/settings.ts';
import { toTable } from '#sim/world/pose.ts';
import { velocityOf } from '#sim/world/units.ts';
import { lyingOf, type SlideParameters } from './parameters.ts';
import { layOn } from './lying.ts';

/** One motion from its start to its rest. */
const motionCounts = z.strictObject({
  /** Thousandths of a millimetre and of a degree. */
  slid: z.int().min(0),
  turned: z.int(),
  ticks: z.int().min(0),
  settled: z.boolean(),
});
type MotionCounts = z.infer<typeof motionCounts>;

/** Nothing of it is chance. */
export const slideCounts = motionCounts.extend({
  /** After every tick of the motion: thousandths of a mm/s, and of a rad/s. */
  speeds: z.array(z.int().min(0)),
  spins: z.array(z.int()),
  /** The same start on grounds of these coefficients. */
  grounds: z.array(motionCounts.extend({ friction: z.number() })),
});
export type SlideCounts = z.infer<typeof slideCounts>;

/** Coefficients of the grounds beside which a motion is shown. */
const GROUNDS = [0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.45, 0.6, 0.9] as const;
const THOUSANDTHS = 1e3;
const MM = 1e3;
const LONGEST_S = 60; // on the least friction that is taken a hand's fastest slide takes half of it

/** Lays the body down, gives it its speed and spin, and waits for its rest; then the same on other grounds. */
export function countSlide(physics: Physics, parameters: SlideParameters): Result<SlideCounts> {
  const grounds = GROUNDS.map((friction) => ({
    friction,
    ...sumOf(slidOf(physics, { ...parameters, friction })),
  }));
  return ok({ ...slidOf(physics, parameters), grounds });
}

type Tracked = Omit<SlideCounts, 'grounds'>;

const sumOf = ({ slid, turned, ticks, settled }: Tracked): MotionCounts => ({ slid, turned, ticks, settled });

/** One motion by the parameters' own coefficient. */
export function slidOf(physics: Physics, parameters: SlideParameters): Tracked {
  const rolling = new Roll(physics, setupOf(parameters));
  try {
    let turnedRad = 0;
    let spin = parameters.spinRadS;
    let isOn = true;
    const [speeds, spins]: [number[], number[]] = [[], []];
    while (isOn) {
      isOn = rolling.advance();
      const [piece] = rolling.arena.pieces;
      if (piece === undefined) throw new Error('the body is in the arena');
      const next = piece.body.angvel().y;
      turnedRad += (spin + next) / (2 * TICK_HZ);
      spin = next;
      speeds.push(Math.round(length(horizontal(velocityOf(piece.body))) * MM * THOUSANDTHS));
      spins.push(Math.round(spin * THOUSANDTHS));
    }
    const { bodies, settled, ticks } = rolling.finish();
    const [resting] = bodies;
    if (resting === undefined) throw new Error('the body lies somewhere');
    const { x, z: across } = toTable(resting.pose, resting.spec.com);
    const ended = resting.restedAt ?? ticks;
    return {
      slid: Math.round(Math.sqrt(x * x + across * across) * MM * THOUSANDTHS),
      turned: Math.round(degrees(turnedRad) * THOUSANDTHS),
      ticks: ended,
      settled,
      speeds: speeds.slice(0, ended),
      spins: spins.slice(0, ended),
    };
  } finally {
    rolling.free();
  }
}

function setupOf(parameters: SlideParameters): RollSetup {
  const { body, face } = lyingOf(parameters);
  const { spec } = body;
  const { velocityMmS, spinRadS, friction, law } = parameters;
  const { rotation, heightM } = layOn(body, face);
  const isFlat = law === 'flat';
  // As deep as the engine holds it; by the engine's own friction it is let go where older files have it.
  const sunkM = isFlat ? RESTING_DEPTH_MM / MM : 0;
  const middle = add(vec3(0, heightM - sunkM, 0), rotate(rotation, sub(spec.middle, spec.com)));
  const at = scale(middle, MM);
  const release = quantiseRelease({
    atMm: [at.x, at.y, at.z],
    quaternion: [rotation.x, rotation.y, rotation.z, rotation.w],
    velocityMmS: [velocityMmS, 0, 0],
    spinDegS: [0, degrees(spinRadS), 0],
  });
  return {
    terrain: { id: 'custom', friction, restitution: 0 },
    ground: 'open',
    ...(isFlat ? { flat: true, lying: true, limitS: LONGEST_S } : {}),
    bodies: [{ id: pieceId('0'), spec, ...release }],
  };
}
