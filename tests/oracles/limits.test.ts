import type { RigidBody, World } from '@dimforge/rapier3d-compat';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromAxisAngle } from '../../src/sim/maths/quat.ts';
import { scale, UNIT_X, UNIT_Y, UNIT_Z } from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { PYRAMIDS, SIZES } from '../../src/sim/pyramid.ts';
import { GRAVITY, TICK_S, WARM_UP_TICKS } from '../../src/sim/settings.ts';
import { PIECE_FRICTION } from '../../src/sim/surfaces.ts';
import { positionOf, setVelocity, UNITS, velocityOf } from '../../src/sim/world/units.ts';
import { tellLimit } from './report.ts';
import { onTable, run, seconds, shiftFrom, surface, withBlock, withPyramid, type Block } from './tables.ts';
import { spinningSlide } from './spinningSlide.ts';

/**
 * What the engine cannot do. Each is told with what is true, and held to what is known of it, so that a change is seen.
 */

const FRICTION = 0.5;
const PUCK: Block = { x: 0.03, y: 0.006, z: 0.03, mass: 0.01 };

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe('known limits of the engine', () => {
  it('a block that spins while it slides stops as if it did not spin', ({ task }) => {
    const [speed, spin] = [1, 80];
    const start = { speed, spin };
    const theory = spinningSlide(PUCK, FRICTION, start) * 1000;
    const plain = spinningSlide(PUCK, FRICTION, { speed, spin: 0 }) * 1000;
    const measured = withBlock(physics, surface(FRICTION), PUCK, (body, world) => {
      const from = positionOf(body);
      setVelocity(body, scale(UNIT_X, speed));
      body.setAngvel(scale(UNIT_Y, spin), true);
      run(world, seconds(2));
      return shiftFrom(body, from) * 1000;
    });
    tellLimit(task, {
      name: `slide while spinning at ${spin} rad/s (without spin ${plain.toFixed(0)} mm)`,
      theory,
      measured,
      unit: 'mm',
    });
    expect(measured).toBeLessThan(theory * 0.9);
  });

  it.for([...SIZES])(
    'a standing pyramid of size %s that is spun stops as if it stood on its four corners and not on its rim',
    (size, { task }) => {
      const { base, mass, axis } = PYRAMIDS[size];
      const spin = 150;
      const rim = (base / 4) * (Math.SQRT2 + Math.asinh(1)); // mean distance of a square's rim from its middle
      const theory = (axis * spin) / (FRICTION * mass * GRAVITY * rim);
      const measured = withPyramid(physics, surface(FRICTION), size, ({ body }, world) => {
        body.setAngvel(scale(UNIT_Y, spin), true);
        let ticks = 0;
        while (body.angvel().y > 0.01 * spin) {
          world.step();
          ticks += 1;
        }
        return ticks * TICK_S;
      });
      tellLimit(task, {
        name: `spin of 150 rad/s stops after, ${size}`,
        theory: theory * 1000,
        measured: measured * 1000,
        unit: 'ms',
      });
      expect(measured).toBeLessThan(theory);
    },
  );

  it('a coin on its edge rolls on for ever: nothing resists rolling', ({ task }) => {
    const speed = 0.3;
    const kept = onTable(physics, surface(FRICTION), [], ({ world }) => {
      const body = insertCoin(world, 0.01, 0.002);
      run(world, WARM_UP_TICKS);
      setVelocity(body, scale(UNIT_X, speed));
      body.setAngvel(scale(UNIT_Z, -speed / 0.01), true);
      run(world, seconds(2));
      return velocityOf(body).x / speed;
    });
    tellLimit(task, {
      name: 'speed of a rolling coin after 2 s',
      theory: 'less',
      measured: `${(kept * 100).toFixed(1)} %`,
    });
    expect(kept).toBeGreaterThan(0.9);
  });

  /** A coin on its edge, ready to roll along x. The rolling surface is truly round, which no hull is. */
  function insertCoin(world: World, radius: number, thickness: number): RigidBody {
    const { rapier } = physics;
    const body = world.createRigidBody(
      rapier.RigidBodyDesc.dynamic()
        .setTranslation(0, radius * UNITS, 0)
        .setRotation(fromAxisAngle(UNIT_X, Math.PI / 2))
        .setCanSleep(false),
    );
    world.createCollider(
      rapier.ColliderDesc.cylinder((thickness / 2) * UNITS, radius * UNITS)
        .setMass(0.005)
        .setFriction(PIECE_FRICTION),
      body,
    );
    return body;
  }
});
