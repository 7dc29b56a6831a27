import { describe, expect, it } from 'vitest';
import { clearMark, type Marked } from '../../../../../src/app/tables/traction/scene/clearMark.ts';

/** Seen of a picture that is 400 wide and 300 high, without what panels cover. */
const BOX = { left: 20, top: 60, right: 380, bottom: 240 };

/** Points to a place far above; its words run to the left. */
const ABOVE: Marked = { mark: { x: 210, y: 60, turnDeg: -90 }, goal: { x: 210, y: -500 }, wordsPx: 100 };

describe('the arrow to a goal', () => {
  it('stays where no piece is in its way', () => {
    const piece = { left: 180, top: 90, right: 240, bottom: 200 };
    expect(clearMark(ABOVE, BOX, [piece])).toEqual({ x: 210, y: 60, turnDeg: -90, side: -1 });
  });

  it('slides along its edge off the tip of a piece, and still points to the goal', () => {
    const tip = { left: 200, top: 55, right: 240, bottom: 200 };
    const { x, y, turnDeg } = clearMark(ABOVE, BOX, [tip]);
    expect(y).toBe(60);
    expect(x).toBeLessThan(200 - 10);
    expect(Math.sign(turnDeg + 90)).toBe(1); // towards the right: the goal is there now
  });

  it('keeps its words off pieces, too', () => {
    const tip = { left: 120, top: 50, right: 130, bottom: 200 };
    const { x, side } = clearMark(ABOVE, BOX, [tip]);
    expect(side > 0 ? x > 130 : x - 116 >= 130).toBe(true);
  });

  it('turns its words to the other side where only there is room for them', () => {
    const rest = { left: 190, top: 50, right: 400, bottom: 200 };
    const { x, side } = clearMark(ABOVE, BOX, [rest]);
    expect(side).toBe(-1);
    expect(x + 13).toBeLessThanOrEqual(190);
    expect(x - 116).toBeGreaterThanOrEqual(0);
  });

  it('slides up or down at a side', () => {
    const beside: Marked = { mark: { x: 380, y: 150, turnDeg: 0 }, goal: { x: 900, y: 150 }, wordsPx: 60 };
    const { x, y } = clearMark(beside, BOX, [{ left: 300, top: 120, right: 380, bottom: 170 }]);
    expect(x).toBe(380);
    expect(y <= 107 || y >= 183).toBe(true);
  });

  it('stays where pieces are everywhere', () => {
    expect(clearMark(ABOVE, BOX, [{ left: 0, top: 0, right: 400, bottom: 300 }])).toMatchObject({ x: 210, y: 60 });
  });
});
