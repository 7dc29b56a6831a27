import { expect, it } from 'vitest';
import { movesOf, placesFor, waysTo } from '#play/trexlands/session/ways.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { inPlay, stacked, withTrucks } from '../../games/trexlands/support.ts';

const ids = (...names: readonly string[]) => names.map((name) => pieceId(name));
const ways = (state: TrexlandsState, trucks: readonly string[], place: Parameters<typeof waysTo>[2]) =>
  waysTo(choicesOf(state, seat(0)), ids(...trucks), place).map(({ move }) => [move.ramp, move.via, move.stack]);

it('a Terra is come to in one way, whether one ramp touches it or two', () => {
  const state = inPlay(); // ramps at three joints of four columns: the middle two Terra have two ramps each
  expect(ways(state, ['0-T1'], 'b1')).toEqual([['r1', null, false]]);
  expect(ways(state, ['0-T1'], 'a1')).toEqual([['r1', null, false]]);
  expect(ways(state, ['0-T1'], 'a2')).toEqual([]);
});

it('next to one’s own truck there are two ways: beside it, and as a stack', () => {
  const state = withTrucks(inPlay(), { '0-T1': 'a2', '0-T2': 'b2' });
  expect(ways(state, ['0-T1'], 'b2')).toEqual([
    [null, null, false],
    [null, null, true],
  ]);
});

it('with a Nitro it makes no difference which free Terra lies between: one way stands for all', () => {
  const state = withTrucks(inPlay(), { '0-T1': 'a1' });
  if (state.phase.name !== 'move') throw new Error('a turn');
  const fast: TrexlandsState = { ...state, phase: { name: 'move', turn: { ...state.phase.turn, moveTwo: true } } };
  expect(
    ways(fast, ['0-T1'], 'b2')
      .map(([, via]) => via)
      .sort(),
  ).toEqual(['a2']);
  expect(ways(fast, ['0-T1'], 'b1')).toEqual([[null, null, false]]); // what needs no Nitro spends none
});

it('a stack goes as one: in whatever order its trucks are named, and neither alone', () => {
  const state = stacked(withTrucks(inPlay(), { '0-T1': 'a3', '0-T2': 'a3' }), '0-T1', '0-T2');
  const choices = choicesOf(state, seat(0));
  expect(placesFor(choices, ids('0-T2', '0-T1'))).toEqual(placesFor(choices, ids('0-T1', '0-T2')));
  expect(placesFor(choices, ids('0-T1', '0-T2'))).toContain('city');
  expect(movesOf(choices, ids('0-T1'))).toEqual([]);
});

it('each place is named once, and nobody goes where another’s turn it is', () => {
  const state = inPlay();
  const places = placesFor(choicesOf(state, seat(0)), ids('0-T1'));
  expect([...places].sort()).toEqual(['a1', 'b1', 'c1', 'd1']);
  expect(placesFor(choicesOf(state, seat(1)), ids('1-T1'))).toEqual([]);
  expect(placesFor(choicesOf(state, seat(0)), [])).toEqual([]);
});
