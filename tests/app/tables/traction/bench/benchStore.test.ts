import { describe, expect, it } from 'vitest';
import { createBench } from '#app/tables/traction/bench/benchStore.ts';
import { withActions, withPieceNear, withSelectedAt, withSetting } from '#play/traction/bench/edits.ts';
import type { Helper } from '#play/offThread/helper.ts';
import { stepsOf } from '#play/traction/tasks.ts';
import { slicedHelper } from '#play/offThread/slices.ts';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';

const L1 = pieceId('0-L1');
const walk = { do: 'walk', piece: L1, steps: [{ corner: 'A', swivelDeg: 90 }], hand: 'careful' } as const;
const helper = async (): Promise<Helper> => slicedHelper(await loadPhysics(), stepsOf, () => Promise.resolve());

/** A second goes by at every look. */
const clock = (): (() => number) => {
  let now = 0;
  return () => (now += 1000);
};

function benchWithAWalk() {
  const bench = createBench();
  bench.edit((s) => withActions(withPieceNear(s, L1, { xMm: 0, zMm: 0 }), [walk]));
  return bench;
}

describe('the bench', () => {
  it('says why a position could not be, with its place, until it can', () => {
    const bench = benchWithAWalk();
    bench.select({ kind: 'piece', id: L1 });
    bench.edit((s) => withSelectedAt(s, { kind: 'piece', id: L1 }, { xMm: 801 }));
    expect(bench.getState().trouble?.message).toBe(
      '$.pieces[0] is 0-L1 at (801, 0); expected a piece on the table of 1600 mm: upright with the centre of its base on it, flat wholly.',
    );
    bench.undo();
    expect(bench.getState().trouble).toBeNull();
  });

  it('takes a file in its place, and gives the old position back on undo', () => {
    const bench = benchWithAWalk();
    const before = bench.getState().history.present;
    const other = makeScenario(withSetting(createBench().getState().history.present, { title: 'another' }));
    expect(bench.open(other).ok).toBe(true);
    expect(bench.getState().history.present.title).toBe('another');
    bench.undo();
    expect(bench.getState().history.present).toEqual(before);
  });

  it('refuses a file that is none with its sentence, and nothing changes', () => {
    const bench = benchWithAWalk();
    const before = bench.getState().history;
    bench.open('{"format":"tumbletop/scenario","version":9}');
    expect([bench.getState().fault?.message, bench.getState().history]).toEqual([
      '$.version is 9; this program reads version 1.',
      before,
    ]);
  });

  it('lets go of what is in hand when that is gone', () => {
    const bench = createBench();
    bench.edit((s) => withPieceNear(s, L1, { xMm: 0, zMm: 0 }));
    bench.select({ kind: 'piece', id: L1 });
    bench.undo();
    expect(bench.getState().selected).toBeNull();
  });

  it('asks the referee, and forgets the answer when the position changes, but not for a title', async () => {
    const bench = benchWithAWalk();
    await bench.judge(helper);
    expect(bench.getState().judgement?.actions.map(({ legal }) => legal)).toEqual([true]);
    bench.edit((s) => withSetting(s, { title: 'a quarter turn' }));
    expect(bench.getState().judgement).not.toBeNull();
    bench.edit((s) => withSelectedAt(s, { kind: 'piece', id: L1 }, { xMm: 5 }));
    expect(bench.getState().judgement).toBeNull();
  });

  /** A helper that finds the position changed when it is half done. */
  const changedMeanwhile = (change: () => void) => async (): Promise<Helper> =>
    slicedHelper(await loadPhysics(), stepsOf, async () => change(), clock());

  it('calls the judging off when the position changes meanwhile', async () => {
    const bench = benchWithAWalk();
    await bench.judge(
      changedMeanwhile(() => bench.edit((s) => withSelectedAt(s, { kind: 'piece', id: L1 }, { xMm: 5 }))),
    );
    expect([bench.getState().judgement, bench.getState().judged]).toEqual([null, null]);
  });

  it('calls it off when it is stopped, and can be asked again', async () => {
    const bench = benchWithAWalk();
    await bench.judge(changedMeanwhile(() => bench.stop()));
    expect([bench.getState().judgement, bench.getState().judged, bench.getState().fault]).toEqual([null, null, null]);
    await bench.judge(helper);
    expect(bench.getState().judgement).not.toBeNull();
  });

  it('says so when the referee cannot be asked', async () => {
    const bench = benchWithAWalk();
    await bench.judge(() => Promise.reject(new Error('no worker, no slices')));
    expect([bench.getState().fault?.code, bench.getState().judged]).toEqual(['judging-failed', null]);
  });
});
