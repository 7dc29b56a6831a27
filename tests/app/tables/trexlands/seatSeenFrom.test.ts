import { describe, expect, it } from 'vitest';
import { seatSeenFrom } from '#app/tables/trexlands/scene/seatHeld.ts';
import { asked } from '#games/trexlands/asked.ts';
import { seat } from '#sim/ids.ts';
import { inPlay, say, withCards } from '../../../games/trexlands/support.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
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

  it.each([0, 1])('is that of seat %i while it has the device', (holder) => {
    expect(seatSeenFrom({ ...state, holder: seat(holder) })).toBe(holder);
  });

  it.each([0, 1])('stays that of seat %i whose player is alone here, whoever is asked', (alone) => {
    expect(seatSeenFrom({ ...state, alone: seat(alone) })).toBe(alone);
  });

  const from = (position: TrexlandsState): number => {
    const session = begun();
    session.stand(position);
    return seatSeenFrom(session.store.getState());
  };
  const market = say(inPlay(), [0, 'pass'], [1, 'pass']).state;
  const arena = say(market, [0, 'pass'], [1, 'pass']).state;

  it('stays that of #1 while bids go around', () => {
    const bids = [market, say(market, [0, 'bid 1 1']).state, say(market, [0, 'bid 1 1'], [1, 'bid 1 2']).state];
    expect(bids.map((state) => asked(state)[0])).toEqual([0, 1, 0]);
    expect(bids.map(from)).toEqual([0, 0, 0]);
  });

  it('is that of whoever has the next turn with the device, before it is taken and while it is passed', () => {
    expect([from(arena), from(say(arena, [0, 'ready']).state)]).toEqual([0, 1]);
  });

  it('stays that of the mover while others may interrupt', () => {
    const window = say(withCards(inPlay(), 1, 'roadblock-1'), [0, 'move camp T1 r1 b1']).state;
    expect(asked(window)).toEqual([1]);
    expect(from(window)).toBe(0);
  });

  it('is that of #1 while the arena is open to all', () => {
    const open = say(arena, [0, 'ready'], [1, 'ready']).state;
    expect(from({ ...open, rank: [...open.rank].reverse() })).toBe(1);
  });
});
