import { ln } from '../../../sim/maths/logarithm.ts';
import { fromAxisAngle } from '../../../sim/maths/quat.ts';
import { scale, UNIT_X, UNIT_Y, UNIT_Z } from '../../../sim/maths/vec3.ts';
import type { Physics } from '../../../sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize } from '../../../sim/pyramid.ts';
import { GRAVITY, TICK_S, WARM_UP_TICKS } from '../../../sim/settings.ts';
import { PIECE_FRICTION } from '../../../sim/surfaces.ts';
import { positionOf, setVelocity, UNITS, velocityOf } from '../../../sim/world/units.ts';
import {
  onTable,
  run,
  seconds,
  shiftFrom,
  surface,
  withBlock,
  withPyramid,
  type Block,
  type RigidBody,
  type World,
} from '../apparatus/tables.ts';
import { knownLimit, type Theme, type Validation } from '../validation.ts';
import { spinningSlide } from './spinningSlide.ts';

const FRICTION = 0.5;
const PUCK: Block = { x: 0.03, y: 0.006, z: 0.03, mass: 0.01 };
const START = { speed: 1, spin: 80 };
const MM = 1000;

function spunSlide(physics: Physics): number {
  return withBlock(physics, surface(FRICTION), PUCK, (body, world) => {
    const from = positionOf(body);
    setVelocity(body, scale(UNIT_X, START.speed));
    body.setAngvel(scale(UNIT_Y, START.spin), true);
    run(world, seconds(2));
    return shiftFrom(body, from) * MM;
  });
}

const spinning = spinningSlide(PUCK, FRICTION, START) * MM;

const slideWithSpin: Validation = {
  name: `slide while spinning at ${START.spin} rad/s`,
  settings: `a block of 30 x 6 x 30 mm at ${START.speed} m/s, coefficient ${FRICTION}; without spin theory has ${Math.round(spinningSlide(PUCK, FRICTION, { ...START, spin: 0 }) * MM)} mm`,
  unit: 'mm',
  theory: spinning,
  tolerance: knownLimit(0, spinning * 0.9),
  measure: spunSlide,
};

const SPIN = 150; // rad/s

/** Mean distance of a square's rim from its middle, by its edge: (sqrt 2 + asinh 1) / 4. */
const RIM = (Math.SQRT2 + ln(1 + Math.SQRT2)) / 4;

function spinsFor(physics: Physics, size: PyramidSize): number {
  return withPyramid(physics, surface(FRICTION), size, ({ body }, world) => {
    body.setAngvel(scale(UNIT_Y, SPIN), true);
    let ticks = 0;
    while (body.angvel().y > 0.01 * SPIN) {
      world.step();
      ticks += 1;
    }
    return ticks * TICK_S * MM;
  });
}

function spinRow(size: PyramidSize): Validation {
  const { base, mass, axis } = PYRAMIDS[size];
  const theory = ((axis * SPIN) / (FRICTION * mass * GRAVITY * base * RIM)) * MM;
  return {
    name: `spin of ${SPIN} rad/s stops after, ${size}`,
    settings: `standing on its rim, coefficient ${FRICTION}`,
    unit: 'ms',
    theory,
    tolerance: knownLimit(0, theory),
    measure: (physics) => spinsFor(physics, size),
  };
}

/** A coin on its edge, ready to roll along x. The rolling surface is truly round, which no hull is. */
function insertCoin({ rapier }: Physics, world: World, radius: number, thickness: number): RigidBody {
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

const ROLLING = { speed: 0.3, radius: 0.01, thickness: 0.002 };

function keptRolling(physics: Physics): number {
  const { speed, radius, thickness } = ROLLING;
  return onTable(physics, surface(FRICTION), [], ({ world }) => {
    const body = insertCoin(physics, world, radius, thickness);
    run(world, WARM_UP_TICKS);
    setVelocity(body, scale(UNIT_X, speed));
    body.setAngvel(scale(UNIT_Z, -speed / radius), true);
    run(world, seconds(2));
    return velocityOf(body).x / speed;
  });
}

/** A real coin loses some, by how much nobody has published: the truth here is that of rolling without resistance. */
const rollingCoin: Validation = {
  name: 'speed that a rolling coin keeps for 2 s',
  settings: 'a coin of 20 mm on its edge at 0.3 m/s; theory is without resistance, and a real one slows down',
  unit: '',
  theory: 1,
  tolerance: knownLimit(0.9, 1.1),
  measure: keptRolling,
};

export const FLAT: Theme = {
  id: 'flat',
  says: 'Slide and spin share friction; a standing thing is slowed all along its rim; rolling is resisted.',
  source: 'Coulomb friction of even pressure, by quadrature over the face (Z. Farkas and others, 2003)',
  tolerances:
    'known limits, all of them: the engine does not couple sliding and spinning friction, stands a pyramid on its four corners alone, and knows no resistance to rolling',
  rows: [slideWithSpin, ...SIZES.map(spinRow), rollingCoin],
};
