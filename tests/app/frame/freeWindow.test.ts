import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveredBetween, ARENA, type Box } from '#app/frame/uncovered/freeWindow.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const PHONE = { width: 360, height: 640 };
const ON_ITS_SIDE = { width: 640, height: 360 };

describe('what panels leave free of a window', () => {
  it('is all of it without panels', () => {
    expect(coveredBetween([], [], PHONE)).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
  });

  it('is what lies between a head and a dock', () => {
    expect(coveredBetween([box(8, 8, 352, 127), box(0, 400, 360, 640)], [], PHONE)).toEqual({
      top: 127,
      right: 0,
      bottom: 240,
      left: 0,
    });
  });

  it('lies beside a dock where the table is larger there than above it', () => {
    const head = box(8, 8, 632, 56);
    expect(coveredBetween([head, box(304, 215, 632, 352)], [], ON_ITS_SIDE)).toEqual({
      top: 56,
      right: 336,
      bottom: 0,
      left: 0,
    });
    expect(coveredBetween([head, box(304, 340, 632, 352)], [], ON_ITS_SIDE)).toEqual({
      top: 56,
      right: 0,
      bottom: 20,
      left: 0,
    });
  });

  it('is framed around a note while there is room, and under it where there is none', () => {
    const staying = [box(8, 8, 352, 127), box(0, 480, 360, 640)];
    expect(coveredBetween(staying, [box(8, 420, 352, 470)], PHONE)).toMatchObject({ top: 127, bottom: 220 });
    expect(coveredBetween(staying, [box(8, 200, 352, 470)], PHONE)).toMatchObject({ top: 127, bottom: 160 });
  });

  it('is framed around a note however small, where it is an arena', () => {
    const staying = [box(8, 8, 352, 113), box(0, 313, 360, 640)];
    const note = [box(8, 240, 352, 305)];
    expect(coveredBetween(staying, note, PHONE)).toMatchObject({ top: 113, bottom: 327 });
    expect(coveredBetween(staying, note, PHONE, ARENA)).toMatchObject({ top: 113, bottom: 400 });
  });

  it('lies below long lines over a desk’s table, and not under them', () => {
    const desk = { width: 1280, height: 800 };
    const staying = [box(12, 12, 1268, 74), box(820, 86, 1268, 788)];
    const lines = [box(12, 90, 804, 540)];
    expect(coveredBetween(staying, lines, desk, { wider: 1.3, share: 0.2, px: 80 })).toMatchObject({
      top: 540,
      bottom: 0,
    });
  });

  it('lies under a note rather than beside it where the table would be half as large', () => {
    const staying = [box(8, 8, 632, 56), box(304, 215, 632, 352)];
    expect(coveredBetween(staying, [box(8, 100, 500, 352)], ON_ITS_SIDE)).toEqual({
      top: 56,
      right: 336,
      bottom: 0,
      left: 0,
    });
    expect(coveredBetween(staying, [box(8, 300, 212, 352)], ON_ITS_SIDE)).toMatchObject({ right: 336, bottom: 60 });
  });

  it('has its middle in the window’s as far as there is room for that beside a note', () => {
    const desk = { width: 1366, height: 768 };
    const staying = [box(16, 16, 1350, 68), box(530, 653, 836, 750)];
    expect(coveredBetween(staying, [box(16, 80, 182, 118)], desk, ARENA)).toMatchObject({ left: 182, right: 182 });
    expect(coveredBetween(staying, [box(16, 80, 600, 653)], desk, ARENA)).toMatchObject({ left: 600 });
  });

  it('stays where it is while nothing lies there and hardly more could be seen elsewhere', () => {
    const desk = { width: 1366, height: 768 };
    const head = box(16, 16, 1350, 68);
    const tall = coveredBetween([head, box(400, 620, 960, 760)], [], desk);
    const withDock = (top: number) => coveredBetween([head, box(400, top, 960, 760)], [], desk, undefined, tall);
    expect(withDock(690), 'a dock that has become lower').toEqual(tall);
    expect(withDock(600).bottom, 'one that has become higher').toBe(168);
    expect(
      coveredBetween([head], [], desk, undefined, coveredBetween([head, box(400, 420, 960, 760)], [], desk)).bottom,
    ).toBe(0); // much more can be seen
  });

  it('never lies under what stays, unless nothing is free', () => {
    const panel = fc.record({
      left: fc.integer({ min: -20, max: 380 }),
      top: fc.integer({ min: -20, max: 660 }),
      wide: fc.integer({ min: 1, max: 360 }),
      high: fc.integer({ min: 1, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(panel, { maxLength: 5 }), fc.array(panel, { maxLength: 3 }), (staying, passing) => {
        const [panels, notes] = [staying, passing].map((all) =>
          all.map(({ left, top, wide, high }) => box(left, top, left + wide, top + high)),
        );
        const { top, right, bottom, left } = coveredBetween(panels!, notes!, PHONE);
        const free = box(left, top, PHONE.width - right, PHONE.height - bottom);
        const whole = top + right + bottom + left === 0;
        if (!whole)
          for (const one of panels!)
            expect(
              one.left < free.right && free.left < one.right && one.top < free.bottom && free.top < one.bottom,
            ).toBe(false);
        expect(free.right - free.left).toBeGreaterThan(0);
        expect(free.bottom - free.top).toBeGreaterThan(0);
      }),
    );
  });
});
