import { describe, expect, it } from 'vitest';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { rolledIn as dice } from '#play/truck-off/say/rolled.ts';
import { rolledIn as trucks } from '#play/trexlands/words/rolled.ts';
import { rollSheet } from '#play/say/rollSheet.ts';
import { loadPhysics } from '#sim/physics.ts';
import { realMatch } from '../../games/trexlands/realMatch.ts';

describe('what was rolled', () => {
  it('of dice is every one that was read, and none that is thrown again', () => {
    const readings = [
      { id: 'd8', value: 5 },
      { id: 'd20', value: null },
      { id: 'd10', value: 10 },
    ];
    const before = { state: { options: {} } };
    const entry = { performed: { ticks: 1, hash: '', readings }, before } as unknown as SeenTruckOff['log'][number];
    const rolled = dice(entry);
    expect(rolled.map(({ thing, face }) => [thing, face])).toEqual([
      ['d8', '5'],
      ['d10', '10'],
    ]);
    for (const { chances } of rolled) expect(chances.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(dice({ performed: null } as unknown as SeenTruckOff['log'][number])).toEqual([]);
  });

  it('of trucks is every one that tumbled, by the chances of its ground', async () => {
    const match = realMatch(await loadPhysics(), { seats: 2, seed: 3 }, 60);
    const counted = match.log.flatMap(({ performed }) => performed?.trucks.filter(({ counts }) => counts) ?? []);
    const things = rollSheet(match.log.flatMap(trucks));
    expect(counted.length).toBeGreaterThan(2);
    expect(things.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(counted.length);
    const upright = things.reduce((sum, { faces: [wheels] }) => sum + (wheels?.seen ?? 0), 0);
    expect(upright).toBe(counted.filter((one) => one.upright).length);
    for (const { thing } of things) expect(thing).toMatch(/^Truck on .*, by the standard throw$/);
  });
});
