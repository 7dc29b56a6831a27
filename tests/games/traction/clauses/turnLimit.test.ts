import { describe, expect, it } from 'vitest';
import { nearestPiece } from '#games/traction/turnLimit.ts';
import type { TractionState } from '#games/traction/state.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { act, concede, disturb, END, eventOf, report, ruling, started, withPieces } from '../support.ts';

/** The last turn of a match of one turn each; seat 1 ends it. */
const last = (state: TractionState): TractionState => ({
  ...state,
  turn: { number: state.seats, round: 1, seat: seat(state.seats - 1), acted: [], barred: [] },
});
const limited = (seats = 2): TractionState => last(started(seats, { turnLimit: 1 }));
const ALL = ['L1', 'L2', 'M1', 'M2', 'S1', 'S2'];
const flat = (s: number) => Object.fromEntries(ALL.map((name) => [`${s}-${name}`, { pose: 'flat' as const }]));

describe('TR-39: when the turns are used up', () => {
  it.each([
    ['nobody is nearer', 0, [0, 1]],
    ['a tenth of a millimetre', 0.1, [0, 1]],
    ['a little more', 0.11, [0]],
    ['a whole millimetre', 1, [0]],
    ['seat 1 by a tenth', -0.1, [0, 1]],
    ['seat 1 by more', -0.11, [1]],
  ])('%s decides: %d', (_name, nearerMm, winners) => {
    const state = withPieces(limited(), { '0-S1': { xMm: 20, zMm: -50 - nearerMm }, '1-S1': { xMm: -20, zMm: 50 } });
    const after = act(state, END);
    expect(after.state.outcome).toMatchObject({
      winners,
      by: 'turn-limit',
      piece: winners.length > 1 ? null : `${winners[0]}-S1`,
    });
    expect(eventOf(after, 'turn-limit').winners).toEqual(winners);
  });

  it('the distance is from the base to the edge of the pad', () => {
    const state = withPieces(limited(), { '0-S1': { xMm: 20, zMm: -50 } });
    // 228.6 - 38.1 - 50 - 7.14
    expect(nearestPiece(state, seat(0))).toEqual({ seat: 0, piece: '0-S1', distanceMm: 133.36 });
  });

  it('a corner counts as well as an edge', () => {
    const state = withPieces(limited(), { '0-L1': { xMm: 0, zMm: -50, yawDeg: 45 } });
    expect(nearestPiece(state, seat(0)).distanceMm).toBe(122.54); // 228.6 - 38.1 - 50 - 17.96
  });

  it('TR-63: the pad of a seat that has given up does not count', () => {
    const state = withPieces(limited(3), { '0-S1': { xMm: -150, zMm: -80 } });
    const gone = nearestPiece({ ...state, conceded: [seat(2)] }, seat(0)); // seat 2's pad is the one on the left
    expect(nearestPiece(state, seat(0)).distanceMm).toBe(76.98);
    expect(gone.distanceMm).toBeGreaterThan(200);
  });

  it('any enemy pad counts, the nearest most', () => {
    const state = withPieces(limited(3), { '0-S1': { xMm: -150, zMm: -80 } });
    expect(nearestPiece(state, seat(0))).toMatchObject({ piece: '0-S1', distanceMm: 76.98 });
  });

  it('of pieces equally near the first is named', () => {
    const state = withPieces(limited(), { '0-S1': { xMm: 20, zMm: -50 }, '0-S2': { xMm: -20, zMm: -50 } });
    expect(nearestPiece(state, seat(0)).piece).toBe('0-S1');
  });

  it('lying pieces do not count, and who has no other is beaten by anybody', () => {
    const state = withPieces(limited(), flat(0));
    const after = act(state, END);
    expect(after.state.outcome?.winners).toEqual([1]);
    expect(eventOf(after, 'turn-limit').nearest[0]).toEqual({ seat: 0, piece: null, distanceMm: null });
  });

  it('TR-29: a concession in the last turn leaves penalties to be chosen before the match is called', () => {
    const state = withPieces(limited(3), { '0-S1': { xMm: -150, zMm: -80 } });
    const crashed = act(
      state,
      disturb(0, '2-L1'),
      report(state, '2-L1', [ruling('crash', '2-L1')], { '2-L1': { xMm: 3 } }),
    ).state;
    const gone = act(crashed, concede(2)).state;
    expect([gone.outcome, gone.pending]).toEqual([null, [{ chooser: 1, culprit: 0 }]]);
    const chosen = act(gone, { do: 'penalise', chooser: seat(1), piece: pieceId('0-S1') });
    expect(eventOf(chosen, 'turn-limit').nearest[0]).not.toMatchObject({ piece: '0-S1' });
  });

  it('nobody with an upright piece shares with everybody', () => {
    const state = withPieces(limited(), { ...flat(0), ...flat(1) });
    expect(act(state, END).state.outcome).toEqual({ winners: [0, 1], by: 'turn-limit', piece: null });
  });
});
