import { expect, it } from 'vitest';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { look } from '#play/truck-off/talk/tell.ts';
import { playerOf } from '#games/truck-off/queries.ts';
import { playMatch } from '../../games/truck-off/randomMatch.ts';

const SEATS = ['Ada', 'Bo', 'Cy'].map((name, colour) => ({ name, colour, kind: 'person' as const }));

it('where cards lie open, those that wait to be executed are told with those in hand (TO-54)', () => {
  let told = 0;
  playMatch({ seats: 3, seed: 1, options: { rounds: 3, openCards: true } }, ({ state }) => {
    if (state.phase.name !== 'execute') return;
    const lines = look({ header: { seats: SEATS }, state, log: [], undo: null } as unknown as SeenTruckOff).join(' ');
    for (const [seat, { name }] of SEATS.entries()) {
      const { hand, chosen } = playerOf(state, seat);
      expect(lines.includes(`${name} has selected`)).toBe(chosen.length > 0);
      expect(lines.includes(`${name} has no cards left`)).toBe(hand.length + chosen.length === 0);
      told += chosen.length;
    }
  });
  expect(told).toBeGreaterThan(0);
});
