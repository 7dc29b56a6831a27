import { beforeAll, describe, expect, it } from 'vitest';
import { enactScenario } from '#games/traction/scenario/enact.ts';
import { judgeScenario } from '#games/traction/scenario/judge.ts';
import type { ActionJudgement } from '#games/traction/scenario/judgement.ts';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import { loadPhysics } from '#sim/physics.ts';
import { must } from '../support.ts';
import { example, type Json } from './example.ts';
import { scenarioOf } from './fakeTable.ts';

let table: ScenarioTable;
beforeAll(async () => {
  table = physicsTable(await loadPhysics());
});

const walking = (hand: unknown, more: Json = {}): Json =>
  example({
    pieces: [{ id: '0-L1', xMm: 0, zMm: 0, yawDeg: 0, pose: 'upright' }],
    actions: [
      { do: 'walk', piece: '0-L1', steps: [{ corner: 'A', swivelDeg: 90 }], ...(hand === undefined ? {} : { hand }) },
    ],
    expect: [],
    ...more,
  });

function judged(file: Json): ActionJudgement {
  const [action] = must(judgeScenario(scenarioOf(file), table)).actions;
  if (action === undefined) throw new Error('an action was judged');
  return action;
}

describe('a hand in a file', () => {
  it('is the careful one by its name, by an object with nothing in it, and by one that says it all', () => {
    const careful = judged(walking(undefined));
    for (const hand of ['careful', {}, { name: 'careful' }, { name: 'careful', steadiness: 'usual', grip: 'finger' }])
      expect(judged(walking(hand))).toEqual(careful);
    expect(judged(walking({ name: 'brisk' }))).toEqual(judged(walking('brisk')));
    expect(judged(walking('brisk')).ticks).toBeLessThan(careful.ticks);
  });

  it('trembles in the same way whatever the file is called, expects and allows', () => {
    const shaky = judged(walking({ steadiness: 'shaky' }));
    expect(
      judged(
        walking(
          { steadiness: 'shaky' },
          { title: 'another', expect: [{ legal: false }], options: { ranges: [8, 8, 8] }, tolerance: { moveMm: 2 } },
        ),
      ),
    ).toEqual(shaky);
    expect(shaky.lay).not.toEqual(judged(walking('careful')).lay);
  });

  it('trembles in another way from another place, on other ground, with other pieces about, and in another action', () => {
    const slips = [
      walking({ steadiness: 'shaky' }),
      walking({ steadiness: 'shaky' }, { surface: 'felt' }),
      walking({ steadiness: 'shaky' }, { tableMm: 1000 }),
      walking(
        { steadiness: 'shaky' },
        {
          pieces: [
            { id: '0-L1', xMm: 0, zMm: 0, yawDeg: 0, pose: 'upright' },
            { id: '1-L1', xMm: 300, zMm: 0, yawDeg: 0, pose: 'upright' },
          ],
        },
      ),
      walking({ steadiness: 'shaky' }, { pads: [] }),
      walking({ steadiness: 'shaky', name: 'careful' }),
    ].map((file) => JSON.stringify(judged(file).lay));
    expect(new Set(slips).size).toBe(slips.length);
  });

  it('trembles anew in every step', () => {
    const two = judged(
      walking(
        { steadiness: 'shaky' },
        {
          options: { ranges: [4, 2, 2] },
          actions: [
            {
              do: 'walk',
              piece: '0-L1',
              steps: [
                { corner: 'A', swivelDeg: 0 },
                { corner: 'A', swivelDeg: 0 },
              ],
              hand: { steadiness: 'shaky' },
            },
          ],
        },
      ),
    );
    expect(two.steps[0]).not.toEqual(two.steps[1]);
  });

  it.each([
    'careful',
    'brisk',
    {},
    { name: 'natural' },
    { name: 'brisk', steadiness: 'very-shaky', grip: 'pinch', tiltDeg: 12.34 },
  ])('%j is written as it was read', (hand) => {
    const scenario = scenarioOf(walking(hand));
    expect(must(parseScenario(makeScenario(scenario)))).toEqual(scenario);
    expect((JSON.parse(makeScenario(scenario)) as { actions: { hand: unknown }[] }).actions[0]?.hand).toEqual(hand);
  });

  it('is noted in a match by its name, and what it did by its gesture', () => {
    const seats = [0, 1].map((colour) => ({ name: `seat ${colour}`, colour, kind: 'person' as const }));
    const match = must(
      enactScenario(table, scenarioOf(walking({ name: 'brisk', steadiness: 'shaky', grip: 'pinch' })), seats),
    );
    expect(match.log.map(({ action }) => action)).toMatchObject([
      { do: 'walk', hand: 'assisted', practised: 'brisk', gesture: { grip: 'pinch' } },
    ]);
  });
});
