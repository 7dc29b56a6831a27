import { released, rollTrucks } from '#games/trexlands/rolling/battle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { Roll } from '#sim/roll/roll.ts';
import { RollRecorder } from '#sim/roll/rollRecorder.ts';
import { TERRAINS, terrainOf } from '#sim/roll/terrain.ts';
import { A_TRUCK, aThrow, FOUR_TRUCKS, standardRoll, terrain } from './support.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe('a roll', () => {
  it('comes out the same every time, to the last bit, whatever the order of its throws', () => {
    const setup = standardRoll(5, FOUR_TRUCKS);
    const { hash } = rollTrucks(physics, setup);
    expect(rollTrucks(physics, setup).hash).toBe(hash);
    expect(rollTrucks(physics, { ...setup, throws: [...setup.throws].reverse() }).hash).toBe(hash);
  });

  it('comes out otherwise with a truck 0.01 mm from its place', () => {
    const setup = standardRoll(5);
    const [first = aThrow()] = setup.throws;
    const nudged = { ...first, atMm: [first.atMm[0] + 0.01, first.atMm[1], first.atMm[2]] as const };
    expect(rollTrucks(physics, { ...setup, throws: [nudged] }).hash).not.toBe(rollTrucks(physics, setup).hash);
  });

  it('comes out as it did when it was written, in Node as on the page', () => {
    expect(rollTrucks(physics, standardRoll(1)).hash).toMatchInlineSnapshot(`"fd5ac6a6ed3fbbf867c51e826ba88552"`);
    expect(rollTrucks(physics, standardRoll(2, FOUR_TRUCKS, 'gravel')).hash).toMatchInlineSnapshot(
      `"b0cbef8348c0ea62353e88b492c22f3d"`,
    );
  });

  it('is over half a second after the last truck has come to rest', () => {
    const { bodies, settled, ticks } = rollTrucks(physics, standardRoll(3, FOUR_TRUCKS));
    expect(settled).toBe(true);
    expect(ticks).toBe(Math.max(...bodies.map(({ restedAt }) => restedAt ?? 0)) + 120);
  });

  it('tells how far each truck turned over: about horizontal axes, either way, and not about the vertical', () => {
    const turned = (otherwise: Parameters<typeof aThrow>[0]): number =>
      rollTrucks(physics, { terrain: terrain('dune'), throws: [aThrow(otherwise)], ballasted: [] }).bodies[0]
        ?.turnedDeg ?? NaN;
    expect(turned({ atMm: [0, 96, 0], spinDegS: [0, 1500, 0] })).toBeLessThan(30);
    // In the air for 0.1 s and more at 1,500 degrees a second, whichever way.
    for (const spinDegS of [
      [1500, 0, 0],
      [-1500, 0, 0],
      [0, 0, 1500],
    ] as const)
      expect(turned({ spinDegS })).toBeGreaterThan(150);
    const falling = new Roll(
      physics,
      released({
        terrain: terrain(),
        throws: [aThrow({ atMm: [0, 400, 0], spinDegS: [1200, 0, 0] })],
        ballasted: [],
      }),
    );
    for (let ticks = 0; ticks < 24; ticks += 1) falling.advance();
    expect(falling.turnedDeg(0)).toBeCloseTo(120, 0); // 0.1 s of flight
    expect(falling.finish().bodies[0]?.turnedDeg).toBe(falling.turnedDeg(0));
    falling.free();
  });

  it('counts no turning of a truck that is at rest', () => {
    const rolling = new Roll(physics, released(standardRoll(7)));
    const turned: number[] = [];
    while (rolling.advance()) turned.push(rolling.turnedDeg(0));
    const {
      bodies: [truck],
    } = rolling.finish();
    expect(turned.slice(truck?.restedAt ?? 0).every((deg) => deg === truck?.turnedDeg)).toBe(true);
    rolling.free();
  });

  it('settles on every terrain', () => {
    for (const { id } of TERRAINS) {
      for (let seed = 0; seed < 25; seed += 1)
        expect(rollTrucks(physics, standardRoll(seed, [A_TRUCK], id)).settled, `${id} ${seed}`).toBe(true);
    }
  });

  it('that goes on for 8 s is told to be unsettled, with where everything is', () => {
    // On ice a truck that spins on its roof does not stop in time.
    const ice = { id: 'custom', friction: 0, restitution: 0 };
    const { settled, ticks, bodies } = rollTrucks(physics, {
      terrain: ice,
      throws: [aThrow({ velocityMmS: [700, 0, 0] })],
      ballasted: [],
    });
    expect({ settled, ticks }).toEqual({ settled: false, ticks: 1920 });
    expect(bodies[0]?.restedAt).toBeNull();
  });

  it('cannot go on once it is over', () => {
    const rolling = new Roll(physics, released(standardRoll(1)));
    while (rolling.advance());
    const { tick } = rolling;
    expect(rolling.advance()).toBe(false);
    expect(rolling.tick).toBe(tick);
    rolling.free();
  });

  it('sinks no deeper than a tenth of a millimetre, and stays in the arena', () => {
    const rolled = rollTrucks(physics, standardRoll(8, FOUR_TRUCKS));
    for (const { pose } of rolled.bodies) {
      expect(Math.max(Math.abs(pose.position.x), Math.abs(pose.position.z))).toBeLessThan(0.25);
    }
  });
});

describe('a recording of a roll', () => {
  it('has every pose from the release to the rest, and outlives the roll', () => {
    const setup = standardRoll(6, FOUR_TRUCKS);
    const rolling = new Roll(physics, released(setup));
    const recorder = new RollRecorder(rolling);
    const letGo = rolling.finish().bodies;
    while (recorder.advance(7));
    rolling.free();
    expect(recorder.done).toEqual(rollTrucks(physics, setup));
    expect(recorder.ticks).toBe(recorder.done?.ticks);
    for (const { id, pose } of letGo) expect(recorder.poseOf(id, 0)).toEqual(pose);
    for (const { id, pose } of recorder.done?.bodies ?? []) expect(recorder.poseOf(id, recorder.ticks)).toEqual(pose);
    expect(recorder.pieces).toEqual(FOUR_TRUCKS);
    expect(recorder.bytes).toBeLessThan(4 * 32 * (recorder.ticks + 1));
  });

  it('shows the same fall as the roll itself', () => {
    const rolling = new Roll(physics, released(standardRoll(6)));
    const recorder = new RollRecorder(rolling);
    recorder.advance(50);
    expect(recorder.poseOf(A_TRUCK, 50)).toEqual(rolling.finish().bodies[0]?.pose);
    expect(recorder.poseOf(A_TRUCK, 49)).not.toEqual(recorder.poseOf(A_TRUCK, 50));
    rolling.free();
  });
});

describe('a terrain', () => {
  it('has the coefficients of its surface', () => {
    expect(terrain('dune')).toEqual({ id: 'dune', friction: 0.5, restitution: 0.05 });
    expect(TERRAINS.map(({ id }) => id)).toEqual(['scrub', 'salt-flat', 'gravel', 'dune']);
  });

  it('that there is not is refused by name', () => {
    const found = terrainOf('moon');
    expect(found.ok ? '' : found.fault.message).toBe(
      '"moon" is not a terrain: expected scrub, salt-flat, gravel, dune',
    );
  });
});
