import { describe, expect, it } from 'vitest';
import type { PlayAction } from '#games/tug-of-war/actions.ts';
import { makeCommand } from '#games/tug-of-war/notation.ts';
import { planned, type Forecast } from '#games/tug-of-war/plan.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { seeds } from '../../effort.ts';
import { playMatch } from './randomMatch.ts';
import { at, commandOf } from './support.ts';

const plan = (state: TugOfWarState, line: string) => planned(state, commandOf(line) as PlayAction);
const forecasts = (state: TugOfWarState, line: string): ReadonlyMap<string, Forecast | string> =>
  new Map(
    plan(state, line).map(({ action, outcome }) => [
      makeCommand(action),
      outcome.ok ? outcome.value : outcome.fault.code,
    ]),
  );

describe('a plan', () => {
  it('has the outcome for every order of the cards', () => {
    const state = at({ hands: [[3, 5], [1]], race: { at: [2, 0] } });
    const orders = forecasts(state, '0 race 3 5');
    expect([...orders.keys()]).toEqual(['race 3 5', 'race 5 3']);
    const steps = [...orders.values()].map((one) => typeof one !== 'string' && one.state.machines.race?.state.at[0]);
    expect(steps).toEqual([9, 7]); // a puddle on 4, and one on 9
  });

  it('says of an order that is not allowed why', () => {
    const state = at({ hands: [[1, 4], [1]], clock: { filled: 4 } });
    const orders = forecasts(state, '0 clock 1 4');
    expect(orders.get('clock 4 1')).toBe('scored-earlier');
    expect(orders.get('clock 1 4')).toMatchObject({ discards: [0, 0] });
  });

  it('takes each tile and direction with its card', () => {
    const orders = forecasts(at({ hands: [[1, 2], [1]] }, { set: 'death' }), '0 maze 1 up 2 right');
    expect([...orders.keys()]).toEqual(['maze 1 up 2 right', 'maze 2 right 1 up']);
  });

  it('has equal cards once', () => {
    expect(plan(at(), '0 rope 1 1 1')).toHaveLength(1);
    expect(plan(at({ hands: [[1, 1, 2], [1]] }), '0 rope 1 1 2')).toHaveLength(3);
    expect(plan(at({ hands: [[1, 2, 3], [1]] }), '0 rope 1 2 3')).toHaveLength(6);
  });

  it('says what is gained, what must be discarded, and what the rival may not use then', () => {
    const state = at({
      hands: [
        [1, 2, 3, 4, 5],
        [1, 1, 1, 1, 1],
      ],
      last: [null, 'race'],
    });
    const [only] = plan(state, '0 tower 5 C');
    expect(only?.outcome).toMatchObject({
      ok: true,
      value: { discards: [2, 1], rivalsBlocked: ['race', 'tower'] },
    });
    if (only?.outcome.ok !== true) throw new Error('it is legal');
    expect(only.outcome.value.gains.map(({ seat, cards }) => [seat, cards])).toEqual([
      [0, [1, 1, 1]],
      [1, [2]],
    ]);
  });

  it('names no blocked module where the match ends', () => {
    const won = { wonBy: 0 as const };
    const state = at({
      race: { at: [0, 0], ...won },
      rope: { pulled: 0, ...won },
      clock: { filled: 7, points: [1, 0] },
    });
    const [only] = plan(state, '0 clock 1');
    expect(only?.outcome).toMatchObject({ ok: true, value: { rivalsBlocked: [], state: { outcome: { winner: 0 } } } });
  });

  it('comes true: what is sent gives what was shown, and the position is as it was', () => {
    for (const seed of seeds(20, 500))
      playMatch(seed, ({ before, action, state, events }) => {
        if (action.do !== 'play') return;
        const kept = JSON.stringify(before);
        const own = planned(before, action).find((one) => makeCommand(one.action) === makeCommand(action));
        expect(own?.outcome).toMatchObject({ ok: true, value: { state, events } });
        expect(JSON.stringify(before)).toBe(kept);
        if (state.phase.name !== 'play' || state.outcome !== null) return;
        const blocked = own?.outcome.ok === true ? own.outcome.value.rivalsBlocked : [];
        const { actions } = tugOfWar.legal(state, state.active);
        expect(actions.filter((one) => one.do === 'play' && blocked.includes(one.module))).toEqual([]);
      });
  });
});
