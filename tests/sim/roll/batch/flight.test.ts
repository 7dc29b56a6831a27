import { describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { pieceId } from '#sim/ids.ts';
import { IDENTITY, fromAxisAngle, rotate, unrotate } from '#sim/maths/quat.ts';
import { distance, normalizeOr, UNIT_X, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics } from '#sim/physics.ts';
import { motionOf, type Motion } from '#sim/roll/basins/motion.ts';
import { depthOfTurned, flown, type Flyer } from '#sim/roll/batch/flight.ts';
import { depthOf, outlineOf } from '#sim/roll/batch/outline.ts';
import { Roll } from '#sim/roll/roll.ts';
import { standardRelease } from '#sim/roll/standardRelease.ts';
import { SOLVER_ITERATIONS } from '#sim/settings.ts';
import { poseAtRelease, spinAtRelease, velocityAtRelease, type Release } from '#sim/roll/release.ts';
import { BALLASTED_TRUCK, TRUCK, type TruckSpec } from '#sim/roll/truck.ts';
import { toTable } from '#sim/world/pose.ts';
import { terrain } from '../../../games/trexlands/rolling/support.ts';

const physics = await loadPhysics();
const TICKS_MOST = 1000;

const flyer = ({ solid }: TruckSpec, within = 0.2): Flyer => ({
  solid,
  outline: outlineOf(solid),
  within,
  iterations: SOLVER_ITERATIONS,
});

const at = (y: number, velocity: Vec3 = ZERO): Motion => ({
  pose: { position: vec3(0, y, 0), rotation: IDENTITY },
  velocity,
  spin: ZERO,
});

/** The truck after so many ticks, each in so many steps of the engine. */
function inEngine(spec: TruckSpec, release: Release, ticks: number, finer: number): Motion {
  const bodies = [{ id: pieceId('0-T1'), spec, ...release }];
  const rolling = new Roll(physics, { terrain: terrain(), bodies }, finer);
  try {
    for (let tick = 0; tick < ticks; tick += 1) rolling.advance();
    const [piece] = rolling.arena.pieces;
    if (piece === undefined) throw new Error('a truck is thrown');
    return motionOf(piece);
  } finally {
    rolling.free();
  }
}

describe('a truck in the air', () => {
  it.each([
    ['as it is', TRUCK],
    ['with ballast', BALLASTED_TRUCK],
  ])('%s is where the engine has it when it comes down, and turned as it has it by ticks a 32nd as long', (_, spec) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const release = standardRelease(36 * seed, chanceFor(seedRandom(seed), 0));
      const motion: Motion = {
        pose: poseAtRelease(release, spec.middle),
        velocity: velocityAtRelease(release),
        spin: spinAtRelease(release),
      };
      const flight = flown(flyer(spec, Infinity), motion, TICKS_MOST);
      if (flight === null) throw new Error('a truck that is thrown is in the air');
      const engine = inEngine(spec, release, flight.ticks, 1);
      const finer = inEngine(spec, release, flight.ticks, 32);
      expect(flight.ticks).toBeGreaterThan(15);
      const comOf = ({ pose }: Motion) => toTable(pose, spec.com);
      expect(distance(comOf(flight.motion), comOf(engine))).toBeLessThan(2e-6);
      expect(distance(flight.motion.velocity, engine.velocity)).toBeLessThan(1e-5);
      const turned = distance(
        rotate(flight.motion.pose.rotation, normalizeOr(vec3(1, 1, 1), UNIT_X)),
        rotate(finer.pose.rotation, normalizeOr(vec3(1, 1, 1), UNIT_X)),
      );
      expect(turned).toBeLessThan(0.012); // rad: of its own ticks it is up to 0.08 behind, at 47 rad/s
    }
  });

  it('is handed to the engine at the last tick at which nothing of it is within 0.3 mm of the ground', () => {
    const flight = flown(flyer(TRUCK), at(0.05), TICKS_MOST);
    const next = flown(flyer(TRUCK), at(0.05), (flight?.ticks ?? 0) - 1);
    const gapOf = ({ pose }: Motion) =>
      toTable(pose, TRUCK.com).y - depthOfTurned(outlineOf(TRUCK.solid), pose.rotation);
    expect(gapOf(flight?.motion ?? at(0))).toBeGreaterThanOrEqual(3e-4);
    const fall = gapOf(next?.motion ?? at(0)) - gapOf(flight?.motion ?? at(0));
    expect(gapOf(flight?.motion ?? at(0)) - fall).toBeLessThan(3e-4); // it falls by more in every tick
  });

  it('is no longer in the air where the rim could be in reach, or its time is up', () => {
    const far = flown(flyer(TRUCK), at(0.4, vec3(1.2, 0, 0)), TICKS_MOST);
    expect(far?.motion.pose.position.x).toBeLessThanOrEqual(0.2);
    expect(far?.motion.pose.position.x).toBeGreaterThan(0.2 - 1.2 / 240);
    expect(flown(flyer(TRUCK), at(0.4), 7)?.ticks).toBe(7);
  });

  it('that is about to touch has nothing to fly', () => expect(flown(flyer(TRUCK), at(3.2e-4), TICKS_MOST)).toBeNull());
});

describe('the depth of a truck', () => {
  it('is that of its wheels, round, or of its cab, turned over', () => {
    const outline = outlineOf(TRUCK.solid);
    const tilted = (deg: number): number =>
      depthOf(outline, unrotate(fromAxisAngle(vec3(0, 0, 1), (deg * Math.PI) / 180), vec3(0, -1, 0)));
    expect(tilted(0)).toBeCloseTo(TRUCK.com.y, 12);
    const rise = (rad: number): number => 0.0092 + Math.cos(rad) * (TRUCK.com.y - 0.0092) + Math.sin(rad) * 0.025;
    // 4 degrees: between two corners of the wheels' shapes; the centre of mass is a little ahead of the middle
    const ahead = Math.sin((4 * Math.PI) / 180) * TRUCK.com.x;
    expect(Math.abs(tilted(4) - rise((4 * Math.PI) / 180))).toBeLessThan(Math.abs(ahead) + 1e-9);
    expect(tilted(180)).toBeCloseTo(0.04 - TRUCK.com.y, 12);
  });
});
