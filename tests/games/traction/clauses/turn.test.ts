import { describe, expect, it } from 'vitest';
import { piecesOf } from '#games/traction/pieces.ts';
import { seat } from '#sim/ids.ts';
import { act, choose, concede, disturb, eventOf, report, ruling, started, types, walk } from '../support.ts';

describe('the end of a turn', () => {
  it('waits until every penalty is chosen (TR-29), though all have acted', () => {
    const crashed = act(started(3), disturb(1, '0-L1'), report(started(3), '0-L1', [ruling('crash', '0-L1')])).state;
    const allActed = { ...crashed, turn: { ...crashed.turn, acted: piecesOf(seat(0)).slice(0, 2) } };
    const first = act(allActed, choose(0, null));
    expect(types(first)).toEqual(['declined', 'penalty-to-choose']);
    const second = act(first.state, choose(2, '1-L1'));
    expect(types(second)).toEqual(['penalty-chosen', 'penalised', 'turn-ended', 'turn-began']);
    expect(eventOf(second, 'turn-ended')).toEqual({ type: 'turn-ended', seat: 0, turn: 1, by: 'rule' });
  });

  it('tells whether it was chosen', () => {
    const first = act(started(), walk('0-L1')).state;
    expect(eventOf(act(first, walk('0-L2')), 'turn-ended').by).toBe('rule');
    expect(eventOf(act(first, { do: 'end-turn' }), 'turn-ended').by).toBe('choice');
    expect(eventOf(act(started(3), concede(0)), 'turn-ended').by).toBe('choice');
  });

  it('is followed by the next seat, with a clean sheet', () => {
    const after = act(act(started(3), walk('0-L1'), report(started(3), '0-L1', [ruling('fell', '0-L1')])).state, {
      do: 'end-turn',
    });
    expect(eventOf(after, 'turn-began')).toEqual({ type: 'turn-began', seat: 1, turn: 2 });
    expect(after.state.turn).toEqual({ number: 2, round: 1, seat: 1, acted: [], barred: [] });
  });

  it('needs somebody left to play', () => {
    const nobody = { ...started(), conceded: [seat(0), seat(1)] };
    expect(() => act(nobody, { do: 'end-turn' })).toThrow('left to play');
  });
});
