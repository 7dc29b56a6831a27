import { describe, expect, it } from 'vitest';
import { judgeScenario, judging } from '#games/traction/scenario/judge.ts';
import { judgementSchema, type ActionJudgement, type Judgement } from '#games/traction/scenario/judgement.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import { makeGesture } from '#sim/gesture/codec.ts';
import { pieceId, tick } from '#sim/ids.ts';
import type { Result } from '#sim/result.ts';
import { report, ruling } from '../support.ts';
import { example, type Json } from './example.ts';
import { fakeTable, fakeTableNear, NO_TABLE, scenarioOf, type Script } from './fakeTable.ts';

function judge(file: Json, table: ScenarioTable): Judgement {
  const judged = judgeScenario(scenarioOf(file), table);
  if (!judged.ok) throw new Error(judged.fault.message);
  expect(judgementSchema.parse(judged.value)).toEqual(judged.value);
  return judged.value;
}

/** Of every action that the double plays. */
const TICKS = 431;

const faultOf = (file: Json, table: ScenarioTable) => {
  const judged = judgeScenario(scenarioOf(file), table);
  return judged.ok ? null : judged.fault;
};

const only = (file: Json, script: Script): ActionJudgement => {
  const [action] = judge(file, fakeTable(script)).actions;
  if (action === undefined) throw new Error('an action was judged');
  return action;
};

const pieceIn = (judged: ActionJudgement | undefined, id: string) => judged?.pieces.find((p) => p.id === id);

const walk = { do: 'walk', piece: '0-S1', steps: [{ corner: 'A', swivelDeg: 90 }] };
const tackle = { do: 'tackle', piece: '0-L1', corner: 'A', swivelDeg: 180 };
const shove = (by: number | null, piece = '1-M1') => ({ do: 'disturb', by, piece, pushMm: [5, 0] });
const doing = (actions: readonly Json[], more: Json = {}) => example({ actions, expect: [], ...more });

const legalWalk: Script = (s, a) => report(s, a.piece, [], { [a.piece]: { xMm: 100.004, zMm: 3, yawDeg: -180 } });
const hits: Script = (s, a) =>
  report(
    s,
    a.piece,
    [ruling('tackle-base', a.piece, '1-M1', { clause: 'TR-13', feature: 'base-edge', otherFeature: 'side' })],
    { '0-L1': { xMm: 5, pose: 'tilted' }, '1-M1': { xMm: -15 } },
  );
const touches: Script = (s, a) =>
  report(s, a.piece, [ruling('walk-contact', a.piece, '1-M1', { at: { xMm: 12.344, yMm: 3, zMm: -8.4 } })], {
    '0-S1': { xMm: 50, pose: 'tilted' },
    '1-M1': { xMm: -14 },
  });
const wins: Script = (s, a) =>
  report(s, a.piece, [ruling('pad-contact', a.piece, 'pad-1', { clause: 'TR-32' })], {
    [a.piece]: { xMm: 0, zMm: -255, pose: 'tilted' },
  });

