import { describe, expect, it } from 'vitest';
import type { TruckOffAction } from '#games/truck-off/actions.ts';
import { asked } from '#games/truck-off/asked.ts';
import { CARD_KINDS } from '#games/truck-off/cards.ts';
import { SLOTS } from '#games/truck-off/grid.ts';
import { TIE_SETS } from '#games/truck-off/numbers.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from './randomMatch.ts';
import { begun, roundOf, say } from './support.ts';

/** Every action that could be written down for a seat but selections of cards and throws by hand. */
function allOf(state: TruckOffState, seat: number): readonly TruckOffAction[] {
  const numbers = [4, 6, 8, 10, 12, 20] as const;
  const venues = [null, ...numbers];
  const trucks = [null, ...state.trucks.map(({ id }) => id)];
  const cards = [...CARD_KINDS, ...SLOTS];
  return [
    ...numbers.flatMap((a) => numbers.map((b) => ({ do: 'trucks', seat, trucks: [a, b] }) as const)),
    ...cards.flatMap((card) =>
      trucks.flatMap((truck) => venues.map((venue) => ({ do: 'play', seat, card, target: { truck, venue } }) as const)),
    ),
    ...cards.map((card) => ({ do: 'discard', seat, card }) as const),
    ...TIE_SETS.map((set) => ({ do: 'dice', seat, set }) as const),
    { do: 'roll', seat, throws: [] },
  ];
}

const text = (actions: readonly TruckOffAction[]): readonly string[] =>
  actions.map((action) => JSON.stringify(action, Object.keys(action).sort().concat('truck', 'venue'))).sort();

describe('legal actions', () => {
  it('are all that the rules let pass, and nothing else, for every seat in every position', () => {
    let positions = 0;
    for (const seed of seeds(2, 60))
      playMatch(planOf(seed), ({ before }) => {
        positions += 1;
        if (positions % 17 !== 0 || before.phase.name === 'cards') return; // selections: below
        for (const seat of truckOff.playing(before)) {
          const passed = allOf(before, seat).filter((action) => truckOff.check(before, action).ok);
          expect(text(truckOff.legal(before, seat).actions)).toEqual(text(passed));
        }
      });
    expect(positions).toBeGreaterThan(100);
  });

  it('selections of cards: of ten cards every one that differs', () => {
    const state = say(begun(3), '0 trucks 8 20', '1 trucks 8 20', '2 trucks 8 20', 'throw 8:1 10:1 12:1 20:1').state;
    const { actions } = truckOff.legal(state, 0);
    expect(actions).toHaveLength(4 * 3 * 2 ** 5); // 0 to 3 Rerolls, 0 to 2 moves, five others
    expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
    expect(actions.every((action) => truckOff.check(state, action).ok)).toBe(true);
  });

  it('where a seat is asked there is one, and where none is asked there is none', () => {
    for (const seed of seeds(5, 200))
      playMatch(planOf(seed), ({ before }) => {
        const waits = asked(before);
        expect(waits.length).toBeGreaterThan(0);
        for (const seat of truckOff.playing(before))
          expect(truckOff.legal(before, seat).actions.length > 0).toBe(waits.includes(seat));
      });
  });

  it('a throw may be made by hand, by the seat that throws', () => {
    const { state } = say(begun(3), '0 trucks 8 20', '1 trucks 8 20', '2 trucks 8 20');
    expect(truckOff.legal(state, 0).free).toEqual([{ do: 'roll', seat: 0, dice: [8, 10, 12, 20] }]);
    expect(truckOff.legal(state, 1)).toEqual({ actions: [], free: [] });
  });
});

describe('taking back', () => {
  const takeBack = (state: TruckOffState, line: TruckOffAction) => truckOff.takeBack(state, line);
  it('a secret selection is free until the last one shows them all', () => {
    const start = begun(3);
    expect(takeBack(start, { do: 'trucks', seat: 0, trucks: [8, 20] })).toBe('free');
    const last = say(start, '0 trucks 8 20', '1 trucks 8 20').state;
    expect(takeBack(last, { do: 'trucks', seat: 2, trucks: [8, 20] })).toBe('never');
    expect(takeBack(last, { do: 'concede', seat: 2 })).toBe('never');
    expect(takeBack(start, { do: 'concede', seat: 2 })).toBe('consent');
  });

  it('a card that was secret stays played; one of the open grid is taken back if all agree', () => {
    const { state } = roundOf({ seats: 3, cards: ['promote'] });
    expect(takeBack(state, { do: 'discard', seat: 0, card: 'promote' })).toBe('never');
    const grid = roundOf({ seats: 2 }).state;
    expect(takeBack(grid, { do: 'discard', seat: 0, card: 'r4c1' })).toBe('consent');
    const last: TruckOffState = { ...grid, phase: { name: 'pick', turn: 0, left: 1 } };
    expect(takeBack(last, { do: 'discard', seat: 0, card: 'r4c1' })).toBe('consent');
    const drawn: TruckOffState = { ...last, specials: { pile: ['encore'], discards: [] } };
    expect(takeBack(drawn, { do: 'discard', seat: 0, card: 'r4c1' })).toBe('never');
    expect(takeBack(drawn, { do: 'concede', seat: 0 })).toBe('never');
  });

  it('a throw stays, as it would fall again as it did; the dice of a tie are, if all agree', () => {
    const state = begun(3);
    expect(takeBack(state, { do: 'roll', seat: 0, throws: [] })).toBe('never');
    expect(takeBack(state, { do: 'dice', seat: 0, set: 'd4-d6-d20' })).toBe('consent');
  });
});
