import { describe, expect, it } from 'vitest';
import type { Cell } from '#bots/trexlands/headStart/counts.ts';
import { evened } from '#bots/trexlands/headStart/evened.ts';
import { coinsPerX, slopeOf } from '#bots/trexlands/headStart/worth.ts';
import { HEAD_START } from '#games/trexlands/headStart.ts';
import type { Outcome, TrexlandsState } from '#games/trexlands/state.ts';
import { seat } from '#sim/ids.ts';
import { setUpFor } from '../../games/trexlands/support.ts';

/** Seat 0 has won; so many X have all. */
function over(xs: readonly number[], headStart?: readonly number[], outcome: Partial<Outcome> = {}): TrexlandsState {
  const state = setUpFor(xs.length, headStart === undefined ? {} : { headStart });
  return {
    ...state,
    camps: state.camps.map((camp, i) => ({ ...camp, x: xs[i] ?? 0 })),
    outcome: { winners: [seat(0)], by: 'x-scored', ...outcome },
  };
}

const WORTH = 2; // V for an X

describe('the head starts that would have made a match more even', () => {
  it('are none where it was close, where nobody has won alone, and where V were not shown to bring anything', () => {
    expect(evened(over([3, 2]), WORTH)).toBeNull();
    expect(evened(over([4, 1], undefined, { winners: [seat(0), seat(1)] }), WORTH)).toBeNull();
    expect(evened(over([4, 1]), null)).toBeNull();
  });

  it('are the V that bring the X by which a seat was behind', () => {
    expect(evened(over([4, 1]), WORTH)).toEqual({ behind: [{ seat: 1, x: 3 }], headStart: [0, 6], coinsPerX: WORTH });
  });

  it('are of every seat that was behind, the more the further', () => {
    expect(evened(over([5, 4, 1, 2]), WORTH)?.headStart).toEqual([0, 0, 8, 6]);
  });

  it('take the winner’s own away first, and go on from what the others had', () => {
    expect(evened(over([4, 1], [4, 0]), WORTH)?.headStart).toEqual([0, 2]);
    expect(evened(over([4, 1], [6, 0]), WORTH)?.headStart).toEqual([0, 0]);
    expect(evened(over([4, 1], [0, 4]), WORTH)?.headStart).toEqual([0, 10]);
  });

  it('are 1 V at least, and never more than a match may have', () => {
    expect(evened(over([4, 1]), 0.1)?.headStart).toEqual([0, 1]);
    expect(evened(over([5, 0]), 99)?.headStart).toEqual([0, HEAD_START.most]);
    expect(evened(over([5, 0], [0, HEAD_START.most]), 99)).toBeNull();
  });
});

describe('the worth of V at the start', () => {
  const cell = (coins: number, ...aheads: readonly number[]): Cell => ({
    seats: 2,
    coins,
    matches: aheads.length,
    wins: aheads.filter((ahead) => ahead > 0).length,
    ahead: aheads.reduce((sum, ahead) => sum + ahead, 0),
    aheadSquared: aheads.reduce((sum, ahead) => sum + ahead * ahead, 0),
  });

  it('is the straight line through the matches', () => {
    const slope = slopeOf([cell(0, 0, 0), cell(2, 1, 1), cell(4, 2, 2)]);
    expect(slope?.xPerV).toBeCloseTo(0.5, 12);
    expect(slope?.low).toBeCloseTo(0.5, 6);
  });

  it('is not known from matches that say nothing, or say too little', () => {
    const counts = (...cells: readonly Cell[]) => ({ by: 'this test', level: 'keen', cells: [...cells] });
    expect(slopeOf([cell(4, 1, 2, 3)])).toBeNull();
    expect(coinsPerX(2, counts(cell(0, -4, 4), cell(4, 5, -4)))).toBeNull();
    expect(coinsPerX(2, counts(cell(0, -1, 1), cell(4, 3, 5)))).toBeCloseTo(1, 12);
    expect(coinsPerX(2, counts(cell(0, -1, 1), cell(16, 3, 5)))).toBeNull(); // too far to be a straight line
    expect(coinsPerX(3, counts(cell(0, -1, 1), cell(4, 3, 5)))).toBeNull();
  });

  it('was measured for two players: more V bring more X', () => {
    expect(coinsPerX(2)).toBeGreaterThan(0);
  });
});
