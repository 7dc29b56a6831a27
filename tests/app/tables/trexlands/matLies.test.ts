import { expect, it } from 'vitest';
import { matLies } from '#app/tables/trexlands/scene/exchange/matLies.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

it('the mat of the EXCHANGE lies in an upright window only while it is used, where it is framed', () => {
  for (const name of ['ranking', 'captains', 'move', 'tie'] as const) {
    expect(matLies({ name }, PHONE), name).toBe(false);
    expect(matLies({ name }, DESK), name).toBe(true);
  }
  for (const name of ['deal', 'market', 'arena'] as const) expect(matLies({ name }, PHONE), name).toBe(true);
});
