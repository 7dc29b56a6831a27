import { describe, expect, it } from 'vitest';
import { hostChance } from '#play/host/chance.ts';
import { claimId, idOfMatch, newMatchId } from '#play/storage/matchIds.ts';
import { agreeOn, dropPlan, planFor } from '#play/session/plans.ts';

describe('the id of a match', () => {
  it('is sixteen digits, and another for every match', () => {
    const ids = Array.from({ length: 200 }, newMatchId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('stays the same whatever is played, since all its values share a header', () => {
    const header = {};
    const id = idOfMatch({ header });
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(idOfMatch({ header })).toBe(id);
    expect(idOfMatch({ header: {} })).not.toBe(id);
  });

  it('is that of the save it was read from', () => {
    const header = {};
    claimId({ header }, 'saved-before');
    expect(idOfMatch({ header })).toBe('saved-before');
  });
});

describe('a match that was agreed on', () => {
  it('is found by its id until it has begun', () => {
    const id = agreeOn('nim', { most: 3 });
    const other = agreeOn('nim');
    expect(planFor(id)).toEqual({ game: 'nim', agreed: { most: 3 } });
    expect(planFor(other)).toEqual({ game: 'nim', agreed: null });
    dropPlan(id);
    expect(planFor(id)).toBeUndefined();
    expect(planFor(other)).toBeDefined();
  });
});

it('the host’s chance is from 0 to below 1, and another every time', () => {
  const drawn = Array.from({ length: 400 }, hostChance);
  for (const share of drawn) expect(share >= 0 && share < 1).toBe(true);
  expect(new Set(drawn).size).toBeGreaterThan(390);
  // 400 draws of which none is in the upper or lower quarter: once in 10^49
  expect(Math.min(...drawn)).toBeLessThan(0.25);
  expect(Math.max(...drawn)).toBeGreaterThan(0.75);
});
