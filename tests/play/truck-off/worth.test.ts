import { describe, expect, it } from 'vitest';
import { withTruck, withVenue } from '#games/truck-off/changes.ts';
import type { OwnDice } from '#games/truck-off/ownDice.ts';
import { mostAlone, worthOf } from '#play/truck-off/offers/worth.ts';
import { loaded } from '../../engine/ownDie/bodies.ts';
import { begun } from '../../games/truck-off/support.ts';

describe('the worth of a venue', () => {
  const of = (dice: OwnDice) => begun(3, { dice });
  const again = (dice: OwnDice): number => {
    const alone = withTruck(withVenue(of(dice), 20, { die: 1 }), '0-20', { at: 20 });
    return worthOf(alone, 0, 'reroll', { truck: null, venue: 20 }).mine;
  };

  it('is at most the highest number of its die, of an own one as of the usual one', () => {
    expect(mostAlone(of({}), 0, 20)).toBe(20);
    expect(mostAlone(of({ d20: loaded() }), 0, 20)).toBe(6);
    expect(mostAlone(of({ d20: loaded() }), 0, 12)).toBe(12);
  });

  it('after its die is thrown again is the mean of its numbers, of an own one by its chances', () => {
    expect(again({})).toBe(9.5);
    expect(again({ d20: loaded() })).toBeCloseTo(2.5, 1);
  });
});
