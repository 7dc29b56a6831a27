import { rollTrucks, type BattleSetup } from '#games/trexlands/rolling/battle.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { countRoll, foresight, type Foresight } from '#games/trexlands/referee/counted.ts';
import { judgeRoll } from '#games/trexlands/referee/judge.ts';
import { rotate } from '#sim/maths/quat.ts';
import { degrees } from '#sim/maths/trig.ts';
import { scale, sub, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { caughtIn, MARGIN, standingOf } from '#sim/roll/basins/caught.ts';
import { liftOf } from '#sim/roll/basins/motion.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import { poseAtRelease, quantiseThrow, type Throw } from '#games/trexlands/rolling/throw.ts';
import { spinAtRelease, velocityAtRelease } from '#sim/roll/release.ts';
import { BALLASTED_TRUCK, TRUCK, TRUCK_MIDDLE, type TruckSpec } from '#sim/roll/truck.ts';
import { anyRotation, anyUnit, evenly } from '../../../sim/maths/arbitraries.ts';
import { A_TRUCK, aThrow, FOUR_TRUCKS, standardRoll, terrain } from '../rolling/support.ts';
import { runs } from '../../../effort.ts';

let physics: Physics;
let known: Foresight;
beforeAll(async () => {
  physics = await loadPhysics();
  known = foresight();
});

function catchmentOf(spec: TruckSpec) {
  const catchment = known.get(spec);
  if (!catchment) throw new Error('both builds are known');
  return catchment;
}

const TO_MM = 1000;
const triple = ({ x, y, z }: Vec3, by: number): Throw['atMm'] => [x * by, y * by, z * by];

describe('a counted roll', () => {
  it('ends early with the outcome that it has in full', () => {
    for (let seed = 0; seed < 24; seed += 1) {
      const setup = {
        ...standardRoll(seed, [A_TRUCK], TERRAINS[seed % 4]?.id),
        ballasted: seed % 3 === 0 ? [A_TRUCK] : [],
      };
      const [early, full] = [countRoll(physics, setup, known), countRoll(physics, setup, null)];
      expect(early.codes, `seed ${seed}`).toEqual(full.codes);
      expect(early.ticks).toBeLessThanOrEqual(full.ticks);
      expect(full).toMatchObject({ ticks: rollTrucks(physics, setup).ticks, early: false });
    }
  });

  it('TX-63: of a truck that did not tumble is none, and is over early only after a tumble', () => {
    const flat = {
      terrain: terrain('dune'),
      ballasted: [],
      throws: [aThrow({ atMm: [0, 96, 0], spinDegS: [0, 1500, 0] })],
    };
    expect(countRoll(physics, flat, known)).toMatchObject({ codes: ['did-not-tumble'], early: false });
    expect(countRoll(physics, flat, null).codes).toEqual(['did-not-tumble']);
  });

  it('ends early in nine of ten throws on scrub, before half the time', () => {
    const counted = Array.from({ length: 30 }, (_, seed) => countRoll(physics, standardRoll(seed), known));
    expect(counted.filter(({ early }) => early).length).toBeGreaterThanOrEqual(27);
    expect(Math.max(...counted.filter(({ early }) => early).map(({ ticks }) => ticks))).toBeLessThan(240);
  });

  it('of several trucks goes on to its rest, and calls each', () => {
    const setup = standardRoll(4, FOUR_TRUCKS);
    const { codes, early, ticks } = countRoll(physics, setup, known);
    const rolled = rollTrucks(physics, setup);
    expect({ codes, early, ticks }).toEqual({
      codes: judgeRoll(rolled).map(({ code }) => code),
      early: false,
      ticks: rolled.ticks,
    });
  });

  it('that ends leaning against the rim goes on to its rest', () => {
    const codes = Array.from({ length: 40 }, (_, turn) => {
      const setup: BattleSetup = {
        terrain: terrain('dune'),
        throws: [aThrow({ atMm: [150, 130, 0], velocityMmS: [530, 0, 0], spinDegS: [20 * turn, 0, 8 * turn - 900] })],
        ballasted: [],
      };
      const [counted, full] = [countRoll(physics, setup, known), countRoll(physics, setup, null)];
      expect(counted.codes, `${turn}`).toEqual(full.codes);
      if (full.codes[0] === 'leaning') expect(counted.early).toBe(false);
      return full.codes[0];
    });
    expect(codes.filter((code) => code === 'leaning').length).toBeGreaterThan(2);
  });
});

/**
 * A truck over the table or on it, turned and moving anyhow, with energy under the brim of the basin that it is over.
 */
interface Dropped {
  readonly setup: BattleSetup;
  readonly spec: TruckSpec;
}

const anyDropped: fc.Arbitrary<Dropped> = fc
  .record({
    ballast: fc.boolean(),
    terrain: fc.constantFrom(...TERRAINS),
    turned: anyRotation,
    way: anyUnit,
    axis: anyUnit,
    lifted: evenly(0, 0.3),
    spinning: evenly(0, 1),
    used: evenly(0.2, 0.999),
  })
  .map(({ ballast, terrain: ground, turned, way, axis, lifted, spinning, used }) => {
    const spec = ballast ? BALLASTED_TRUCK : TRUCK;
    const standing = standingOf(catchmentOf(spec), {
      pose: { position: vec3(0, 1, 0), rotation: turned },
      velocity: scale(way, 0),
      spin: scale(way, 0),
    });
    const room = Math.max(0, used * ((standing.basin?.brim ?? 0) * (1 - MARGIN) - standing.height));
    const still = { position: vec3(0, 0, 0), rotation: turned };
    const aRadian = liftOf(spec, { pose: still, velocity: scale(way, 0), spin: axis });
    const aMetre = liftOf(spec, { pose: still, velocity: way, spin: scale(axis, 0) });
    const moving = room * (1 - lifted);
    const com = vec3(0, standing.height + room * lifted, 0);
    const origin = sub(com, rotate(turned, spec.com));
    const middle = rotate(turned, TRUCK_MIDDLE);
    const { x, y, z, w } = turned;
    return {
      spec,
      setup: {
        terrain: ground,
        ballasted: ballast ? [A_TRUCK] : [],
        throws: [
          quantiseThrow({
            truck: A_TRUCK,
            atMm: [(origin.x + middle.x) * TO_MM, (origin.y + middle.y) * TO_MM, (origin.z + middle.z) * TO_MM],
            quaternion: [x, y, z, w],
            velocityMmS: triple(way, TO_MM * Math.sqrt((moving * (1 - spinning)) / aMetre)),
            spinDegS: triple(axis, degrees(Math.sqrt((moving * spinning) / aRadian))),
          }),
        ],
      },
    };
  });

describe('a truck with too little energy', () => {
  it(
    'comes to lie as is foretold of it, from any attitude, speed and spin under the brim',
    { timeout: 120_000 },
    () => {
      const seen = new Set<string>();
      fc.assert(
        fc.property(anyDropped, ({ setup, spec }) => {
          const [thrown = aThrow()] = setup.throws;
          const code = caughtIn(
            catchmentOf(spec),
            { pose: poseAtRelease(thrown), velocity: velocityAtRelease(thrown), spin: spinAtRelease(thrown) },
            setup.terrain,
          );
          fc.pre(code !== null);
          seen.add(`${code} ${setup.ballasted.length}`);
          expect(judgeRoll(rollTrucks(physics, setup)).map((ruling) => ruling.code)).toEqual([code]);
        }),
        { numRuns: runs(100, 3000), seed: 4, endOnFailure: true },
      ); // a seed, so that rare ways are among them
      // on wheels and side, with ballast and without; its roof's basin is shallower than the margin
      expect(seen.size).toBe(4);
    },
  );
});
