import { beforeAll, describe, expect, it } from 'vitest';
import { judgeRollScenario } from '../../../../src/games/trexlands/scenario/judge.ts';
import { rollJudgementSchema, type JudgedRoll } from '../../../../src/games/trexlands/scenario/judgement.ts';
import { parseRollScenario } from '../../../../src/games/trexlands/scenario/parse.ts';
import { physicsRollTable, type RollTable } from '../../../../src/games/trexlands/scenario/table.ts';
import { unmetOf } from '../../../../src/engine/scenario/expect.ts';
import { pieceId, tick } from '../../../../src/sim/ids.ts';
import { fromAxisAngle, IDENTITY, type Quat } from '../../../../src/sim/maths/quat.ts';
import { radians } from '../../../../src/sim/maths/trig.ts';
import { UNIT_X, vec3 } from '../../../../src/sim/maths/vec3.ts';
import { loadPhysics } from '../../../../src/sim/physics.ts';
import type { RestingTruck, Rolled } from '../../../../src/sim/roll/roll.ts';
import type { RollSetup } from '../../../../src/sim/roll/rollWorld.ts';
import { TRUCK_MIDDLE } from '../../../../src/sim/roll/truck.ts';
import { rollExample, ROLL_EXAMPLE, type Json } from './example.ts';

function scenarioOf(file: Json) {
  const parsed = parseRollScenario(JSON.stringify(file));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

const lying = (id: string, rotation: Quat, xMm: number, yMm: number): RestingTruck => ({ id: pieceId(id), pose: { position: vec3(xMm / 1000, yMm / 1000, 0), rotation }, restedAt: tick(200), turnedDeg: 400 });

/** A table on which trucks come to lie as one says. */
function fakeRollTable(outcome: Partial<Rolled>, asked: RollSetup[] = []): RollTable {
  const trucks = [lying('1-T2', IDENTITY, 100, 0), lying('0-T1', fromAxisAngle(UNIT_X, radians(180)), -100, 40)];
  return { build: 'fake@1', tickHz: 240, *roll(setup) {
    asked.push(setup);
    yield tick(1);
    return { trucks, settled: true, ticks: 320, hash: 'abc', ...outcome };
  } };
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
    expect(rulings.map(({ piece, code, clause }) => [piece, code, clause])).toEqual([['0-T1', 'on-roof', 'TX-01'], ['1-T2', 'wheels-up', 'TX-02']]);
    expect(trucks).toMatchObject([{ id: '0-T1', upright: false, wheelsDown: 0, onTable: true }, { id: '1-T2', upright: true, wheelsDown: 4, onTable: true, quaternion: [0, 0, 0, 1] }]);
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
    const [, over] = judged({ trucks: [lying('0-T1', IDENTITY, 0, 0), lying('1-T2', fromAxisAngle(UNIT_X, radians(180)), -2, 80)] }).rulings;
    expect(over).toMatchObject({ code: 'stacked', other: '0-T1' });
    expect([over?.feature, over?.otherFeature]).not.toContain(null);
  });

  it('is rolled with the ballast and on the terrain that the file says', () => {
    const asked: RollSetup[] = [];
    judgeRollScenario(scenarioOf(rollExample({ terrain: 'dune' })), fakeRollTable({}, asked));
    expect(asked).toMatchObject([{ terrain: { id: 'dune', friction: 0.5, restitution: 0.05 }, ballasted: ['1-T2'] }]);
    expect(asked[0]?.throws).toEqual(scenarioOf(ROLL_EXAMPLE).actions[0].throws);
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
    const [{ throws }] = scenario.actions;
    expect(judgeRollScenario({ ...scenario, actions: [{ do: 'battle-roll', throws: throws.toReversed() }] }, table)).toEqual(judgement);
  });

  it('an expectation that is what was judged holds, and another one does not', () => {
    const scenario = scenarioOf(ROLL_EXAMPLE);
    const judgement = judgeRollScenario(scenario, table);
    const [{ rulings, trucks, ticks } = { rulings: [], trucks: [], ticks: 0 }] = judgement.actions;
    const whole = trucks.map(({ quaternion: _quaternion, ...truck }) => truck);
    expect(unmetOf(scenarioOf(rollExample({ expect: [{ ticks, rulings, trucks: whole }] })).expect, judgement)).toEqual([]);
    const [first] = whole;
    const elsewhere = { ...first, atMm: [first?.atMm[0] ?? 0, first?.atMm[1] ?? 0, (first?.atMm[2] ?? 0) + 0.6] };
    expect(unmetOf(scenarioOf(rollExample({ expect: [{ trucks: [elsewhere] }] })).expect, judgement)).toMatchObject([{ path: '$.expect[0].trucks[0].atMm[2]' }]);
  });
});
