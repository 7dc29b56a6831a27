import { describe, expect, it } from 'vitest';
import { whatIsAsked } from '#play/trexlands/whatIsAsked.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { inPlay, say } from '../../games/trexlands/support.ts';

const asks = (state: TrexlandsState): string => whatIsAsked(state, 'choosing');
const market = say(inPlay(3), [0, 'pass'], [1, 'pass'], [2, 'pass']).state;
const placing = say(market, [0, 'pass'], [1, 'pass'], [2, 'pass']).state;
const open = say(placing, [0, 'ready'], [1, 'ready'], [2, 'ready']).state;

describe('the buttons of a question', () => {
  it('are others once nobody bids, so that a second press does not say that nobody places a card', () => {
    expect(asks(market)).not.toBe(asks(placing));
    expect(asks(placing)).not.toBe(asks(open));
  });

  it('are others for the next player who is asked alone, and in another stage', () => {
    expect(asks(say(market, [0, 'pass']).state)).not.toBe(asks(market));
    expect(asks(say(placing, [0, 'ready']).state)).not.toBe(asks(placing));
    expect(whatIsAsked(market, 'rolling')).not.toBe(asks(market));
  });

  it('are the same for several who are asked together', () => {
    expect(asks(say(open, [1, 'ready']).state)).toBe(asks(open));
  });
});
