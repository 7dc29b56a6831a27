import { expect, it } from 'vitest';
import { figures } from '#play/tractor-pull/watch/figures.ts';
import { wholeMatch } from '../../games/tractor-pull/randomMatch.ts';

it('at any time of a game its matches and ropes tell how both stand, and at its end who has won', () => {
  const { log, state, header } = wholeMatch({ seed: 5 });
  const states = [...log.map(({ before }) => before.state), state];
  for (const each of states)
    for (const [seat] of header.seats.entries()) {
      expect(figures.of(each, seat)).toBeGreaterThanOrEqual(0);
      expect(figures.said(each, seat)).toMatch(/^\d won and \d ropes? ahead$/);
    }
  const winner = state.outcome?.by === 'matches' ? state.outcome.winner : null;
  if (winner !== null) expect(figures.of(state, winner)).toBeGreaterThan(figures.of(state, 1 - winner));
});
