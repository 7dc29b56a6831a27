import { describe, expect, it } from 'vitest';
import { restedAt, trailOf } from '#app/scene/lifted.ts';

const at = (timeStamp: number, clientX: number, clientY = 0) => ({ timeStamp, clientX, clientY });
type Point = ReturnType<typeof at>;

const lift = (...points: readonly Point[]): Point | null => {
  const trail = points.slice(0, -1).reduce<readonly Point[]>((so, next) => trailOf(so, next), []);
  const up = points.at(-1);
  if (up === undefined) throw new Error('it never lifts');
  return restedAt(trail, up);
};

describe('a finger that lifts', () => {
  it('means the place at which it had rested, however it rolled at the end', () => {
    expect(lift(at(0, 0), at(500, 200), at(1170, 203, 4), at(1190, 205, 6), at(1200, 205, 6))).toEqual(at(500, 200));
    const trembling = Array.from({ length: 20 }, (_, i) => at(1000 + 20 * i, 200 + (i % 2)));
    expect([200, 201]).toContain(lift(at(0, 0), ...trembling, at(1420, 208))?.clientX);
  });

  it('means the place where it is, if it was on its way', () => {
    const way = Array.from({ length: 20 }, (_, i) => at(20 * i, 4 * i));
    expect(lift(...way)).toBeNull();
    expect(lift(at(0, 0), at(500, 200), at(580, 200), at(590, 230)), 'a flick from rest').toBeNull();
    expect(lift(at(0, 0), at(20, 1)), 'a tap').toBeNull();
  });

  it('keeps no more of its way than is asked of it', () => {
    const long = Array.from({ length: 5000 }, (_, i) => at(10 * i, i));
    expect(long.reduce<readonly Point[]>((so, next) => trailOf(so, next), []).length).toBeLessThan(30);
  });
});
