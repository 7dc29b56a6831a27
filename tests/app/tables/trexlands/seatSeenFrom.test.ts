import { describe, expect, it } from 'vitest';
import { seatSeenFrom } from '../../../../src/app/tables/trexlands/scene/seatSeenFrom.ts';
import { asked } from '../../../../src/games/trexlands/asked.ts';
import { seat } from '../../../../src/sim/ids.ts';
import { begun } from './fakeSession.ts';

/** A match in which the ranks are known, so that a seat is asked for its Captain. */
function atCaptains() {
  const session = begun();
  while (session.store.getState().match?.state.phase.name === 'ranking') {
    session.commands.rollForMe();
    session.commands.goOn();
  }
  return session.store.getState();
}

describe('the seat from which the board is seen', () => {
  const state = atCaptains();
  const [choosing] = state.match === null ? [] : asked(state.match.state);

  it('is that of whoever chooses', () => {
    expect(state.match?.state.phase.name).toBe('captains');
    expect(seatSeenFrom(state)).toBe(choosing);
  });

  it.each([0, 1])('is that of seat %i while it has the device', (eyes) => {
    expect(seatSeenFrom({ ...state, eyes: seat(eyes) })).toBe(eyes);
  });

  it.each([0, 1])('stays that of seat %i whose player is alone here, whoever is asked', (alone) => {
    expect(seatSeenFrom({ ...state, alone: seat(alone) })).toBe(alone);
  });
});
