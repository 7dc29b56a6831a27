import { describe, expect, it } from 'vitest';
import { createEditor } from '#app/tables/traction/editor/editorStore.ts';
import { withActions, withPieceNear, withSelectedAt, withSetting } from '#play/traction/editor/edits.ts';
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

function editorWithAWalk() {
  const editor = createEditor();
  editor.edit((s) => withActions(withPieceNear(s, L1, { xMm: 0, zMm: 0 }), [walk]));
  return editor;
}

describe('the editor', () => {
  it('says why a position could not be, with its place, until it can', () => {
    const editor = editorWithAWalk();
    editor.select({ kind: 'piece', id: L1 });
    editor.edit((s) => withSelectedAt(s, { kind: 'piece', id: L1 }, { xMm: 801 }));
    expect(editor.getState().trouble?.message).toBe(
      '$.pieces[0] is 0-L1 at (801, 0); expected a piece on the table of 1600 mm: upright with the centre of its base on it, flat wholly.',
    );
    editor.undo();
    expect(editor.getState().trouble).toBeNull();
  });

  it('takes a file in its place, and gives the old position back on undo', () => {
    const editor = editorWithAWalk();
    const before = editor.getState().history.present;
    const other = makeScenario(withSetting(createEditor().getState().history.present, { title: 'another' }));
    expect(editor.open(other).ok).toBe(true);
    expect(editor.getState().history.present.title).toBe('another');
    editor.undo();
    expect(editor.getState().history.present).toEqual(before);
  });

  it('refuses a file that is none with its sentence, and nothing changes', () => {
    const editor = editorWithAWalk();
    const before = editor.getState().history;
    editor.open('{"format":"tumbletop/scenario","version":9}');
    expect([editor.getState().fault?.message, editor.getState().history]).toEqual([
      '$.version is 9; this program reads version 1.',
      before,
    ]);
  });

  it('lets go of what is in hand when that is gone', () => {
    const editor = createEditor();
    editor.edit((s) => withPieceNear(s, L1, { xMm: 0, zMm: 0 }));
    editor.select({ kind: 'piece', id: L1 });
    editor.undo();
    expect(editor.getState().selected).toBeNull();
  });

  it('asks the referee, and forgets the answer when the position changes, but not for a title', async () => {
    const editor = editorWithAWalk();
    await editor.judge(helper);
    expect(editor.getState().judgement?.actions.map(({ legal }) => legal)).toEqual([true]);
    editor.edit((s) => withSetting(s, { title: 'a quarter turn' }));
    expect(editor.getState().judgement).not.toBeNull();
    editor.edit((s) => withSelectedAt(s, { kind: 'piece', id: L1 }, { xMm: 5 }));
    expect(editor.getState().judgement).toBeNull();
  });

  /** A helper that finds the position changed when it is half done. */
  const changedMeanwhile = (change: () => void) => async (): Promise<Helper> =>
    slicedHelper(await loadPhysics(), stepsOf, async () => change(), clock());

  it('calls the judging off when the position changes meanwhile', async () => {
    const editor = editorWithAWalk();
    await editor.judge(
      changedMeanwhile(() => editor.edit((s) => withSelectedAt(s, { kind: 'piece', id: L1 }, { xMm: 5 }))),
    );
    expect([editor.getState().judgement, editor.getState().judged]).toEqual([null, null]);
  });

  it('calls it off when it is stopped, and can be asked again', async () => {
    const editor = editorWithAWalk();
    await editor.judge(changedMeanwhile(() => editor.stop()));
    expect([editor.getState().judgement, editor.getState().judged, editor.getState().fault]).toEqual([
      null,
      null,
      null,
    ]);
    await editor.judge(helper);
    expect(editor.getState().judgement).not.toBeNull();
  });

  it('says so when the referee cannot be asked', async () => {
    const editor = editorWithAWalk();
    await editor.judge(() => Promise.reject(new Error('no worker, no slices')));
    expect([editor.getState().fault?.code, editor.getState().judged]).toEqual(['judging-failed', null]);
  });
});
