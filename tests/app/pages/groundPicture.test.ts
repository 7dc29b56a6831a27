import { describe, expect, it } from 'vitest';
import { drawGround } from '#app/pages/daily/groundPicture.ts';
import { chanceOf } from '#engine/module/daily.ts';
import { positionOf } from '#games/traction/daily/challenge.ts';
import { DAILIES, dailyOf, daysFrom } from '../../games/daily.ts';

const DAYS = daysFrom('2026-11-30', 8);

/** A pen that notes every point that it comes to, and how often it fills. */
function notingPen() {
  const points: [x: number, z: number][] = [];
  let fills = 0;
  const to = (x: number, z: number): void => void points.push([x, z]);
  const nothing = (): void => undefined;
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    beginPath: nothing,
    moveTo: to,
    lineTo: to,
    arc: to,
    fill: () => void (fills += 1),
    stroke: nothing,
  };
  return { pen, drawn: () => ({ points, fills }) };
}

async function drawnOf(game: string, day: string) {
  const ground = (await dailyOf(game)).groundOf(day);
  const { pen, drawn } = notingPen();
  drawGround(pen, ground);
  return { ground, ...drawn() };
}

const far = ([x, z]: readonly [number, number], at: { readonly x: number; readonly z: number }): number =>
  Math.hypot(x - at.x, z - at.z);

describe('the picture of a day that is sent', () => {
  it.each(DAILIES)('of %s is another one every day', async (game) => {
    const pictures = await Promise.all(DAYS.map(async (day) => JSON.stringify((await drawnOf(game, day)).points)));
    expect(new Set(pictures).size).toBe(DAYS.length);
  });

  it('of a throw has the goal, and nothing else', async () => {
    for (const day of DAYS) {
      const { ground, points, fills } = await drawnOf('trexlands', day);
      if (ground.goal.kind !== 'place') expect.fail();
      const goal = [ground.goal.xMm, ground.goal.zMm] as const;
      expect(fills, 'the goal with its surroundings').toBe(2);
      expect(points).toEqual([goal, goal]);
    }
  });

  it('of a walk has what stands there and the goal, and no place that the walk comes to', async () => {
    for (const day of DAYS) {
      const { ground, points, fills } = await drawnOf('traction', day);
      const { mover, walk } = positionOf(chanceOf('traction', day));
      const standing = ground.standing ?? expect.fail();
      expect(fills).toBe(standing.length + (ground.goal.kind === 'place' ? 2 : 1));
      const corners = standing.slice(0, 1).flat();
      const middle = {
        x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
        z: corners.reduce((sum, { z }) => sum + z, 0) / corners.length,
      };
      const places = walk.map(({ to }) => ({
        x: middle.x + to.xMm - mover.xMm,
        z: middle.z + to.zMm - mover.zMm,
      }));
      for (const place of places) for (const point of points) expect(far(point, place), day).toBeGreaterThan(1);
    }
  });
});
