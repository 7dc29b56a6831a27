import { describe, expect, it } from 'vitest';
import { entryOf } from '#app/tables/trexlands/scene/pointing/EntryArrow.tsx';
import { sideOf } from '#play/trexlands/places.ts';
import { seat } from '#sim/ids.ts';
import { inPlay } from '../../../games/trexlands/support.ts';

describe.each([2, 3, 4])('the way from Camp to a ramp, with %i players', (players) => {
  const state = inPlay(players);
  const shape = { seats: players, city: state.board.city };

  it('is shown by a ramp on the player’s own side, where there is one', () => {
    const ramp = state.board.ramps.find(({ id }) => id === entryOf(state)?.move.ramp);
    const own = state.board.ramps.some(({ side }) => side === sideOf(shape, seat(0)));
    expect(ramp).toBeDefined();
    expect(ramp?.side === sideOf(shape, seat(0))).toBe(own);
  });
});
