import { describe, expect, it } from 'vitest';
import { check } from '#games/traction/check.ts';
import { traction } from '#games/traction/traction.ts';
import type { TractionState } from '#games/traction/state.ts';
import { actAll, concede, END, report, ruling, act, disturb, started, walk, withPieces } from './support.ts';

const start = started(3);
const [first = 0] = traction.asked(start);
const others = [0, 1, 2].filter((seat) => seat !== first);
const kinds = (state: TractionState, seat: number) => traction.legal(state, seat).free.map(({ do: what }) => what);

describe('who is asked', () => {
  it('is the seat to move, and nobody once the match is over', () => {
    expect(traction.asked(start)).toEqual([start.turn.seat]);
    expect(traction.asked(actAll(start, ...others.map(concede)))).toEqual([]);
  });

  it('is the seat that chooses a penalty while one is to be chosen', () => {
    const culprit = others[0] ?? 0;
    const crash = report(start, `${first}-S1`, [ruling('crash', `${first}-S1`, `${first}-S1`)]);
    const after = act(start, disturb(culprit, `${first}-S1`), crash).state;
    expect(traction.asked(after)).toEqual([after.pending[0]?.chooser]);
    const chooser = after.pending[0]?.chooser ?? 0;
    const { actions, free } = traction.legal(after, chooser);
    // six pieces, or none
    expect(actions.map(({ do: what }) => what)).toEqual(Array.from({ length: 7 }, () => 'penalise'));
    expect([free, traction.legal(after, culprit)]).toEqual([[], { actions: [], free: [] }]);
  });
});

describe('what may be done', () => {
  it('is in the list as it is: every action of it passes the check', () => {
    const lying = withPieces(start, { [`${first}-S1`]: { pose: 'flat' }, [`${first}-L1`]: { pose: 'flat' } });
    for (const state of [start, lying, actAll(start, END)])
      for (const seat of [0, 1, 2])
        for (const action of traction.legal(state, seat).actions) expect(check(state, action).ok).toBe(true);
    expect(traction.legal(lying, first).actions).toHaveLength(4); // either, both, or the end of the turn
  });

  it('by a free hand is described: which pieces may go, how far, and whom a touch out of turn is by', () => {
    expect(kinds(start, first)).toEqual(['arrange', ...Array.from({ length: 6 }, () => ['walk', 'tackle']).flat()]);
    expect(traction.legal(start, first).free).toContainEqual({ do: 'walk', piece: `${first}-S1`, steps: 4 });
    expect(kinds(start, others[0] ?? 0)).toEqual(['arrange', 'disturb']);
    const begun = act(
      start,
      walk(`${first}-S1`),
      report(start, `${first}-S1`, [], { [`${first}-S1`]: { xMm: 100 } }),
    ).state;
    expect(kinds(begun, others[0] ?? 0)).toEqual(['disturb']);
  });

  it('is nothing for a seat that has given up, and for all once the match is over', () => {
    const gone = actAll(start, concede(others[0] ?? 0));
    expect(traction.legal(gone, others[0] ?? 0)).toEqual({ actions: [], free: [] });
    const over = actAll(gone, concede(others[1] ?? 0));
    expect([0, 1, 2].map((seat) => traction.legal(over, seat))).toEqual(
      Array.from({ length: 3 }, () => ({ actions: [], free: [] })),
    );
  });
});
