import { beforeAll, describe, expect, it } from 'vitest';
import { unmetOf } from '#engine/scenario/expect.ts';
import { judgeScenario } from '#games/traction/scenario/judge.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import { makeGesture } from '#sim/gesture/codec.ts';
import { loadPhysics } from '#sim/physics.ts';
import { EXAMPLE, example, type Json } from './example.ts';
import { scenarioOf } from './fakeTable.ts';

let table: ScenarioTable;
beforeAll(async () => {
  table = physicsTable(await loadPhysics());
});

const upright = (id: string, xMm = 0, zMm = 0, yawDeg = 0): Json => ({ id, xMm, zMm, yawDeg, pose: 'upright' });
const swivel = (swivelDeg: number, corner = 'A'): Json => ({
  do: 'walk',
  piece: '0-L1',
  steps: [{ corner, swivelDeg }],
});
const shove = (by: number | null, piece: string, pushMm: [number, number]): Json => ({
  do: 'disturb',
  by,
  piece,
  pushMm,
});
const large = (more: Json): Json => example({ pieces: [upright('0-L1')], ...more });

describe('scenarios on the real table', () => {
  it.each<[string, Json]>([
    ['the example of the format', EXAMPLE],
    // The format's own check of corners and signs.
    [
      'a quarter turn about A',
      large({
        actions: [swivel(90)],
        expect: [
          {
            legal: true,
            lay: { xMm: 0, zMm: 25.4, yawDeg: 90, pose: 'upright' },
            steps: [{ swivelDeg: 90, travelMm: 25.4 }],
          },
        ],
      }),
    ],
    [
      'a half turn about A',
      large({ actions: [swivel(180)], expect: [{ legal: true, lay: { xMm: 25.4, zMm: 25.4, yawDeg: 180 } }] }),
    ],
    [
      'a quarter turn back',
      large({ actions: [swivel(-90)], expect: [{ legal: true, lay: { xMm: 25.4, zMm: 0, yawDeg: -90 } }] }),
    ],
    [
      'a tip without a swivel',
      large({
        actions: [swivel(0, 'C')],
        expect: [{ legal: true, steps: [{ swivelDeg: 0 }], lay: { xMm: 0, zMm: 0 } }],
      }),
    ],
    [
      'glass is too smooth',
      large({
        surface: 'glass',
        actions: [swivel(180)],
        expect: [
          {
            legal: false,
            rulings: [{ code: 'pivot-slide', clause: 'TR-07' }],
            penalised: ['0-L1'],
            pieces: [{ id: '0-L1', pose: 'flat', onPad: 0 }],
          },
        ],
      }),
    ],
    [
      'and without a pad it leaves the table',
      large({
        surface: 'glass',
        pads: [],
        actions: [swivel(180)],
        expect: [{ legal: false, pieces: [{ id: '0-L1', offTable: true }] }],
      }),
    ],
    [
      'a win',
      large({
        pieces: [upright('0-L1', 0, -245)],
        actions: [swivel(180, 'D')],
        expect: [{ legal: true, winner: 0, rulings: [{ clause: 'TR-32', code: 'pad-contact', other: 'pad-1' }] }],
      }),
    ],
    [
      'over the edge',
      large({
        pieces: [upright('0-L1', 787)],
        actions: [swivel(180)],
        expect: [{ legal: false, rulings: [{ code: 'off-table' }], penalised: ['0-L1'] }],
      }),
    ],
    [
      'a bumped table',
      large({
        actions: [shove(null, '0-L1', [20, 0]), swivel(90)],
        expect: [
          { legal: true, rulings: [{ clause: 'TR-31', code: 'crash' }], restored: ['0-L1'], penalised: [] },
          { legal: true, lay: { xMm: 0, zMm: 25.4 } },
        ],
      }),
    ],
    [
      'a hand out of turn',
      large({
        actions: [shove(1, '0-L1', [20, 0])],
        expect: [{ legal: false, rulings: [{ clause: 'TR-29', code: 'crash' }], restored: ['0-L1'], winner: null }],
      }),
    ],
  ])('%s', (_name, file) => {
    const scenario = scenarioOf(file);
    const judged = judgeScenario(scenario, table);
    if (!judged.ok) throw new Error(judged.fault.message);
    expect(unmetOf(scenario.expect, judged.value)).toEqual([]);
    expect(judgeScenario(scenario, table)).toEqual(judged);
  });

  it('play a recorded gesture as it was made', () => {
    const start = scenarioOf(large({ actions: [swivel(90)], expect: [] }));
    const [walk] = start.actions;
    if (walk === undefined) throw new Error('there is a walk');
    const seen: string[] = [];
    const recording: ScenarioTable = {
      ...table,
      *play(state, action) {
        const played = yield* table.play(state, action);
        if (played.ok) seen.push(makeGesture(played.value.gesture));
        return played;
      },
    };
    const first = judgeScenario(start, recording);
    const again = judgeScenario(
      scenarioOf(
        large({ actions: [{ do: 'gesture', as: 'walk', piece: '0-L1', gesture: seen[0] ?? '' }], expect: [] }),
      ),
      table,
    );
    expect(again).toEqual(first);
    const elsewhere = judgeScenario(
      scenarioOf(
        large({
          pieces: [upright('0-L1', 5)],
          actions: [{ do: 'gesture', as: 'walk', piece: '0-L1', gesture: seen[0] ?? '' }],
          expect: [],
        }),
      ),
      table,
    );
    expect(elsewhere.ok ? null : elsewhere.fault.path).toBe('$.actions[0].gesture');
  });
});
