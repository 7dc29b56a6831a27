import { describe, expect, it } from 'vitest';
import { hintedIn, ropeFor, type Row } from '#play/tractor-pull/say/rowHint.ts';
import type { VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';

const HAND: readonly VehicleClass[] = ['hatchback', 'hatchback', 'van', 'sedan'];
const MEANT: readonly VehicleClass[] = ['van', 'hatchback', 'sedan'];
const ringed = (row: Row): readonly number[] => hintedIn(HAND, MEANT, row).toSorted();

describe('a hint for a row', () => {
  it('marks as many cards as it means: of two alike one', () => {
    expect(ringed([null, null, null])).toEqual([0, 2, 3]);
  });

  it('means the one of two alike that is laid, whichever that is', () => {
    expect(ringed([null, 1, null])).toEqual([1, 2, 3]);
    expect(ringed([null, 0, null])).toEqual([0, 2, 3]);
  });

  it('lays either of two alike at the rope for which it is meant', () => {
    expect(ropeFor(HAND, MEANT, [null, null, null], 0)).toBe(1);
    expect(ropeFor(HAND, MEANT, [null, null, null], 1)).toBe(1);
    expect(ropeFor(HAND, MEANT, [null, 1, null], 0)).toBe(0); // the first that is free
    expect(ropeFor(HAND, MEANT, [null, 1, null], 2)).toBe(0);
    expect(ropeFor(HAND, [], [null, null, null], 3)).toBe(0);
    expect(ropeFor(HAND, [], [2, 1, 0], 3)).toBe(null);
  });

  it('is done where the row has its classes in their order', () => {
    expect(hintedIn(HAND, MEANT, [2, 1, 3])).toEqual([2, 1, 3]);
    expect(hintedIn(HAND, MEANT, [2, 0, 3])).toEqual([2, 0, 3]);
    expect(hintedIn(HAND, MEANT, [1, 2, 3])).not.toEqual([1, 2, 3]);
  });

  it('marks nothing where there is none', () => {
    expect(hintedIn(HAND, [], [null, null, null])).toEqual([]);
  });
});
