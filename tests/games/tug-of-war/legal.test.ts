import { describe, expect, it } from 'vitest';
import type { PlayAction, TugOfWarAction } from '#games/tug-of-war/actions.ts';
import {
  BOTH,
  MODULE_IDS,
  STRENGTHS,
  TOWER_OPTIONS,
  type Aim,
  type Seat,
  type Strength,
} from '#games/tug-of-war/ids.ts';
import { aimsAt, playsOf } from '#games/tug-of-war/legal.ts';
import { makeCommand } from '#games/tug-of-war/notation.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { seeds } from '../../effort.ts';
import { playMatch } from './randomMatch.ts';
import { at, setUpBy } from './support.ts';

const ordered = (most: number): readonly (readonly Strength[])[] =>
  most === 0 ? [[]] : [[], ...ordered(most - 1).flatMap((cards) => STRENGTHS.map((card) => [...cards, card]))];

/** Every play that could be written down, but two cards at the Path and items. */
function allPlays(seat: Seat): readonly TugOfWarAction[] {
  return MODULE_IDS.flatMap((module) =>
    ordered(module === 'path' ? 1 : 3).flatMap((cards): readonly PlayAction[] => {
      const play = { do: 'play', seat, module, cards } as const;
      if (module === 'tower') return TOWER_OPTIONS.map((option) => ({ ...play, option }));
      if (module !== 'maze' && module !== 'path') return [play];
      return aims(module, cards.length).map((some) => ({ ...play, aims: some }));
    }),
  );
}

const aims = (module: 'maze' | 'path', count: number): readonly (readonly Aim[])[] =>
  count === 0
    ? [[]]
    : aims(module, count - 1).flatMap((some) =>
        aimsAt(module).flatMap((aim) => (aim === null ? [] : [[...some, aim]])),
      );

const allDiscards = (seat: Seat): readonly TugOfWarAction[] =>
  ordered(3).map((cards) => ({ do: 'discard', seat, cards }) as const);

const firsts = (seat: Seat): readonly TugOfWarAction[] =>
  [...BOTH, null].map((first) => ({ do: 'first', seat, first }) as const);

const text = (actions: readonly TugOfWarAction[]): readonly string[] => [...new Set(actions.map(makeCommand))].sort();

describe('legal actions', () => {
  const tried = new Map(
    BOTH.map((seat) => [seat, [...allPlays(seat), ...allDiscards(seat), ...firsts(seat)]] as const),
  );

  it('are all that the rules let pass, and nothing else, for either seat', () => {
    let positions = 0;
    for (const seed of seeds(8, 200))
      playMatch(seed, ({ before }) => {
        positions += 1;
        if (positions % 37 !== 0) return;
        for (const seat of BOTH) {
          const passed = (tried.get(seat) ?? []).filter((action) => tugOfWar.check(before, action).ok);
          const most = before.phase.name === 'discard' ? before.hands[before.phase.seat].length - 5 : 0;
          if (most > 3) continue; // more than are tried here
          expect(text(tugOfWar.legal(before, seat).actions)).toEqual(text(passed));
        }
      });
    expect(positions).toBeGreaterThan(300);
  });

  it('are there, once each, for the seat that is asked, and for no other', () => {
    for (const seed of seeds(5, 200))
      playMatch(seed, ({ before }) => {
        for (const seat of BOTH) {
          const { actions } = tugOfWar.legal(before, seat);
          expect(actions.length > 0).toBe(tugOfWar.asked(before).includes(seat));
          expect(text(actions)).toHaveLength(actions.length);
        }
      });
  });

  it('two cards at the Path, and plays with the item, are described', () => {
    const free = (state: TugOfWarState) => tugOfWar.legal(state, 0).free;
    expect(free(at())).toEqual([{ do: 'play', seat: 0, with: 'two-shapes' }]);
    expect(free(at({ hands: [[1], [1]] }))).toEqual([]);
    expect(free(at({ last: ['path', null] }))).toEqual([]);
    expect(free(at({ last: ['path', null] }, { items: { blockMove: 0 } }))).toEqual([
      {
        do: 'play',
        seat: 0,
        with: 'block',
        modules: ['rope', 'race', 'collation', 'clock', 'path', 'conker', 'tower'],
      },
    ]);
  });

  it('all two cards at the Path pass', () => {
    const state = at({ hands: [[4, 5], [1]] });
    const pairs = playsOf(state, 0).filter(({ module, cards }) => module === 'path' && cards.length === 2);
    expect(pairs).toHaveLength(2 * 49 * 36);
    for (const pair of pairs) expect(tugOfWar.check(state, pair).ok).toBe(true);
  });

  it('for nobody once the match is over', () => {
    const state = { ...setUpBy(), outcome: { winner: 0, by: 'concession' } } as const;
    for (const seat of BOTH) expect(tugOfWar.legal(state, seat).actions).toEqual([]);
  });
});
