import type { BattleSetup } from '#games/trexlands/rolling/battle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeRollScenario } from '#games/trexlands/scenario/judge.ts';
import { rollJudgementSchema, type JudgedRoll } from '#games/trexlands/scenario/judgement.ts';
import { parseRollScenario } from '#games/trexlands/scenario/parse.ts';
import { physicsRollTable, type RollTable } from '#games/trexlands/scenario/table.ts';
import { unmetOf } from '#engine/scenario/expect.ts';
import { pieceId, tick } from '#sim/ids.ts';
import { fromAxisAngle, IDENTITY, type Quat } from '#sim/maths/quat.ts';
import { radians } from '#sim/maths/trig.ts';
import { UNIT_X, vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics } from '#sim/physics.ts';
import type { RestingBody, Rolled } from '#sim/roll/roll.ts';
import { TRUCK_MIDDLE, TRUCK } from '#sim/roll/truck.ts';
import { placedTruck, rests, REST_EXAMPLE, rollExample, ROLL_EXAMPLE, type Json } from './example.ts';

function scenarioOf(file: Json) {
  const parsed = parseRollScenario(JSON.stringify(file));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

const throwsIn = ({ actions: [action] }: ReturnType<typeof scenarioOf>) => (action.do === 'rest' ? [] : action.throws);

const lying = (id: string, rotation: Quat, xMm: number, yMm: number): RestingBody => ({
  id: pieceId(id),
  spec: TRUCK,
  pose: { position: vec3(xMm / 1000, yMm / 1000, 0), rotation },
  restedAt: tick(200),
  turnedDeg: 400,
});

/** A table on which trucks come to lie as one says. */
function fakeRollTable(outcome: Partial<Rolled>, asked: BattleSetup[] = []): RollTable {
  const bodies = [lying('1-T2', IDENTITY, 100, 0), lying('0-T1', fromAxisAngle(UNIT_X, radians(180)), -100, 40)];
  return {
    build: 'fake@1',
    tickHz: 240,
    *roll(setup) {
      asked.push(setup);
      yield tick(1);
      return { bodies, settled: true, ticks: 320, hash: 'abc', ...outcome };
    },
  };
}

const judged = (outcome: Partial<Rolled> = {}): JudgedRoll => {
  const [action] = judgeRollScenario(scenarioOf(ROLL_EXAMPLE), fakeRollTable(outcome)).actions;
  if (action === undefined) throw new Error('there is one roll');
  return action;
};

describe('a judged roll', () => {
  it('has a ruling and a place for every truck, in the order of their ids', () => {
    const { rulings, trucks, legal, again, ticks } = judged();
    expect({ legal, again, ticks }).toEqual({ legal: true, again: false, ticks: 320 });
    expect(rulings.map(({ piece, code, clause }) => [piece, code, clause])).toEqual([
      ['0-T1', 'on-roof', 'TX-01'],
      ['1-T2', 'wheels-up', 'TX-02'],
    ]);
    expect(trucks).toMatchObject([
      { id: '0-T1', upright: false, wheelsDown: 0, onTable: true },
      { id: '1-T2', upright: true, wheelsDown: 4, onTable: true, quaternion: [0, 0, 0, 1] },
    ]);
  });

  it('says where a truck is as a throw says it: by its middle', () => {
    const [, level] = judged().trucks;
    expect(level?.atMm[1]).toBeCloseTo(TRUCK_MIDDLE.y * 1000, 2);
    expect(level?.atMm[0]).toBeCloseTo(100 + TRUCK_MIDDLE.x * 1000, 2);
  });

  it('that did not settle is no verdict on anybody, and is to be rolled again', () => {
    const { again, rulings } = judged({ settled: false });
    expect(again).toBe(true);
    expect(rulings.map(({ code }) => code)).toEqual(['unsettled', 'unsettled']);
  });

  it('names what holds a stacked truck up, and by which parts', () => {
    const [, over] = judged({
      bodies: [lying('0-T1', IDENTITY, 0, 0), lying('1-T2', fromAxisAngle(UNIT_X, radians(180)), -2, 80)],
    }).rulings;
    expect(over).toMatchObject({ code: 'stacked', other: '0-T1' });
    expect([over?.feature, over?.otherFeature]).not.toContain(null);
  });

  it('is rolled with the ballast and on the terrain that the file says', () => {
    const asked: BattleSetup[] = [];
    judgeRollScenario(scenarioOf(rollExample({ terrain: 'dune' })), fakeRollTable({}, asked));
    expect(asked).toMatchObject([{ terrain: { id: 'dune', friction: 0.5, restitution: 0.05 }, ballasted: ['1-T2'] }]);
    expect(asked[0]?.throws).toEqual(throwsIn(scenarioOf(ROLL_EXAMPLE)));
  });
});

describe('trucks that nobody threw', () => {
  const nobodyRolls: RollTable = {
    build: 'fake@1',
    tickHz: 240,
    roll: () => {
      throw new Error('somebody rolled');
    },
  };
  const restingAs = (...trucks: Json[]): JudgedRoll => {
    const [action] = judgeRollScenario(scenarioOf(rests(...trucks)), nobodyRolls).actions;
    if (action === undefined) throw new Error('there is an answer');
    return action;
  };

  it('are called where they lie, without a roll', () => {
    const scenario = scenarioOf(REST_EXAMPLE);
    const judgement = judgeRollScenario(scenario, nobodyRolls);
    expect(rollJudgementSchema.parse(judgement)).toEqual(judgement);
    expect(unmetOf(scenario.expect, judgement)).toEqual([]);
    expect(judgement.actions[0]).toMatchObject({
      legal: true,
      again: false,
      ticks: 0,
      trucks: [{ id: '0-T1', atMm: [0, 15, 0], quaternion: [0, 0, 0, 1] }],
    });
  });

  it('are told in the order of their ids, and by a hash of where they lie', () => {
    const two = [placedTruck('1-T1', { atMm: [90, 15, 0] }), placedTruck('0-T1')];
    expect(restingAs(...two).trucks.map(({ id }) => id)).toEqual(['0-T1', '1-T1']);
    const hash = (...trucks: Json[]) => judgeRollScenario(scenarioOf(rests(...trucks)), nobodyRolls).hash;
    expect(hash(...two)).toBe(hash(...two));
    expect(hash(...two)).not.toBe(hash(placedTruck('1-T1', { atMm: [91, 15, 0] }), placedTruck('0-T1')));
  });

  it.each<[string, Json, string]>([
    ['on its roof', { atMm: [0, 25, 0], quaternion: [1, 0, 0, 0] }, 'on-roof'],
    ['on its right side', { atMm: [0, 12, 0], quaternion: [0.707107, 0, 0, 0.707107] }, 'on-side'],
    ['on its nose, where no throw leaves it', { atMm: [0, 37, 0], quaternion: [0, 0, -0.707107, 0.707107] }, 'on-end'],
    ['beside the arena', { atMm: [400, 15, 0] }, 'off-arena'],
  ])('%s', (_name, place, code) => expect(restingAs(placedTruck('0-T1', place)).rulings).toMatchObject([{ code }]));

  it('hold each other up', () => {
    const judgedBoth = restingAs(
      placedTruck('0-T1'),
      placedTruck('1-T1', { atMm: [0, 65, 0], quaternion: [1, 0, 0, 0] }),
    );
    expect(judgedBoth.rulings).toMatchObject([{ code: 'wheels-up' }, { code: 'stacked', other: '0-T1' }]);
  });
});

describe('on the real table', () => {
  let table: RollTable;
  beforeAll(async () => {
    table = physicsRollTable(await loadPhysics());
  });

  it('the answer has the published form, is the same every time, and whatever the order of the throws', () => {
    const scenario = scenarioOf(ROLL_EXAMPLE);
    const judgement = judgeRollScenario(scenario, table);
    expect(rollJudgementSchema.parse(judgement)).toEqual(judgement);
    expect(judgeRollScenario(scenario, table)).toEqual(judgement);
    const throws = throwsIn(scenario);
    expect(
      judgeRollScenario({ ...scenario, actions: [{ do: 'battle-roll', throws: throws.toReversed() }] }, table),
    ).toEqual(judgement);
  });

  it('an expectation that is what was judged holds, and another one does not', () => {
    const scenario = scenarioOf(ROLL_EXAMPLE);
    const judgement = judgeRollScenario(scenario, table);
    const [{ rulings, trucks, ticks } = { rulings: [], trucks: [], ticks: 0 }] = judgement.actions;
    const whole = trucks.map(({ quaternion: _quaternion, ...truck }) => truck);
    expect(unmetOf(scenarioOf(rollExample({ expect: [{ ticks, rulings, trucks: whole }] })).expect, judgement)).toEqual(
      [],
    );
    const [first] = whole;
    const elsewhere = { ...first, atMm: [first?.atMm[0] ?? 0, first?.atMm[1] ?? 0, (first?.atMm[2] ?? 0) + 0.6] };
    expect(unmetOf(scenarioOf(rollExample({ expect: [{ trucks: [elsewhere] }] })).expect, judgement)).toMatchObject([
      { path: '$.expect[0].trucks[0].atMm[2]' },
    ]);
  });
});
