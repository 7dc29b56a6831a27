import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkOf, jobOf } from '#lab/job.ts';
import { findExperiment } from '#lab/registry.ts';
import { BODIES } from '#lab/rolls/bodies.ts';
import { readBody } from '#lab/rolls/bodyFile.ts';
import type { RollsAnswer } from '#lab/rolls/answer.ts';
import { setupsOf } from '#lab/rolls/count.ts';
import { lyingAs, lyingWith, roomOf, type LabBody } from '#lab/rolls/labBody.ts';
import { catchmentFor } from '#lab/rolls/outcomes.ts';
import { rollsParameters } from '#lab/rolls/parameters.ts';
import { STANDARD_THROW } from '#lab/rolls/throwFile.ts';
import { loadPhysics } from '#sim/physics.ts';
import { fromAxisAngle, rotate } from '#sim/maths/quat.ts';
import { radians } from '#sim/maths/trig.ts';
import { cross, normalizeOr, UNIT_X, UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import { caughtIn, type Catchment } from '#sim/roll/basins/caught.ts';
import { motionOf } from '#sim/roll/basins/motion.ts';
import { Roll } from '#sim/roll/roll.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import { cases, oneIn, runs } from '../effort.ts';
import { anyUnit, evenly } from '../sim/maths/arbitraries.ts';
import { pairedRolls } from './pairedRolls.ts';

const physics = await loadPhysics();

const ROLLED = runs(20, 1000);

const JOB = { format: 'tumbletop/lab-job', version: 1, experiment: 'rolls' };

async function answered(trials: number, parameters: object): Promise<RollsAnswer> {
  const ready = await jobOf({ ...JOB, trials, parameters }, findExperiment);
  if (!ready.ok) throw new Error(ready.fault.message);
  const { prepared, job } = ready.value;
  const tally = prepared.tally();
  const counts = prepared.count(physics, job.seed, chunkOf({ trials, chunk: trials }, 0));
  if (!counts.ok) throw new Error(counts.fault.message);
  tally.add(counts.value, trials);
  return tally.answer()?.keys as RollsAnswer;
}

async function faultOf(parameters: object): Promise<string> {
  const ready = await jobOf({ ...JOB, parameters }, findExperiment);
  return ready.ok ? '' : ready.fault.message;
}

/** A square-section die of steel: its odd edge is so long in the square's sides. */
const squareDie = (ratio: number) => ({
  format: 'tumbletop/body',
  version: 1,
  title: `square die ${ratio}`,
  parts: [{ box: { halfMm: [8, 8, 8 * ratio] } }],
  densityGCm3: 7.8,
  faces: [
    { name: 'square', normal: [0, 0, 1] },
    { name: 'square', normal: [0, 0, -1] },
    ...[1, -1].flatMap((way) => [
      { name: 'edge', normal: [way, 0, 0] },
      { name: 'edge', normal: [0, way, 0] },
    ]),
  ],
});

/** The throw that fits the published dice. */
const THROW = {
  format: 'tumbletop/throw',
  version: 1,
  heightMm: 150,
  velocityMmS: [2000, 0, 0],
  spinSpreadRadS: 30,
  surface: { friction: 0.6, restitution: 0.1 },
};

const LAYS = BODIES.filter(({ name }) => ['truck', 'd6', 'd20', 'coin', 'pyramid-M'].includes(name));

const shareOf = ({ shares }: RollsAnswer, name: string) => shares.find((one) => one.name === name);

describe('the experiment of rolls', () => {
  it('has a flat die lie on its squares and a long one on its edges, as published dice do', async () => {
    const rolls = runs(120, 1500);
    const flat = shareOf(await answered(rolls, { bodies: [squareDie(0.47)], throw: THROW }), 'square');
    const long = shareOf(await answered(rolls, { bodies: [squareDie(1.87)], throw: THROW }), 'square');
    // Mathematical Gazette 97.16 (2013), table 1: .916 of 332 throws, .009 of 680
    expect(flat?.low).toBeLessThan(0.93);
    expect(flat?.high).toBeGreaterThan(0.88);
    expect(long?.low).toBeLessThan(0.02);
  });

  it('has battles in which bodies meet, beside the chances of those that do not', async () => {
    const { battle, bodies, rolls } = await answered(20, { bodies: ['truck', 'truck', 'truck'], defenders: 1 });
    expect(battle).toMatchObject({ wins: 'wheels', attackers: 2, defenders: 1 });
    expect(bodies).toHaveLength(3);
    const outcomes = battle?.outcomes ?? [];
    expect(outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(rolls);
    expect(outcomes.reduce((sum, { independent }) => sum + independent, 0)).toBeCloseTo(1, 5);
    const [a = 0, b = 0, defends = 0] = bodies.map(({ shares }) => shares[0]?.share ?? 0);
    expect(outcomes[0]?.independent).toBeCloseTo((1 - defends) * (1 - (1 - a) * (1 - b)), 5);
  });

  it('rolls every body that has a name', async () => {
    for (const { name } of BODIES) {
      const { shares, unsettled, rolls } = await answered(2, { bodies: [name] });
      expect([name, rolls + unsettled, shares.reduce((sum, { count }) => sum + count, 0)]).toEqual([name, 2, rolls]);
    }
  });

  it('reads the same throw again', async () => {
    const parameters = { bodies: ['d20'], throw: THROW };
    expect(await answered(20, parameters)).toEqual(await answered(20, parameters));
  });
});

describe('an early end', () => {
  const laid = LAYS.flatMap((body) => ['salt-flat', 'gravel'].map((terrain) => ({ body, terrain, name: body.name })));

  it.each(oneIn(3, laid))(
    'tells of $name on $terrain how it comes to lie, beside the rim, too',
    ({ body, terrain }) => {
      const parameters = rollsParameters.parse({ bodies: [body.name], throw: { ...STANDARD_THROW, terrain } });
      const catchment = catchmentFor(body, body.spec);
      let foreseen = 0;
      for (let trial = 0; trial < ROLLED; trial += 1) {
        const setup = setupsOf(parameters, [body], 1)(trial);
        const { early, rested } = foreseenAndRested(setup, body, catchment);
        foreseen += early === null ? 0 : 1;
        if (early !== null && rested !== null) expect([trial, early]).toEqual([trial, rested]);
      }
      expect(foreseen).toBeGreaterThan(0.7 * ROLLED);
    },
  );

  /** What was certain first, and what came of it, of a roll in a world of its own. */
  function foreseenAndRested(setup: RollSetup, body: LabBody, catchment: Catchment<string>) {
    const rolling = new Roll(physics, setup);
    const [piece] = rolling.arena.pieces;
    if (piece === undefined) throw new Error('a body is thrown');
    let early: string | null = null;
    while (rolling.advance()) early ??= caughtIn(catchment, motionOf(piece), setup.terrain);
    const { settled } = rolling.finish();
    const rested = settled ? lyingAs(body, motionOf(piece).pose.rotation) : null;
    rolling.free();
    return { early, rested };
  }
});

describe('counting many in one world', () => {
  it('moves no share further than its interval allows, with an early end and to the rest', () => {
    for (const toRest of cases([false], [false, true]))
      for (const { outcome, difference } of pairedRolls(physics, 'scrub', runs(80, 4000), { toRest }))
        expect([outcome, difference.low <= 0.005 && difference.high >= -0.005]).toEqual([outcome, true]);
  });

  it('counts the same for the same chunk, and every trial once', async () => {
    const parameters = { bodies: ['truck'] };
    const rolls = runs(60, 600);
    const { shares, unsettled } = await answered(rolls, parameters);
    expect(shares.reduce((sum, { count }) => sum + count, 0) + unsettled).toBe(rolls);
    expect((await answered(rolls, parameters)).shares).toEqual(shares);
  });
});

describe('the room about a direction that is down', () => {
  it.each(BODIES.map((body) => ({ body, name: body.name })))('is read alike, of a $name', ({ body }) => {
    fc.assert(
      fc.property(anyUnit, anyUnit, evenly(0, 0.999), (down, axis, part) => {
        const room = roomOf(body, down);
        fc.pre(room > 0);
        const across = normalizeOr(cross(down, axis), UNIT_X);
        const tilted = rotate(fromAxisAngle(across, radians(part * room)), down);
        expect(lyingWith(body, tilted)).toBe(lyingWith(body, down));
      }),
    );
  });

  it('of a die is its five degrees, less what it leans by already, and beyond them what is missing', () => {
    const d6 = BODIES.find(({ name }) => name === 'd6');
    if (d6 === undefined) throw new Error('there is a d6');
    const leaning = (deg: number) => rotate(fromAxisAngle(UNIT_X, radians(deg)), vec3(0, -1, 0));
    expect([0, 2, 5, 9].map((deg) => Math.round(1000 * roomOf(d6, leaning(deg))))).toEqual([5000, 3000, 0, 4000]);
  });
});

describe('a body', () => {
  it('is named by the face that is down, within 20 degrees', () => {
    const die = readBody(squareDie(1));
    if (!die.ok) throw new Error(die.fault.message);
    const named = (x: number, z: number) => lyingWith(die.value, normalizeOr(vec3(x, 0, z), UNIT_Y));
    expect([named(0, 1), named(0.36, 1), named(0.37, 1), named(1, 0.36)]).toEqual([
      'square',
      'square',
      'other',
      'edge',
    ]);
  });

  const hull = (pointsMm: readonly (readonly number[])[]) => ({ parts: [{ hull: { pointsMm } }] });
  const FLAT = [
    [0, 0, 0],
    [10, 0, 0],
    [0, 10, 0],
    [10, 10, 0],
  ];

  it.each([
    ['that is flat', hull(FLAT), '$.parts[0] is flat'],
    ['that is nearly flat', hull([...FLAT, [5, 5, 0.05]]), '$.parts[0] is flat'],
    ['of points at one place', hull(FLAT.map(() => [1, 1, 1])), '$.parts[0] is flat'],
    ['with a point of 1e308', hull([...FLAT.slice(1), [1e308, 0, 0]]), '$.parts[0].hull.pointsMm[3][0] is 1e+308'],
    ['inside out', { parts: [{ box: { halfMm: [-1, 1, 1] } }] }, '$.parts[0].box.halfMm[0] is -1'],
    [
      'of a thousand parts',
      { parts: Array.from({ length: 1000 }, () => ({ box: { halfMm: [1, 1, 1] } })) },
      'at most 30',
    ],
    ['of no parts', { parts: [] }, '$.parts is []'],
    ['of an unknown part', { parts: [{ ball: {} }] }, '$.parts[0]'],
    ['denser than any metal', { densityGCm3: 100 }, '$.densityGCm3 is 100'],
    [
      'heavier than sense',
      { densityGCm3: 22, parts: [{ box: { halfMm: [250, 250, 250] } }] },
      'expected 0.001 to 10000 g',
    ],
    ['without a mass', { densityGCm3: undefined }, '"densityGCm3", or "massG"'],
    ['with two masses', { massG: 5 }, '"densityGCm3", or "massG"'],
    [
      'whose moments no body has',
      { densityGCm3: undefined, massG: 5, comMm: [0, 0, 0], inertiaGMm2: [1, 1, 3] },
      '$.inertiaGMm2 is [1,1,3]',
    ],
    [
      'whose centre of mass is outside',
      { densityGCm3: undefined, massG: 5, comMm: [90, 0, 0], inertiaGMm2: [1, 1, 1] },
      '$.comMm puts the centre of mass outside',
    ],
    ['with a face that looks nowhere', { faces: [{ name: 'a', normal: [0, 0, 0] }] }, '$.faces[0].normal'],
    ['of another version', { version: 3 }, '$.version is 3; this program reads versions 1 and 2'],
    ['with a key that there is not', { colour: 'red' }, '$.colour'],
  ])('%s is refused in a sentence', (_, change, said) => {
    const read = readBody({ ...squareDie(1), ...change });
    expect(read.ok ? '' : read.fault.message).toContain(said);
  });

  it('has the mass properties that it is given', () => {
    const given = { massG: 12, comMm: [1, 0, 0], inertiaGMm2: [500, 600, 700] };
    const read = readBody({ ...squareDie(1), densityGCm3: undefined, ...given });
    expect(read.ok && read.value.spec.solid).toMatchObject({ mass: 0.012, com: { x: 0.001 } });
    expect(read.ok && read.value.spec.solid.inertia.z).toBeCloseTo(700e-9, 15);
  });
});

describe('parameters of rolls', () => {
  it.each([
    ['a body that there is not', { bodies: ['d7'] }, '$.parameters.bodies[0] is "d7"'],
    [
      'a body that is flat',
      {
        bodies: [
          {
            ...squareDie(1),
            parts: [
              {
                hull: {
                  pointsMm: [
                    [0, 0, 0],
                    [1, 0, 0],
                    [0, 1, 0],
                    [1, 1, 0],
                  ],
                },
              },
            ],
          },
        ],
      },
      'is flat',
    ],
    ['no body', { bodies: [] }, '$.parameters.bodies is []'],
    ['more defenders than bodies', { bodies: ['d6'], defenders: 1 }, 'fewer defenders than bodies'],
    ['an outcome that no body has', { wins: 'flying' }, '$.parameters.wins is "flying"'],
    ['a throw from the moon', { throw: { ...THROW, heightMm: 1e6 } }, '$.parameters.throw.heightMm is 1000000'],
    ['a throw on no ground', { throw: { ...THROW, surface: undefined } }, '$.parameters.throw.surface'],
    [
      'a ground that there is not',
      { throw: { format: THROW.format, version: 1, throw: 'standard', terrain: 'ice' } },
      '"ice"',
    ],
  ])('refuse %s', async (_, parameters, said) => expect(await faultOf(parameters)).toContain(said));
});

describe('a figure of a throw that is varied', () => {
  it('changes nothing where it is as it was, roll for roll, and a low weight keeps a truck on its wheels', async () => {
    const { sensitivity, shares } = await answered(runs(150, 400), { vary: { what: 'com', values: [0, -5] } });
    expect(sensitivity?.outcome).toBe('wheels');
    expect(sensitivity?.rows[0]?.difference.difference).toBe(0);
    expect(sensitivity?.rows[0]?.count).toBe(shares.find(({ name }) => name === 'wheels')?.count);
    expect(sensitivity?.rows[1]?.difference.low).toBeGreaterThan(0.1);
  });

  it.each([
    ['friction', [0.6], { ...THROW, surface: { ...THROW.surface, friction: 0.6 } }],
    ['restitution', [0.4], { ...THROW, surface: { ...THROW.surface, restitution: 0.4 } }],
    ['height', [70], { ...THROW, heightMm: THROW.heightMm + 70 }],
    ['spin', [0], { ...THROW, spinSpreadRadS: 0 }],
  ])('%s gives what a throw file with that value gives', async (what, values, own) => {
    const body = squareDie(0.75);
    const of = { bodies: [body], wins: 'square' };
    const { sensitivity } = await answered(40, { ...of, throw: THROW, vary: { what, values } });
    const wanted = await answered(40, { ...of, throw: own });
    expect(sensitivity?.rows[0]?.count).toBe(shareOf(wanted, 'square')?.count);
  });

  it.each([
    ['of several bodies', { bodies: ['d6', 'd6'], vary: { what: 'spin', values: [1] } }, 'expected one body'],
    [
      'with a value that no throw has',
      { vary: { what: 'friction', values: [0.4, 3] } },
      'values[1] is 3; expected 0 to 2',
    ],
    ['out of the hull', { vary: { what: 'com', values: [99] } }, 'expected a centre of mass within the body’s hull'],
    ['twice the same', { vary: { what: 'spin', values: [1, 1] } }, 'each only once'],
  ])('is refused %s', async (_, parameters, said) => expect(await faultOf(parameters)).toContain(said));
});