describe('a walk', () => {
  it('that is legal leaves the piece where it was set down', () => {
    const judged = only(doing([walk]), legalWalk);
    expect(judged).toMatchObject({
      legal: true,
      ticks: 431,
      rulings: [],
      tackled: [],
      penalised: [],
      restored: [],
      winner: null,
    });
    expect(judged.steps).toEqual([{ travelMm: 20, pivotSlipMm: 0.1, swivelDeg: 90 }]);
    expect(judged.lay).toEqual({ xMm: 100, zMm: 3, yawDeg: 180, pose: 'upright' });
    expect(judged.pieces).toEqual([
      { id: '0-L1', xMm: 0, zMm: 0, yawDeg: 0, pose: 'upright', onPad: null },
      { id: '0-S1', xMm: 100, zMm: 3, yawDeg: 180, pose: 'upright', onPad: null },
      { id: '1-M1', xMm: -12, zMm: 42, yawDeg: 0, pose: 'upright', onPad: null },
    ]);
  });

  it('that touches another piece is penalised, and the other put back', () => {
    const judged = only(doing([walk]), touches);
    expect(judged).toMatchObject({ legal: false, penalised: ['0-S1'], restored: ['1-M1'], tackled: [] });
    expect(judged.rulings).toEqual([
      {
        clause: 'TR-10',
        code: 'walk-contact',
        piece: '0-S1',
        other: '1-M1',
        feature: null,
        otherFeature: null,
        tick: 10,
        atMm: [12.34, 3, -8.4],
        text: 'walk-contact',
      },
    ]);
    expect(judged.lay).toMatchObject({ xMm: 50, pose: 'tilted' });
    expect(pieceIn(judged, '0-S1')).toMatchObject({ pose: 'flat', onPad: 0 });
    expect(pieceIn(judged, '1-M1')).toMatchObject({ xMm: -12, zMm: 42, pose: 'upright', onPad: null });
  });

  it('that is penalised without a pad leaves the table', () => {
    expect(pieceIn(only(doing([walk], { pads: [] }), touches), '0-S1')).toEqual({ id: '0-S1', offTable: true });
  });

  it('that ends on the own pad says whose it is', () => {
    const judged = only(doing([walk]), (s, a) => report(s, a.piece, [], { '0-S1': { xMm: 0, zMm: 300 } }));
    expect(pieceIn(judged, '0-S1')).toMatchObject({ onPad: 0, pose: 'upright' });
  });

  it('that touches an enemy pad wins', () => {
    expect(only(doing([walk]), wins)).toMatchObject({
      legal: true,
      winner: 0,
      rulings: [{ clause: 'TR-32', code: 'pad-contact', other: 'pad-1' }],
    });
  });

  it('may be a recorded gesture', () => {
    const gesture = makeGesture({
      piece: pieceId('0-S1'),
      grip: 'finger',
      strokes: [{ corner: 'A', samples: [{ xMm: 90, yMm: 25.4, zMm: 0, headingDeg: 0 }] }],
    });
    const recorded = { do: 'gesture', as: 'walk', piece: '0-S1', gesture };
    expect(only(doing([recorded]), legalWalk)).toMatchObject({ legal: true, lay: { xMm: 100 } });
    const found = faultOf(
      doing([recorded]),
      fakeTable(() => 'the hand is 5 mm away'),
    );
    expect(found?.path).toBe('$.actions[0].gesture');
    expect(found?.message).toContain(
      `is "${gesture}"; expected a gesture that a hand can make (the hand is 5 mm away)`,
    );
  });
});

describe('a tackle', () => {
  it('that meets its victim with the base sends both to their pads', () => {
    const judged = only(doing([tackle]), hits);
    expect(judged).toMatchObject({
      legal: true,
      tackled: ['1-M1'],
      penalised: [],
      restored: [],
      lay: { pose: 'tilted' },
    });
    expect(pieceIn(judged, '0-L1')).toMatchObject({ onPad: 0, pose: 'upright' });
    expect(pieceIn(judged, '1-M1')).toMatchObject({ onPad: 1, pose: 'upright' });
  });

  it('that misses stays where it was set down', () => {
    const judged = only(doing([tackle]), (s, a) => report(s, a.piece, [], { '0-L1': { xMm: 30 } }));
    expect(judged).toMatchObject({ legal: true, tackled: [] });
    expect(pieceIn(judged, '0-L1')).toMatchObject({ xMm: 30, onPad: null });
  });

  it('by the wrong size is illegal where the house says so', () => {
    const file = doing([{ ...tackle, piece: '0-S1' }], { options: { tackling: 'rock-paper-scissors' } });
    expect(only(file, hits)).toMatchObject({
      legal: false,
      tackled: [],
      penalised: ['0-S1'],
      rulings: [{ code: 'tackle-size' }],
    });
  });

  it('that shoves a third piece is void', () => {
    const judged = only(doing([tackle]), (s, a) =>
      report(
        s,
        a.piece,
        [ruling('tackle-base', a.piece, '1-M1'), ruling('crash', a.piece, '0-S1', { clause: 'TR-19' })],
        { '0-S1': { xMm: 95 }, '1-M1': { xMm: -14 } },
      ),
    );
    expect(judged).toMatchObject({ legal: false, tackled: [], penalised: ['0-L1'], restored: ['0-S1', '1-M1'] });
  });
});

