import { describe, expect, it } from 'vitest';
import { behindEye, edgeMark } from '#app/tables/traction/scene/clearMark.ts';

/** Seen of a picture that is 400 wide and 300 high, without what panels cover. */
const BOX = { left: 20, top: 60, right: 380, bottom: 240 };

describe('the mark of a goal at the edge of the picture', () => {
  it.each([
    ['in the middle', { x: 200, y: 150 }],
    ['just inside', { x: 379, y: 239 }],
  ])('is not there for one %s', (_, at) => {
    expect(edgeMark(at, BOX)).toBeNull();
  });

  it.each([
    ['to the right', { x: 900, y: 150 }, { x: 380, y: 150, turnDeg: 0 }],
    ['above', { x: 200, y: -500 }, { x: 200, y: 60, turnDeg: -90 }],
    ['to the left', { x: -100, y: 150 }, { x: 20, y: 150, turnDeg: 180 }],
    ['under the panels at the foot', { x: 200, y: 290 }, { x: 200, y: 240, turnDeg: 90 }],
  ])('points to one %s', (_, at, mark) => {
    const found = edgeMark(at, BOX);
    expect(found?.x).toBeCloseTo(mark.x, 9);
    expect(found?.y).toBeCloseTo(mark.y, 9);
    expect(found?.turnDeg).toBeCloseTo(mark.turnDeg, 9);
  });

  it('points down to one behind the eye, which would be seen above', () => {
    expect(edgeMark(behindEye({ x: 200, y: 100 }, { width: 400, height: 300 }), BOX)).toMatchObject({ x: 200, y: 240 });
  });

  it('stays on the way from the middle to one in a corner', () => {
    const at = { x: 740, y: 510 };
    const { x, y } = edgeMark(at, BOX) ?? { x: 0, y: 0 };
    expect((y - 150) / (x - 200)).toBeCloseTo((at.y - 150) / (at.x - 200), 9);
    expect([x, y]).toEqual([335, 240]);
  });
});
