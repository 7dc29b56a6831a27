import { describe, expect, it } from 'vitest';
import { entryOf } from '#app/tables/trexlands/scene/pointing/EntryArrow.tsx';
import { entryWay } from '#app/tables/trexlands/scene/pointing/AimedArrow.tsx';
import { halfOf, sideOf, spotOfCamp, spotOfRamp } from '#play/trexlands/places.ts';
import { seat } from '#sim/ids.ts';
import { inPlay } from '../../../games/trexlands/support.ts';

const STEPS = 50;

/** Whether any of a line between these places lies over the board, where no truck comes in. */
function crosses(way: readonly { x: number; z: number }[], half: { x: number; z: number }): boolean {
  return way.slice(1).some((to, i) => {
    const from = way[i] ?? to;
    return Array.from({ length: STEPS }, (_, step) => step / STEPS).some((share) => {
      const [x, z] = [from.x + share * (to.x - from.x), from.z + share * (to.z - from.z)];
      return Math.abs(x) < half.x && Math.abs(z) < half.z;
    });
  });
}

describe.each([2, 3, 4])('the way from Camp to a ramp, with %i players', (players) => {
  const state = inPlay(players);
  const shape = { seats: players, city: state.board.city };

  it('leads round the board from every Camp to every ramp, and ends there', () => {
    for (let at = 0; at < players; at += 1)
      for (const ramp of state.board.ramps) {
        const way = entryWay(shape, seat(at), ramp, spotOfCamp(shape, seat(at)));
        expect(crosses(way, halfOf(shape)), `${at} ${ramp.id}`).toBe(false);
        expect(way.at(-1)).toMatchObject({ x: spotOfRamp(shape, ramp).x, z: spotOfRamp(shape, ramp).z });
      }
  });

  it('is shown by a ramp on the player’s own side, where there is one', () => {
    const ramp = state.board.ramps.find(({ id }) => id === entryOf(state)?.move.ramp);
    const own = state.board.ramps.some(({ side }) => side === sideOf(shape, seat(0)));
    expect(ramp).toBeDefined();
    expect(ramp?.side === sideOf(shape, seat(0))).toBe(own);
  });
});
