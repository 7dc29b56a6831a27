import { describe, expect, it } from 'vitest';
import { type Box, clearMark, type Marked, type WordedMark } from '#app/tables/traction/scene/clearMark.ts';

/** Seen of a picture that is 400 wide and 300 high, without what panels cover. */
const BOX = { left: 20, top: 60, right: 380, bottom: 240 };

/** Points to a place far above; its words run to the left. */
const ABOVE: Marked = { mark: { x: 210, y: 60, turnDeg: -90 }, goal: { x: 210, y: -500 }, wordsPx: 100 };

/** The place of a mark in a picture with these pieces and words; there is one. */
function placed(marked: Marked, pieces: readonly Box[], words: readonly Box[] = []): WordedMark {
  const place = clearMark(marked, BOX, { pieces, words });
  if (place === null) throw new Error('no place is free');
  return place;
}

describe('the arrow to a goal', () => {
  it('stays where no piece is in its way', () => {
    const piece = { left: 180, top: 90, right: 240, bottom: 200 };
    expect(placed(ABOVE, [piece])).toEqual({ x: 210, y: 60, turnDeg: -90, side: -1 });
  });

  it('slides along its edge off the tip of a piece, and still points to the goal', () => {
    const tip = { left: 200, top: 55, right: 240, bottom: 200 };
    const { x, y, turnDeg } = placed(ABOVE, [tip]);
    expect(y).toBe(60);
    expect(x).toBeLessThan(200 - 10);
    expect(Math.sign(turnDeg + 90)).toBe(1); // towards the right: the goal is there now
  });

  it('keeps its words off pieces, too', () => {
    const tip = { left: 120, top: 50, right: 130, bottom: 200 };
    const { x, side } = placed(ABOVE, [tip]);
    expect(side > 0 ? x > 130 : x - 116 >= 130).toBe(true);
  });

  it('turns its words to the other side where only there is room for them', () => {
    const rest = { left: 190, top: 50, right: 400, bottom: 200 };
    const { x, side } = placed(ABOVE, [rest]);
    expect(side).toBe(-1);
    expect(x + 13).toBeLessThanOrEqual(190);
    expect(x - 116).toBeGreaterThanOrEqual(0);
  });

  it('slides up or down at a side', () => {
    const beside: Marked = { mark: { x: 380, y: 150, turnDeg: 0 }, goal: { x: 900, y: 150 }, wordsPx: 60 };
    const { x, y } = placed(beside, [{ left: 300, top: 120, right: 380, bottom: 170 }]);
    expect(x).toBe(380);
    expect(y <= 107 || y >= 183).toBe(true);
  });

  it('stays where pieces are everywhere', () => {
    expect(placed(ABOVE, [{ left: 0, top: 0, right: 400, bottom: 300 }])).toMatchObject({ x: 210, y: 60 });
  });

  it('leaves words in the picture their place, even where it then lies on a piece', () => {
    const piece = { left: 0, top: 0, right: 400, bottom: 300 };
    const chip = { left: 150, top: 40, right: 260, bottom: 70 };
    const { x, y, side } = placed(ABOVE, [piece], [chip]);
    const words = side > 0 ? { left: x - 13, right: x + 116 } : { left: x - 116, right: x + 13 };
    expect(words.right <= 150 || words.left >= 260 || y - 13 >= 70).toBe(true);
  });

  it('goes a line down where words fill its edge', () => {
    const chip = { left: 60, top: 40, right: 340, bottom: 70 };
    // A mark is at its edge but for a rounding.
    for (const off of [0, 1e-9, -1e-9]) {
      const { y, turnDeg } = placed({ ...ABOVE, mark: { ...ABOVE.mark, y: BOX.top + off } }, [], [chip]);
      expect(y - 13).toBeGreaterThanOrEqual(70);
      expect(turnDeg).toBeCloseTo(-90, 0);
    }
  });

  it('goes away where words are everywhere', () => {
    expect(clearMark(ABOVE, BOX, { pieces: [], words: [{ left: 0, top: 0, right: 400, bottom: 300 }] })).toBeNull();
  });
});
