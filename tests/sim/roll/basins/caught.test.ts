import { describe, expect, it } from 'vitest';
import { IDENTITY, fromAxisAngle, type Quat } from '#sim/maths/quat.ts';
import { scale, UNIT_X, UNIT_Z, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { catchmentOf, caughtIn, MARGIN, standingOf, type Catchment } from '#sim/roll/basins/caught.ts';
import { liftOf, type Motion } from '#sim/roll/basins/motion.ts';
import { BALLASTED_TRUCK, TRUCK, type TruckSpec } from '#sim/roll/truck.ts';
import { GRAVITY } from '#sim/settings.ts';
import { terrain } from '../../../games/trexlands/rolling/support.ts';

type Way = 'wheels' | 'down';

const waysOf = (spec: TruckSpec): Catchment<Way> =>
  catchmentOf(spec, ({ normal }) => (normal.y < -0.5 ? 'wheels' : 'down'));
const WAYS = waysOf(TRUCK);
const BRIM = Math.sqrt(TRUCK.com.y ** 2 + 0.012 ** 2); // over the tread's outer edge
const SCRUB = terrain();

interface Moving {
  readonly at?: Vec3;
  readonly turned?: Quat;
  readonly velocity?: Vec3;
  readonly spin?: Vec3;
}

/** On its wheels in the middle of the arena, at rest, or otherwise. */
const truck = ({ at = ZERO, turned = IDENTITY, velocity = ZERO, spin = ZERO }: Moving = {}): Motion => ({
  pose: { position: at, rotation: turned },
  velocity,
  spin,
});

/** So fast that its energy would lift it to this height. */
const fastEnoughFor = (height: number): Vec3 => scale(UNIT_X, Math.sqrt(2 * GRAVITY * (height - TRUCK.com.y)));

describe('energy', () => {
  it('is what motion could lift the centre of mass by: half v squared, and half the moment of inertia times spin squared a kilogram', () => {
    expect(liftOf(TRUCK, truck({ velocity: vec3(0.3, 0, 0.4) }))).toBeCloseTo(0.25 / (2 * GRAVITY), 12);
    expect(liftOf(TRUCK, truck({ spin: vec3(0, 20, 0) }))).toBeCloseTo(
      (400 * TRUCK.inertia.yy) / (2 * GRAVITY * TRUCK.mass),
      12,
    );
    const onItsSide = fromAxisAngle(UNIT_X, Math.PI / 2);
    expect(liftOf(TRUCK, truck({ turned: onItsSide, spin: vec3(0, 20, 0) }))).toBeCloseTo(
      (400 * TRUCK.inertia.zz) / (2 * GRAVITY * TRUCK.mass),
      9,
    );
  });

  it('counts a truck in the ground as if it had been pushed out', () => {
    const { energy, height } = standingOf(WAYS, truck({ at: vec3(0, -0.003, 0) }));
    expect(height).toBeCloseTo(TRUCK.com.y, 12);
    expect(energy).toBeCloseTo(TRUCK.com.y, 12);
  });
});

describe('a truck alone in the arena', () => {
  it('is caught on its wheels as soon as its energy is under the brim by the margin, and not before', () => {
    expect(caughtIn(WAYS, truck({ velocity: fastEnoughFor(BRIM * (1 - MARGIN) - 1e-6) }), SCRUB)).toBe('wheels');
    expect(caughtIn(WAYS, truck({ velocity: fastEnoughFor(BRIM * (1 - MARGIN) + 1e-6) }), SCRUB)).toBeNull();
  });

  it('counts height and spin as it counts speed', () => {
    const room = BRIM * (1 - MARGIN) - TRUCK.com.y;
    expect(caughtIn(WAYS, truck({ at: vec3(0, room - 1e-6, 0) }), SCRUB)).toBe('wheels');
    expect(caughtIn(WAYS, truck({ at: vec3(0, room + 1e-6, 0) }), SCRUB)).toBeNull();
    expect(caughtIn(WAYS, truck({ spin: vec3(0, 100, 0) }), SCRUB)).toBeNull();
  });

  it('is caught by the basin that it leans into, up to either side of the edge that it balances on', () => {
    const balanced = Math.atan2(0.012, TRUCK.com.y);
    const leaning = (rad: number): Motion => truck({ at: vec3(0, 1e-3, 0), turned: fromAxisAngle(UNIT_X, rad) });
    expect(standingOf(WAYS, leaning(balanced - 0.01)).basin?.kind).toBe('wheels');
    expect(standingOf(WAYS, leaning(balanced + 0.01)).basin?.kind).toBe('down');
    expect(caughtIn(WAYS, leaning(balanced - 0.01), SCRUB)).toBeNull(); // too near to it
  });

  it('is not caught where the rim is in reach, which is further on ground that grips less', () => {
    const at = (x: number): Motion => truck({ at: vec3(x, 0, 0), velocity: fastEnoughFor(TRUCK.com.y + 0.004) });
    expect(caughtIn(WAYS, at(0.16), SCRUB)).toBe('wheels');
    expect(caughtIn(WAYS, at(0.17), SCRUB)).toBeNull();
    expect(caughtIn(WAYS, at(0.16), terrain('salt-flat'))).toBeNull();
    expect(
      caughtIn(WAYS, truck({ velocity: scale(UNIT_Z, 0.1) }), { id: 'custom', friction: 0, restitution: 0 }),
    ).toBeNull();
    expect(caughtIn(WAYS, truck({ at: vec3(0.4, 0, 0) }), SCRUB)).toBeNull();
  });

  it('has deeper wells with ballast: the tables follow from masses and parts', () => {
    const [plain, ballasted] = [WAYS, waysOf(BALLASTED_TRUCK)].map(({ basins }) =>
      basins.find((basin) => basin?.kind === 'wheels'),
    );
    expect(plain?.brim).toBeCloseTo(BRIM, 9);
    expect((ballasted?.brim ?? 0) - (ballasted?.floor ?? 0)).toBeGreaterThan(
      (plain?.brim ?? 0) - (plain?.floor ?? 0) + 5e-4,
    );
  });
});
