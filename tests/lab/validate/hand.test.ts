import { describe, expect, it } from 'vitest';
import { dependenceOf, leastShakeOf } from '#lab/validate/hand/dependence.ts';
import { thrownByHand } from '#lab/validate/hand/shaken.ts';
import { loadPhysics } from '#sim/physics.ts';

const physics = await loadPhysics();

/** Start against end of a d6, with so many ends on the start's own face and on each other one. */
const table = (same: number, other: number) =>
  Array.from({ length: 6 }, (_, start) => Array.from({ length: 6 }, (__, end) => (start === end ? same : other)));

describe('start face against end face', () => {
  it('is told apart by how far the end is from the start: of a d6 itself, the four beside it, the one opposite', () => {
    const { away, chiSquare, holds, rolls } = dependenceOf({ die: 'd6', shakeDeg: 0 }, table(100, 100), 3);
    expect(away.map(({ deg, faces, seen }) => [Math.round(deg), faces, seen])).toEqual([
      [0, 1, 600],
      [90, 4, 2400],
      [180, 1, 600],
    ]);
    expect([chiSquare, holds, rolls]).toEqual([0, true, 3600]);
  });

  it('depends where the start is favoured by more than chance would', () => {
    expect(dependenceOf({ die: 'd6', shakeDeg: 0 }, table(120, 100), 0).holds).toBe(false);
    expect(dependenceOf({ die: 'd6', shakeDeg: 0 }, table(103, 100), 0).holds).toBe(true);
  });

  it('has a least shake from which on nothing is seen of it, whatever was seen before', () => {
    const row = (shakeDeg: number | null, same: number) => dependenceOf({ die: 'd6', shakeDeg }, table(same, 100), 0);
    expect(leastShakeOf([row(0, 150), row(30, 100), row(60, 150), row(90, 100), row(null, 100)])).toBe(90);
    expect(leastShakeOf([row(0, 100), row(30, 100), row(null, 100)])).toBe(0);
    expect(leastShakeOf([row(0, 150), row(30, 150), row(null, 100)])).toBeNull();
  });

  it('is seen of a d4 that a hand lets go with a face up, and not of one whose orientation is drawn', () => {
    const rowOf = (shakeDeg: number | null) => {
      const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
      for (let trial = 0; trial < 120; trial += 1) {
        const { start, end } = thrownByHand(physics, { die: 'd4', shakeDeg }, 1, trial);
        const row = counts[start];
        if (row !== undefined && end !== null) row[end] = (row[end] ?? 0) + 1;
      }
      return dependenceOf({ die: 'd4', shakeDeg }, counts, 0);
    };
    expect(rowOf(0).holds).toBe(false);
    expect(rowOf(null).holds).toBe(true);
  });
});
