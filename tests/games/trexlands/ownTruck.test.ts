import { beforeAll, describe, expect, it } from 'vitest';
import { replay } from '#engine/replay.ts';
import { seedRandom } from '#engine/random.ts';
import { truckSchema, type TruckFile } from '#engine/truckFile.ts';
import { oddsOf } from '#bots/trexlands/odds.ts';
import { makeMatch, parseMatch, readShort, recordMatch, shortMatch } from '#games/trexlands/matchFile.ts';
import { trucksBy, whyNoTruck } from '#games/trexlands/ownTruck.ts';
import { setupOf } from '#games/trexlands/perform.ts';
import { judgeRoll } from '#games/trexlands/referee/judge.ts';
import { replayTable } from '#games/trexlands/replayTable.ts';
import { released } from '#games/trexlands/rolling/battle.ts';
import { trexlands as game, type TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { pieceId, tick } from '#sim/ids.ts';
import { IDENTITY } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { BALLASTED_TRUCK, TRUCK, type TruckSpec } from '#sim/roll/truck.ts';
import { realMatch } from './realMatch.ts';
import { must } from './support.ts';

const truckOf = (measures: object): TruckFile =>
  truckSchema.parse({ format: 'tumbletop/truck', version: 1, ...measures });
const FLAT = truckOf({ title: 'flat', lengthMm: 55, widthMm: 34, slugG: 25 });

const rolledBy = (options: object, most: number): TrexlandsMatch =>
  realMatch(physics, { seats: 2, seed: 94, options: { cycleLimit: 40, ...options } }, most);

let physics: Physics;
let match: TrexlandsMatch;
beforeAll(async () => {
  physics = await loadPhysics();
  match = rolledBy({ truck: FLAT }, 30);
}, 60_000);

describe('a match with own trucks', () => {
  it('rolls them: its first roll comes to other places than that of the usual ones', () => {
    const hashes = (one: TrexlandsMatch): readonly unknown[] =>
      one.log.flatMap(({ performed }) => (performed === null ? [] : [performed.hash]));
    expect(hashes(match).length).toBeGreaterThan(0);
    expect(hashes(match)[0]).not.toBe(hashes(rolledBy({}, 2))[0]);
  });

  it('is recorded, goes into a link, and comes out the same, bit for bit', () => {
    const text = makeMatch(recordMatch(match));
    const read = must(parseMatch(text, physics.build));
    expect(makeMatch(read)).toBe(text);
    expect(must(replay(game, read, replayTable(physics))).difference).toBeNull();
    const short = must(readShort(must(shortMatch(recordMatch(match))), physics.build));
    expect(short.header.setup.options.truck).toEqual(FLAT);
  });

  it('whose truck was changed comes out otherwise at its first action', () => {
    const text = makeMatch(recordMatch(match)).replace('"slugG": 25', '"slugG": 26');
    const read = must(parseMatch(text, physics.build));
    expect(must(replay(game, read, replayTable(physics))).difference?.index).toBe(0);
  });

  it('throws by the limits of its own truck, with ballast where a seat has that', () => {
    const { state } = rolledBy({ truck: FLAT }, 0);
    const given = must(setupOf({ state, random: seedRandom(1) }, { do: 'roll', throws: [] }));
    expect(given.truck).toEqual(FLAT);
    const [first] = given.throws;
    if (first === undefined) throw new Error('ranks are rolled for');
    const specOf = (ballasted: boolean) =>
      released({ ...given, ballasted: ballasted ? [first.truck] : [] }).bodies.find(({ id }) => id === first.truck)
        ?.spec;
    expect(specOf(false)).toBe(trucksBy(FLAT).plain);
    expect(specOf(true)).toBe(trucksBy(FLAT).ballasted);
    expect(specOf(true)?.com.y).toBeLessThan(specOf(false)?.com.y ?? 0);
    const usual = released({ ...given, truck: undefined }).bodies.map(({ spec }) => spec);
    expect(new Set(usual)).toEqual(new Set([TRUCK]));
    expect(trucksBy(undefined).ballasted).toBe(BALLASTED_TRUCK);
  });

  it('is called by its own measures, with ballast as without', () => {
    const heightOf = (spec: TruckSpec): number | undefined =>
      judgeRoll({
        bodies: [
          {
            id: pieceId('0-T1'),
            spec,
            pose: { position: vec3(0, 0, 0), rotation: IDENTITY },
            restedAt: tick(1),
            turnedDeg: 400,
          },
        ],
        settled: true,
        ticks: 2,
        hash: '',
      })[0]?.at.yMm;
    const { plain, ballasted } = trucksBy(FLAT);
    expect(heightOf(plain)).toBeCloseTo(plain.com.y * 1000, 6);
    expect(heightOf(ballasted)).toBe(heightOf(plain));
    expect(heightOf(BALLASTED_TRUCK)).toBe(heightOf(TRUCK));
    expect(heightOf(plain)).not.toBeCloseTo(heightOf(TRUCK) ?? 0, 1);
  });

  it('is refused with a sentence where its truck does not fit a hand', () => {
    expect(whyNoTruck(truckOf({ heightMm: 70 }))?.fault).toEqual({
      code: 'bad-option',
      message: 'A corner of the own truck is 56.8 mm from its middle; 39 mm are the most that a hand has room for.',
      path: '$.options.truck',
    });
    expect(whyNoTruck(undefined)).toBeNull();
    expect(whyNoTruck(FLAT)).toBeNull();
  });

  it('has odds that computers know: a wide and low one lands on its wheels more often, a narrow one less', () => {
    const odds = (truck: TruckFile | undefined): number => oddsOf('scrub', false, { truck });
    expect(odds(truckOf({}))).toBeCloseTo(odds(undefined), 9);
    expect(odds(FLAT)).toBeGreaterThan(odds(undefined) + 0.1);
    expect(odds(truckOf({ widthMm: 20 }))).toBeLessThan(odds(undefined));
    expect(oddsOf('scrub', true, { truck: FLAT })).toBeGreaterThan(odds(FLAT));
  });
});
