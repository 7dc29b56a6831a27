import { describe, expect, it } from 'vitest';
import { thoughtOut } from '#bots/bot.ts';
import { valuing } from '#bots/traction/analysis.ts';
import { DECIDED, SCALE } from '#bots/traction/scale.ts';
import { turningPoints, valueFor, type ActionValue } from '#bots/turningPoints.ts';
import { position, stands } from '#games/traction/help/drills/position.ts';
import { setUp } from '#games/traction/setup.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import type { TractionState } from '#games/traction/state.ts';
import { must } from '../../games/traction/support.ts';

/** Nothing is drawn where a position says who begins. */
const standing = (...pieces: readonly PiecePlacement[]): TractionState =>
  must(setUp(position({ pieces }), 2, { integer: () => 0 } as never));

/** Seat 1 is to move, as if seat 0 had left it so. */
const passed = (state: TractionState): TractionState => ({
  ...state,
  turn: { ...state.turn, number: 2, seat: seat(1) },
});

const NEAR = stands('0-S1', 0, -60);
const FAR = stands('0-S1', 0, 60);
const RIVAL = stands('1-L1', 60, -80);

describe('the value of a move', () => {
  it('is that of a win where the pad can be reached', () => {
    const state = standing(NEAR, RIVAL);
    expect(thoughtOut(valuing({ before: state, after: passed(state) }))).toMatchObject({ seat: 0, best: DECIDED });
    const far = standing(stands('0-L1', 0, 60), stands('1-L1', 0, 90));
    expect(thoughtOut(valuing({ before: far, after: passed(far) })).best).toBeLessThan(DECIDED);
  });

  it('is lost once the rival can win in its turn', () => {
    const state = standing(FAR, stands('1-S1', 40, 70));
    expect(thoughtOut(valuing({ before: state, after: passed(state) })).left).toBe(-DECIDED);
  });

  it('is the higher the nearer the seat’s own pieces are', () => {
    const at = (piece: PiecePlacement) => {
      const state = standing(piece, RIVAL);
      return thoughtOut(valuing({ before: state, after: passed(state) })).left ?? NaN;
    };
    expect(at(stands('0-S1', 0, 0))).toBeGreaterThan(at(FAR));
  });

  it('is told by the next position while the turn goes on, and by the winner once there is one', () => {
    const state = standing(FAR, RIVAL);
    const again = { ...state, turn: { ...state.turn, acted: [pieceId('0-S1')] } };
    expect(thoughtOut(valuing({ before: state, after: again })).left).toBeNull();
    const won: TractionState = { ...state, outcome: { winners: [seat(0)], by: 'pad-contact', piece: pieceId('0-S1') } };
    expect(thoughtOut(valuing({ before: state, after: won })).left).toBe(DECIDED);
  });
});

const value = (by: number, best: number, left: number | null): ActionValue => ({ seat: seat(by), best, left });

describe('turning points', () => {
  it('are the largest falls of the mover’s value, in the order of the match', () => {
    const values = [value(0, 1, -1), value(1, 2, 1.9), value(0, 0, -9), value(1, 5, 0), value(0, 4, 0)];
    expect(turningPoints(values, SCALE).map(({ action, seat: by }) => [action, by])).toEqual([
      [2, 0],
      [3, 1],
      [4, 0],
    ]);
  });

  it('are found within a turn by the value that the next position still has', () => {
    const [point] = turningPoints([value(0, 6, null), value(0, 1, 0.5)], SCALE);
    expect(point).toEqual({ action: 0, seat: 0, best: 6, left: 1, byChance: false });
  });

  it('are none where nothing is known, or little was given away', () => {
    expect(turningPoints([null, value(0, 3, null), null, value(1, 1, 0.2)], SCALE)).toEqual([]);
  });

  it('are told for either seat of two', () => {
    expect([valueFor(0, value(1, 2, 0), SCALE), valueFor(1, value(1, 2, 0), SCALE)]).toEqual([-2, 2]);
  });
});
