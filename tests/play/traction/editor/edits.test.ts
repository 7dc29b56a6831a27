import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyEditor,
  nextPiece,
  seatsOf,
  selectedIn,
  withActions,
  withoutPad,
  withoutPiece,
  withoutSelected,
  withPad,
  withPieceNear,
  withSelectedAt,
  withSetting,
} from '#play/traction/editor/edits.ts';
import { begun, changed, redone, undone } from '#play/traction/editor/history.ts';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { checkPosition } from '#games/traction/scenario/position.ts';
import { pieceId, seat } from '#sim/ids.ts';

const L1 = pieceId('0-L1');
const MIDDLE = { xMm: 0, zMm: 0 };
const walk = { do: 'walk', piece: L1, steps: [{ corner: 'A', swivelDeg: 90 }], hand: 'careful' } as const;

describe('the position editor', () => {
  it("begins with two pads at a match's distance and nothing on them, and that is a scenario", () => {
    const editor = emptyEditor();
    expect([editor.pads.length, editor.pieces.length]).toEqual([2, 0]);
    expect(parseScenario(makeScenario(editor))).toEqual({ ok: true, value: editor });
  });

  it('puts thirty pieces down one after another, each where there is room', () => {
    let editor = emptyEditor();
    for (const owner of [0, 1, 2, 3, 4].map(seat)) {
      for (const size of ['L', 'L', 'M', 'M', 'S', 'S'] as const) {
        const id = nextPiece(editor, owner, size);
        if (id === undefined) throw new Error('two of each size');
        editor = withPieceNear(editor, id, MIDDLE);
      }
    }
    expect([editor.pieces.length, checkPosition(editor).ok, seatsOf(editor)]).toEqual([30, true, 5]);
    expect(nextPiece(editor, seat(0), 'L')).toBeUndefined();
  });

  it('leaves the position as it was where there is no room', () => {
    const tiny = withPieceNear({ ...emptyEditor(), pads: [], tableMm: 20 }, pieceId('1-L1'), MIDDLE);
    expect(tiny.pieces).toHaveLength(1);
    expect(withPieceNear(tiny, L1, MIDDLE)).toBe(tiny);
  });

  it('moves what is in hand, to the hundredth, and turns it within a circle', () => {
    const editor = withSelectedAt(
      withPieceNear(emptyEditor(), L1, MIDDLE),
      { kind: 'piece', id: L1 },
      { xMm: 12.3456, yawDeg: 190 },
    );
    expect(editor.pieces).toEqual([{ id: L1, xMm: 12.35, zMm: 0, yawDeg: -170, pose: 'upright' }]);
    const pads = withSelectedAt(editor, { kind: 'pad', seat: seat(1) }, { zMm: -100 }).pads;
    expect(pads.map((pad) => pad.zMm)).toEqual([editor.pads[0]?.zMm, -100]);
    expect(withSelectedAt(editor, { kind: 'piece', id: pieceId('1-S1') }, { xMm: 1 })).toBe(editor);
  });

  it('takes a piece away with what it was to do', () => {
    const editor = withActions(withPieceNear(emptyEditor(), L1, MIDDLE), [walk]);
    expect(withoutPiece(editor, L1)).toMatchObject({ pieces: [], actions: [] });
    expect(
      selectedIn(withoutSelected(editor, { kind: 'pad', seat: seat(0) }), { kind: 'pad', seat: seat(0) }),
    ).toBeUndefined();
  });

  describe('keeps who has given up and where pieces go back to', () => {
    const placed = withPieceNear(emptyEditor(), L1, MIDDLE);
    const [own] = placed.pads;
    if (own === undefined) throw new Error('there are pads');
    const home = [{ id: L1, xMm: own.xMm + 5, zMm: own.zMm, yawDeg: 0 }];
    const editor = { ...placed, home, conceded: [seat(1)] };

    it('whatever else is moved, in the file as on the table', () => {
      const moved = withPad(withSelectedAt(editor, { kind: 'piece', id: L1 }, { xMm: 12 }), {
        seat: seat(2),
        xMm: 300,
        zMm: 0,
        yawDeg: 90,
      });
      expect(moved).toMatchObject({ home, conceded: [1] });
      expect(withPad(moved, own).home).toEqual(home); // where it was
      expect(parseScenario(makeScenario(moved))).toEqual({ ok: true, value: moved });
    });

    it.each([
      ['the piece is taken away', withoutPiece(editor, L1)],
      ['its pad is taken away', withoutPad(editor, seat(0))],
      ['its pad is moved', withPad(editor, { ...own, xMm: own.xMm - 1 })],
    ])('but no place where %s', (_what, edited) => {
      expect(edited).not.toHaveProperty('home');
      expect(edited.conceded).toEqual([1]);
      expect(parseScenario(makeScenario(edited)).ok).toBe(true);
    });
  });

  it('forgets what was expected of the old position, but not for a new title', () => {
    const editor = { ...withActions(withPieceNear(emptyEditor(), L1, MIDDLE), [walk]), expect: [{ legal: true }] };
    expect(withSetting(editor, { title: 'a walk' }).expect).toEqual(editor.expect);
    expect(withSetting(editor, { seat: seat(1) }).expect).toEqual([]);
    expect(withPad(editor, { seat: seat(2), xMm: 300, zMm: 0, yawDeg: 90 }).expect).toEqual([]);
  });
});

describe('undo', () => {
  it('goes back through all changes and forward again, whatever they were', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 50 }), (values) => {
        const steps = values.filter((value, i) => value !== (values[i - 1] ?? 0));
        const end = steps.reduce((h, value) => changed(h, value), begun(0));
        const back = steps.reduce((h) => undone(h), end);
        expect([back.present, undone(back)]).toEqual([0, back]);
        expect(steps.reduce((h) => redone(h), back).present).toBe(end.present);
      }),
    );
  });

  it('takes a drag back at once, and drops what was undone when something else is done', () => {
    const dragged = [1, 2, 3].reduce((h, value) => changed(h, value, 'drag'), changed(begun(0), 10));
    expect(undone(dragged).present).toBe(10);
    expect(redone(changed(undone(dragged), 7)).present).toBe(7);
  });

  it('keeps the last two hundred', () => {
    const long = Array.from({ length: 300 }, (_, i) => i + 1).reduce((h, value) => changed(h, value), begun(0));
    expect(long.past).toHaveLength(200);
  });
});
