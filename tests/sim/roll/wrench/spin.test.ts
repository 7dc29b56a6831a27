import { beforeAll, describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { spinReport, type SpinReport } from '#referee/wrench.ts';
import type { Result } from '#sim/result.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import type { ChanceOf } from '#sim/maths/chance.ts';
import { roll } from '#sim/roll/roll.ts';
import { rollUnderWay } from '#sim/roll/rollUnderWay.ts';
import { bellyFrictionOn, BELLY_FRICTION } from '#sim/roll/wrench/card.ts';
import {
  numbersOf,
  quantiseSpin,
  withinSpinLimits,
  wrenchSpin,
  type SpunWrench,
  type WrenchSpin,
} from '#sim/roll/wrench/spin.ts';
import { SURFACES } from '#sim/surfaces.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const RAD = 180 / Math.PI;
const FLICK: WrenchSpin = { atMm: [20, -35.5], velocityMmS: [60, -30], spinDegS: 75 * RAD };

const seeded =
  (seed: number): ChanceOf =>
  (...thing) =>
    chanceFor(seedRandom(seed), ...thing);

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

const spunOf = (given: WrenchSpin | null, seed: number, friction?: number): SpunWrench =>
  valueOf(wrenchSpin(given, seeded(seed), friction));

function report(given: WrenchSpin | null, seed: number, friction?: number): SpinReport {
  const { spin, setup } = spunOf(given, seed, friction);
  return spinReport(roll(physics, setup), spin);
}

const releasedBy = (given: WrenchSpin, seed: number) => spunOf(given, seed).setup.bodies[0];

describe('a spin of the wrench', () => {
  it('leaves place, push and spin to the hand, and the heading to chance', () => {
    const [one, other] = [releasedBy(FLICK, 1), releasedBy(FLICK, 2)];
    expect(one).toMatchObject({ velocityMmS: [60, 0, -30], spinDegS: [0, 4297.18, 0] });
    expect([one?.atMm[0], one?.atMm[2]]).toEqual([20, -35.5]);
    expect(one?.quaternion).not.toEqual(other?.quaternion);
  });

  it('has the heading of its chance, whatever the hand does', () => {
    const turned = (more: Partial<WrenchSpin>) => releasedBy({ ...FLICK, ...more }, 3)?.quaternion;
    expect(turned({ spinDegS: -2000 })).toEqual(turned({}));
    expect(turned({ atMm: [0, 0], velocityMmS: [0, 0] })).toEqual(turned({}));
  });

  it('comes out bit for bit the same from what is recorded of it, however many ticks at a time', () => {
    const { spin, setup } = spunOf({ ...FLICK, spinDegS: 2345.678_9 }, 4);
    expect(spin.spinDegS).toBe(2345.68);
    const first = roll(physics, setup);
    const again = spunOf(JSON.parse(JSON.stringify(spin)) as WrenchSpin, 4);
    const under = rollUnderWay(physics, again.setup, (rolled) => spinReport(rolled, again.spin));
    while (under.step(7));
    expect(under.report).toEqual(spinReport(first, spin));
    expect(report(FLICK, 5).hash).not.toBe(first.hash);
  });

  it('rests after three seconds on its belly, at a middling flick, and has turned eighteen times', () => {
    const { reading } = report({ ...FLICK, velocityMmS: [0, 0] }, 6);
    expect(Math.abs(reading.tick / 240 - 3)).toBeLessThan(0.03);
    expect(Math.abs(reading.turns - 17.9)).toBeLessThan(0.18);
    expect(reading.slidMm).toBeLessThan(0.1);
  });

  it('turns as often whatever its heading was, so that no direction is favoured', () => {
    const turnsAt = (share: number): number => {
      const { spin, setup } = valueOf(wrenchSpin({ ...FLICK, velocityMmS: [100, 0] }, () => () => share));
      return spinReport(roll(physics, setup), spin).reading.turns;
    };
    const turns = Array.from({ length: 12 }, (_, i) => turnsAt(i / 12));
    expect((Math.max(...turns) - Math.min(...turns)) * 360).toBeLessThan(1); // degrees, of 6,400
  });

  // At these headings the engine loses the contact for some ticks: by its friction it would turn 61 to 76 degrees less.
  it.each([
    [50, 4000, 5582],
    [309.37, 4300, 6451],
  ])('turns on in its place while the engine loses its contact: let go at %d degrees', (deg, spinDegS, turned) => {
    const { spin, setup } = valueOf(wrenchSpin({ atMm: [0, 0], velocityMmS: [0, 0], spinDegS }, () => () => deg / 360));
    const { turns } = spinReport(roll(physics, setup), spin).reading;
    expect(Math.abs(turns * 360 - turned)).toBeLessThan(4); // whole hundredths of a turn
  });

  it('ends the sooner the rougher the surface is, by which the belly rubs in proportion', () => {
    const [glass, paper, mousepad] = ['glass', 'matte-paper', 'mousepad'].map((id) => {
      const surface = SURFACES.find((one) => one.id === id);
      if (surface === undefined) throw new Error(`there is ${id}`);
      return report(FLICK, 7, bellyFrictionOn(surface)).reading.turns;
    });
    expect(glass).toBeGreaterThan(1.9 * (paper ?? NaN));
    expect(paper).toBeGreaterThan(1.7 * (mousepad ?? NaN));
    expect(report(FLICK, 7, BELLY_FRICTION).reading.turns).toBe(paper);
  });

  it('goes on past the time of a throw, on what is slippery', () => {
    const { reading, ticks } = report({ ...FLICK, spinDegS: 150 * RAD }, 8, BELLY_FRICTION / 2);
    expect(ticks).toBeGreaterThan(11 * 240);
    expect(reading.code).not.toBe('unsettled');
  });
});

describe('a spin that no hand gives', () => {
  it('is a flick by chance within the limits of a hand, one way or the other', () => {
    const spins = Array.from({ length: 400 }, (_, seed) => spunOf(null, seed).spin);
    for (const spin of spins) expect(withinSpinLimits(spin).ok).toBe(true);
    // 26 rad/s are enough for two turns
    for (const { spinDegS } of spins) expect(Math.abs(spinDegS)).toBeGreaterThan(40 * RAD);
    const ways = new Set(spins.map(({ spinDegS }) => Math.sign(spinDegS)));
    expect([...ways].sort()).toEqual([-1, 1]);
  });

  it('is the same again as a hand would give it', () => {
    const byChance = spunOf(null, 9);
    expect(spunOf(byChance.spin, 9)).toEqual(byChance);
    expect(report(null, 9).hash).toBe(report(byChance.spin, 9).hash);
  });
});

describe('limits of a spin', () => {
  it.each<[string, Partial<WrenchSpin>, string]>([
    ['too weak a flick', { spinDegS: -300 }, 'The card was spun at 300.0 degrees a second; 572.96 degrees a second is'],
    ['more than a hand has', { spinDegS: 9000 }, '9000.0 degrees a second; 8594.37 degrees a second is the most.'],
    ['a push', { velocityMmS: [80, 80] }, 'The card was pushed at 113.1 mm/s; 100 mm/s is the most.'],
    ['a place off the middle', { atMm: [0, -301] }, 'let go away from the middle by 301.0 mm; 300 mm is the most.'],
    ['no number', { atMm: [NaN, 0] }, 'The spin has NaN; expected numbers.'],
  ])('refuse %s', (_, more, said) => {
    const refused = wrenchSpin({ ...FLICK, ...more }, seeded(1));
    expect(refused.ok ? '' : refused.fault.message).toContain(said);
  });

  it('allow what is at them', () => {
    const most: WrenchSpin = { atMm: [300, -300], velocityMmS: [0, -100], spinDegS: 150 * RAD };
    expect(withinSpinLimits(quantiseSpin(most)).ok).toBe(true);
    expect(withinSpinLimits(quantiseSpin({ ...most, spinDegS: -10 * RAD })).ok).toBe(true);
  });

  it('see every number of it', () => {
    expect(numbersOf(FLICK)).toEqual([20, -35.5, 60, -30, 75 * RAD]);
  });
});