describe('how near an action was', () => {
  const near = (closeness: Parameters<typeof fakeTableNear>[0], script: Script, file: Json = doing([walk])) => {
    const [action] = judge(file, fakeTableNear(closeness, script)).actions;
    if (action === undefined) throw new Error('an action was judged');
    return action;
  };

  it('is what was measured beside it, to a hundredth', () => {
    const nearest = [
      { id: pieceId('1-M1'), mm: 0.31, tick: tick(77), feature: 'base-corner' as const, otherFeature: 'side' as const },
    ];
    expect(near({ nearest, mostTiltDeg: 11.4567, slipMargin: 2.2149 }, legalWalk)).toMatchObject({
      nearest,
      mostTiltDeg: 11.46,
      slipMargin: 2.21,
    });
  });

  it('is without a margin where there was none to tell', () => {
    expect(near({}, legalWalk)).toMatchObject({ nearest: [], slipMargin: null });
  });

  it('has the most that the pivot slipped in a step, and none without a step', () => {
    const slips =
      (...mm: number[]): Script =>
      (s, a) => ({
        ...report(s, a.piece),
        steps: mm.map((pivotSlipMm) => ({ corner: 'A', travelMm: 20, pivotSlipMm, swivelDeg: 90 })),
      });
    expect(near({}, slips(0.1, 0.348, 0.2)).pivotSlipMm).toBe(0.35);
    expect(near({}, slips()).pivotSlipMm).toBe(null);
  });

  it('has how far the one was moved that was moved furthest, neither the mover nor what it tackled', () => {
    const moves = { '0-L1': { movedMm: 40 }, '0-S1': { movedMm: 0.318 }, '1-M1': { movedMm: 9 } };
    expect(near({}, (s, a) => report(s, a.piece, [], moves), doing([tackle])).mostOtherMoveMm).toBe(9);
    expect(
      near({}, (s, a) => report(s, a.piece, [ruling('tackle-base', a.piece, '1-M1')], moves), doing([tackle]))
        .mostOtherMoveMm,
    ).toBe(0.32);
    expect(near({}, (s, a) => report(s, a.piece, [], { '0-S1': { movedMm: 40 } })).mostOtherMoveMm).toBe(0);
  });
});

describe('a touch out of turn', () => {
  const crash: Script = (s, a) => report(s, a.piece, [ruling('crash', a.piece)], { [a.piece]: { xMm: 5 } });
  const jiggle: Script = (s, a) => report(s, a.piece, [ruling('jiggle', a.piece)], { [a.piece]: { xMm: -11.5 } });

  it('that moves a piece too far is put back', () => {
    const judged = only(doing([shove(1)]), crash);
    expect(judged).toMatchObject({ legal: false, restored: ['1-M1'], penalised: [] });
    expect(pieceIn(judged, '1-M1')).toMatchObject({ xMm: -12 });
  });

  it('by nobody is put back, too, and is no illegal act: nobody did it', () =>
    expect(only(doing([shove(null)]), crash)).toMatchObject({
      legal: true,
      restored: ['1-M1'],
      penalised: [],
      rulings: [{ code: 'crash' }],
    }));

  it('says how far it was told to push, and how far the piece came', () => {
    expect(only(doing([shove(3)]), jiggle).push).toEqual({ askedMm: [5, 0], movedMm: [0.5, 0] });
    expect(only(doing([shove(3)]), (s) => report(s, '1-M1')).push).toEqual({ askedMm: [5, 0], movedMm: [0, 0] });
    expect(
      only(doing([shove(3)]), (s) => report(s, '1-M1', [ruling('crash', '1-M1')], { '1-M1': { pose: 'flat', xMm: 9 } }))
        .push?.movedMm,
    ).toBeNull();
    expect(only(doing([walk]), legalWalk).push).toBeUndefined();
  });

  it('that only jiggles is no offence, and is put back, too', () => {
    const judged = only(doing([shove(3)]), jiggle);
    expect(judged).toMatchObject({ legal: true, restored: ['1-M1'] });
    expect(pieceIn(judged, '1-M1')).toMatchObject({ xMm: -12 });
  });

  it('does not keep the turn from going on', () => {
    const { actions } = judge(
      doing([shove(1), walk, shove(2), tackle, shove(1)]),
      fakeTable(crash, legalWalk, crash, hits, jiggle),
    );
    expect(actions.map((a) => a.legal)).toEqual([false, true, false, true, true]);
  });
});

