import { describe, expect, it } from 'vitest';
import { forecast } from '#games/tug-of-war/plan.ts';
import type { PositionInput } from '#games/tug-of-war/scenario/schema.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { at, commandOf, say, sentences, type After } from '../support.ts';

const HANDS: PositionInput = { hands: [[1, 2], [3]] };
const ON = { repetition: true };

/** The same turn from the same position, as if play had led back to it so often. */
function again(start: TugOfWarState, line: string, times: number): After {
  let { stood } = start;
  let after: After = { state: start, events: [] };
  for (let n = 0; n < times; n += 1) {
    after = say({ ...start, stood }, line);
    ({ stood } = after.state);
  }
  return after;
}

describe('a position that stands again (TW-72)', () => {
  it('TW-72 is told at the second time, and ends nothing', () => {
    const { state, events } = again(at(HANDS, ON), '0 race 1', 2);
    expect(state.outcome).toBeNull();
    expect(events).toContainEqual({ type: 'repeated', times: 2 });
  });

  it('ends the match at the third time, for whoever has won more modules', () => {
    const start = at({ ...HANDS, tower: { heights: [0, 42], wonBy: 1, points: [0, 1] } }, ON);
    const after = again(start, '0 race 1', 3);
    expect(after.state.outcome).toEqual({ winner: 1, by: 'repetition' });
    expect(tugOfWar.result(after.state)).toEqual({ winners: [1], reason: 'repetition' });
  });

  it('counts points on active modules where as many are won', () => {
    const start = at({ ...HANDS, clock: { filled: 0, points: [1, 0] } }, ON);
    expect(again(start, '0 race 1', 3).state.outcome).toEqual({ winner: 0, by: 'repetition' });
  });

  it('is a draw where neither is ahead, which both share', () => {
    const after = again(at(HANDS, ON), '0 race 1', 3);
    expect(after.state.outcome).toEqual({ winner: null, by: 'repetition' });
    expect(tugOfWar.result(after.state)).toEqual({ winners: [0, 1], reason: 'repetition' });
    expect(sentences(after)).toContain('A draw: the position stands for the third time, and neither is ahead (TW-72).');
  });

  it('is foreseen before a turn is sent', () => {
    const start = at(HANDS, ON);
    const { stood } = again(start, '0 race 1', 2).state;
    const action = commandOf('0 race 1');
    if (action.do !== 'play') throw new Error('it is a turn');
    expect(forecast({ ...start, stood }, action).events.map(({ type }) => type)).toContain('won');
  });

  it('is another one with other hands, another player to move, or another module used last', () => {
    const start = at(HANDS, ON);
    const { stood } = say(start, '0 race 1').state;
    const other = say({ ...start, stood }, '0 race 2').state;
    expect(new Set(other.stood).size).toBe(other.stood?.length);
  });

  it('cannot come again once a point is scored, and is forgotten then', () => {
    const start = at({ ...HANDS, race: { at: [12, 0] } }, ON);
    const before = say(at(HANDS, ON), '0 race 1').state.stood ?? [];
    expect(say({ ...start, stood: before }, '0 race 1').state.stood).toHaveLength(1);
  });

  it('ends nothing where the table has switched it off, and in matches from before rules had sets', () => {
    const { state, events } = again(at(HANDS), '0 race 1', 3);
    expect([state.outcome, state.stood]).toEqual([null, undefined]);
    expect(events.map(({ type }) => type)).not.toContain('repeated');
  });
});

describe('the letters of the Rope (TW-73)', () => {
  it('TW-73 are the balanced ones, or the first list by a house rule (TW-34)', () => {
    const spot1 = (letters?: 'first') =>
      sentences(say(at(HANDS, letters === undefined ? {} : { letters }), '0 rope 1'));
    expect(spot1().some((line) => line.includes('letter B'))).toBe(true);
    expect(spot1('first').some((line) => line.includes('letter E'))).toBe(true);
  });
});
