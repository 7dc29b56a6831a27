import { describe, expect, it } from 'vitest';
import { framedClear, hides, USUAL_LENS } from '#app/scene/framing.ts';
import { touchShot } from '#app/tables/traction/scene/touchShot.ts';
import type { Ruling } from '#games/traction/referee/ruling.ts';
import { pieceId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';

const FRAME = { width: 1366, height: 768, covered: { top: 60, right: 0, bottom: 60, left: 0 }, ...USUAL_LENS };
const TOUCH = { piece: pieceId('1-S1'), at: { xMm: 0, zMm: 200, yMm: 0 } } as unknown as Ruling;

const standing = (id: string, xMm: number, zMm: number): PiecePlacement => ({
  id: pieceId(id),
  xMm,
  zMm,
  yawDeg: 0,
  pose: 'upright',
});

describe('the touch that wins', () => {
  it.each([0, 0.4, 3])('is seen past whatever piece stands before it, from yaw %f', (yaw) => {
    const way = { x: Math.sin(yaw), z: Math.cos(yaw) };
    const before = standing('0-L1', 28 * way.x, 200 + 28 * way.z);
    const { closeUp, closeUpClear } = touchShot(TOUCH, [before, standing('1-S1', 0, 200)]);
    const { eye } = framedClear(closeUp, yaw, closeUpClear, FRAME);
    expect(closeUpClear.walls).toHaveLength(2); // not the piece that touches
    expect(closeUpClear.points.some(({ y }) => y > 0.015)).toBe(true); // but of it more than its foot is seen
    expect(closeUpClear.points.some((point) => closeUpClear.walls.some((wall) => hides(wall, eye, point)))).toBe(false);
  });
});
