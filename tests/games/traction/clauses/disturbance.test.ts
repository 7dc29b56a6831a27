import { describe, expect, it } from 'vitest';
import { act, disturb, eventOf, piece, report, ruling, started, types, walk, withPieces } from '../support.ts';

const state = withPieces(started(), { '0-L1': { xMm: 0, zMm: 0 }, '1-M1': { xMm: 40, zMm: 0 } });
const shoved = { '0-L1': { xMm: 3 }, '1-M1': { xMm: 41.2 } };
const crash = [ruling('crash', '0-L1'), ruling('crash', '0-L1', '1-M1')];

describe('a touch out of turn', () => {
  it('TR-27, TR-29: that moves pieces too far is a crash, and everything is as before', () => {
    const after = act(state, disturb(1, '0-L1'), report(state, '0-L1', crash, shoved));
    expect(after.state.pieces).toEqual(state.pieces);
    expect(after.events).toEqual([
      { type: 'crash', by: 1, pieces: ['0-L1', '1-M1'] },
      { type: 'restored', pieces: ['0-L1', '1-M1'] },
      { type: 'penalty-to-choose', chooser: 0, culprit: 1 },
    ]);
  });

  it('TR-31: by nobody is put back without a penalty', () => {
    const after = act(state, disturb(null, '0-L1'), report(state, '0-L1', crash, shoved));
    expect(after.state).toEqual(state);
    expect(types(after)).toEqual(['crash', 'restored']);
  });

  it.each(['crash', 'fell', 'not-upright', 'off-table', 'unsettled'] as const)('is a crash by %s', (code) => {
    expect(types(act(state, disturb(1, '0-L1'), report(state, '0-L1', [ruling(code, '0-L1')])))[0]).toBe('crash');
  });

  it('TR-27, TR-54: below tolerance is no crash, and leaves no trace', () => {
    const rulings = [ruling('jiggle', '0-L1'), ruling('jiggle', '0-L1', '1-M1'), ruling('jiggle', '0-L1', '1-M1')];
    const after = act(
      state,
      disturb(1, '0-L1'),
      report(state, '0-L1', rulings, { '0-L1': { xMm: 0.7 }, '1-M1': { yawDeg: 1.5 }, '1-S1': { xMm: 60 } }),
    );
    expect(after.state).toEqual(state);
    expect(after.events).toEqual([
      { type: 'jiggled', by: 1, pieces: ['0-L1', '1-M1'] },
      { type: 'restored', pieces: ['0-L1', '1-M1'] },
    ]);
    expect(after.state.pending).toEqual([]);
  });

  it('names what it jiggled in the order of the pieces, each once', () => {
    const rulings = [
      ruling('jiggle', '0-L1', '1-M1'),
      ruling('jiggle', '0-L1', '0-S1'),
      ruling('jiggle', '0-L1', 'table'),
    ];
    expect(eventOf(act(state, disturb(1, '0-L1'), report(state, '0-L1', rulings)), 'jiggled').pieces).toEqual([
      '0-L1',
      '0-S1',
      '1-M1',
    ]);
  });

  it('TR-54: leaves a flat piece that it jiggled flat, and where it lay', () => {
    const lying = withPieces(state, { '0-S1': { pose: 'flat' } });
    const after = act(
      lying,
      disturb(1, '0-S1'),
      report(lying, '0-S1', [ruling('jiggle', '0-S1')], { '0-S1': { xMm: 46 } }),
    );
    expect(piece(after.state, '0-S1')).toEqual(piece(lying, '0-S1'));
  });

  it('TR-54: sixty of them carry a piece nowhere', () => {
    const nudged = (s: typeof state) =>
      act(
        s,
        disturb(null, '0-L1'),
        report(s, '0-L1', [ruling('jiggle', '0-L1')], { '0-L1': { xMm: piece(s, '0-L1').xMm + 0.9 } }),
      ).state;
    expect(Array.from({ length: 60 }).reduce<typeof state>(nudged, state)).toEqual(state);
  });

  it('moves nothing where nothing moved', () => {
    expect(act(state, disturb(1, '0-L1')).events).toEqual([{ type: 'jiggled', by: 1, pieces: [] }]);
  });

  it('TR-35: never wins', () => {
    const rulings = [ruling('pad-contact', '0-L1', 'pad-1')];
    const after = act(state, disturb(null, '0-L1'), report(state, '0-L1', rulings));
    expect(after.state.outcome).toBeNull();
    expect(after.events).toEqual([{ type: 'jiggled', by: null, pieces: [] }]);
  });

  it("TR-30: after the mover's own crash each culprit is judged alone, from one common position", () => {
    const own = act(state, walk('0-L1'), report(state, '0-L1', [ruling('crash', '0-L1', '1-M1')], shoved));
    const others = act(
      own.state,
      disturb(1, '0-M1'),
      report(own.state, '0-M1', [ruling('crash', '0-M1')], { '0-M1': { xMm: 99 } }),
    );
    expect(piece(others.state, '0-L1').pose).toBe('flat');
    expect(piece(others.state, '1-M1')).toEqual(piece(state, '1-M1'));
    expect(others.state.pieces).toEqual(own.state.pieces);
    expect(eventOf(others, 'penalty-to-choose')).toEqual({ type: 'penalty-to-choose', chooser: 0, culprit: 1 });
  });
});
