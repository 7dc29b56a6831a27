import { describe, expect, it } from 'vitest';
import { CITY } from '#games/trexlands/ids.ts';
import { OPTIONS_BY, type TrexlandsOptions } from '#games/trexlands/options.ts';
import { rank } from '#games/trexlands/ranking.ts';
import { pieceId } from '#sim/ids.ts';
import {
  camp,
  eventOf,
  inPlay,
  refused,
  roll,
  say,
  setUpFor,
  types,
  withCamp,
  withCards,
  withTrucks,
} from '../support.ts';

/** A position by a set of rules; without obstacles, so that every place can be reached. */
const by = (rules: 'text' | 'tuned', seats = 2) => inPlay(seats, { ...OPTIONS_BY[rules], obstacles: false });

const attacked = (rules: 'text' | 'tuned') =>
  roll(
    say(withTrucks(withCamp(by(rules), 1, { coins: 5 }), { '0-T1': 'b1', '0-T2': 'a1', '1-T1': 'b2' }), [
      0,
      'move T1 b2',
    ]).state,
    '0-T1',
  );

describe('TX-72: the sets of rules', () => {
  it('TX-72: by the text a won attack takes nothing and gives no further MOVE; the tuned rules add both', () => {
    expect(types(attacked('text'))).toContain('attack-won');
    expect(types(attacked('text'))).not.toContain('looted');
    expect(types(attacked('text'))).not.toContain('another-move');
    expect(camp(attacked('text').state, 1).coins).toBe(5);
    expect(attacked('text').state.phase).toMatchObject({ turn: { seat: 1 } });
    expect(types(attacked('tuned'))).toEqual(expect.arrayContaining(['looted', 'another-move']));
  });

  it('TX-72: by the text every X counts one, the last of four players, too', () => {
    const last = (rules: 'text' | 'tuned') =>
      eventOf(say({ ...withTrucks(by(rules, 4), { '0-T1': 'b3' }), cityX: 1 }, [0, 'move T1 city']), 'scored').x;
    expect([last('text'), last('tuned')]).toEqual([1, 3]);
  });

  it('TX-72: by the text a truck from Camp enters a free Terra alone, not one of its own', () => {
    const entering = (rules: 'text' | 'tuned') => {
      const state = by(rules);
      const [ramp] = state.board.ramps;
      const [terra] = ramp?.terra ?? [];
      const own = withTrucks(state, { '0-T1': terra ?? 'camp' });
      return refused(own, 0, `move camp T2 ${ramp?.id} ${terra}`);
    };
    expect([entering('text'), entering('tuned')]).toEqual(['own-there', null]);
  });

  it('TX-72: by the text bids of 5, 3 and 3 void the card; the tuned rules give it to the highest', () => {
    const { text, tuned } = OPTIONS_BY;
    expect([text.ties, tuned.ties]).toEqual(['any', 'highest']); // what either does stands in the market's tests
  });

  it('TX-72: by the text later ranks begin with no more V and no card', () => {
    const begun = (options: TrexlandsOptions) =>
      [0, 1, 2].reduce((state, seat) => rank(state, [pieceId(`${seat}-T1`)]).state, setUpFor(4, options)).camps;
    const [text, tuned] = [begun(OPTIONS_BY.text), begun(OPTIONS_BY.tuned)];
    expect(text.map(({ coins, cards }) => [coins, cards.length])).toEqual([
      [3, 0],
      [3, 0],
      [3, 0],
      [3, 0],
    ]);
    expect(tuned.slice(0, 3).map(({ coins, cards }) => [coins, cards.length])).toEqual([
      [3, 0],
      [5, 0],
      [8, 1],
    ]);
  });

  it('TX-72: by the text the City’s borders are as the Terra cards show them, half of them open at least', () => {
    const open = (options: TrexlandsOptions, seed: number) =>
      setUpFor(2, options, seed).board.borders.filter(({ beyond, kind }) => beyond === CITY && kind !== 'blocked')
        .length;
    const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);
    expect(seeds.every((seed) => open(OPTIONS_BY.tuned, seed) === 2)).toBe(true);
    expect(seeds.every((seed) => open(OPTIONS_BY.text, seed) >= 2)).toBe(true);
    expect(seeds.some((seed) => open(OPTIONS_BY.text, seed) > 2)).toBe(true);
  });

  it('TX-72: what a Raid takes from a Camp it takes in both sets, as its card says so', () => {
    const raided = (rules: 'text' | 'tuned') => {
      const state = withTrucks(withCamp(by(rules), 1, { coins: 9 }), { '0-T1': 'b1', '1-T1': 'b2' });
      const raid = say(withCards(state, 0, '0-raid'), [0, 'play raid'], [0, 'move T1 b2']);
      return eventOf(say(roll(raid.state, '0-T1').state, [0, 'occupy']), 'looted').coins;
    };
    expect([raided('text'), raided('tuned')]).toEqual([3, 7]);
  });
});