describe('one action after another', () => {
  it('each starts from where the one before left off', () => {
    const table = fakeTable(legalWalk, hits);
    judge(doing([walk, tackle]), table);
    expect(table.asked.map((s) => s.pieces.find((p) => p.id === '0-S1')?.xMm)).toEqual([90, 100]);
  });

  it('goes on after a penalty', () => {
    expect(judge(doing([walk, tackle]), fakeTable(touches, hits)).actions.map((a) => a.legal)).toEqual([false, true]);
  });

  it('tells at every tick and after each action how far it has come', () => {
    const steps = judging(scenarioOf(doing([walk, tackle])), fakeTable(legalWalk, hits));
    expect([...steps]).toEqual([
      { done: 0, tick: TICKS },
      { done: 1, tick: 0 },
      { done: 1, tick: TICKS },
      { done: 2, tick: 0 },
    ]);
  });

  it('is refused beyond the ticks that a scenario may take, at the action that goes beyond them', () => {
    const goesOn = (most: number): Result<Judgement> => {
      const steps = judging(scenarioOf(doing([walk, tackle])), fakeTable(legalWalk, hits), most);
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    };
    expect(goesOn(2 * TICKS).ok).toBe(true);
    expect(goesOn(2 * TICKS - 1)).toEqual({
      ok: false,
      fault: {
        code: 'scenario-too-long',
        path: '$.actions[1]',
        message: `$.actions[1] goes on beyond tick ${2 * TICKS - 1} of the scenario; expected at most ${2 * TICKS - 1} ticks for all actions together.`,
      },
    });
    expect(goesOn(TICKS - 1)).toMatchObject({ ok: false, fault: { path: '$.actions[0]' } });
  });

  it('and none at all is a judgement, too', () => {
    expect(judge(doing([]), NO_TABLE)).toMatchObject({
      format: 'tumbletop/judgement',
      version: 1,
      build: 'none',
      tickHz: 240,
      actions: [],
    });
  });

  it('allows as many pieces as the options say, and touches after them', () => {
    const three = {
      options: { piecesPerTurn: 3 },
      pieces: [...(example()['pieces'] as Json[]), { id: '0-M1', xMm: 200, zMm: 0, yawDeg: 0, pose: 'upright' }],
    };
    const judged = judge(
      doing([walk, tackle, { ...walk, piece: '0-M1' }, shove(1)], three),
      fakeTable(legalWalk, hits, legalWalk, (s, a) => report(s, a.piece)),
    );
    expect(judged.actions).toHaveLength(4);
  });
});

describe('what only playing shows', () => {
  it('is an action after a win', () => {
    const table = fakeTable(wins);
    const found = faultOf(doing([walk, tackle]), table);
    expect(found?.path).toBe('$.actions[1]');
    expect(found?.message).toBe('$.actions[1] is a tackle of 0-L1; expected no action after the win of seat 0.');
    expect(table.asked).toHaveLength(1);
  });

  it('is a touch of a piece that has left the table', () => {
    const found = faultOf(doing([tackle, shove(1)], { pads: [] }), fakeTable(hits));
    expect(found?.path).toBe('$.actions[1].piece');
    expect(found?.message).toContain('"1-M1"');
  });

  it('is a gesture that does not begin at the piece', () => {
    const found = faultOf(
      doing([walk]),
      fakeTable(() => 'the hand is 5 mm away'),
    );
    expect(found).toMatchObject({ path: '$.actions[0]' });
    expect(found?.message).toContain('the hand is 5 mm away');
  });
});

describe('the hash', () => {
  const hash = (file: Json, ...scripts: Script[]) => judge(file, fakeTable(...scripts)).hash;
  const elsewhere: Script = (s, a) => ({ ...report(s, a.piece), hash: 'f'.repeat(32) });

  it('is the same for the same, whatever the file is called or expects', () => {
    expect(hash(doing([walk], { title: 'other', expect: [{ legal: false }] }), legalWalk)).toBe(
      hash(doing([walk]), legalWalk),
    );
  });

  it('does not depend on the order of the pieces in the file', () => {
    const pieces = [...(example()['pieces'] as Json[])].reverse();
    expect(hash(doing([walk], { pieces }), legalWalk)).toBe(hash(doing([walk]), legalWalk));
  });

  it('tells apart what the bodies did, even where nothing is left of it', () => {
    expect(hash(doing([walk]), elsewhere)).not.toBe(hash(doing([walk]), (s, a) => report(s, a.piece)));
  });
});
