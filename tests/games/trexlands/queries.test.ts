import { describe, expect, it } from 'vitest';
import {
  cardInCamp,
  enemiesIn,
  inRankOrder,
  isCaptain,
  isFort,
  isFree,
  isPlacing,
  ownIn,
  roomIn,
  stillPlaying,
  terraOf,
  trucksIn,
  trucksOf,
  unranked,
} from '#games/trexlands/queries.ts';
import type { Terra, TrexlandsState, Truck } from '#games/trexlands/state.ts';
import { seat } from '#sim/ids.ts';
import { inPlay, withCaptain, withCards, withTerra, withTile, withTrucks } from './support.ts';

const three = inPlay(3);
const [zero, one, two] = [seat(0), seat(1), seat(2)];
const post = (card: 'outpost' | 'fortress'): Partial<Terra> => ({ post: { owner: one, card: `1-${card}` } });
const ids = (trucks: readonly Truck[]): string => trucks.map(({ id }) => id).join(' ');

describe('TX-58: a Terra is free', () => {
  it.each<[string, TrexlandsState, boolean]>([
    ['with nothing on it', three, true],
    ['with trucks and Posts elsewhere', withTerra(withTrucks(three, { '0-T1': 'b1' }), { b3: post('outpost') }), true],
    ['not with one truck', withTrucks(three, { '0-T1': 'b2' }), false],
    ['not with two', withTrucks(three, { '0-T1': 'b2', '1-T1': 'b2' }), false],
    ['not with a Post', withTerra(three, { b2: post('outpost') }), false],
    ['not with a Post and its truck', withTerra(withTrucks(three, { '1-T1': 'b2' }), { b2: post('outpost') }), false],
  ])('%s', (_what, state, free) => {
    expect(isFree(state, 'b2')).toBe(free);
  });
});

describe('what stands where', () => {
  const state = withTrucks(three, { '0-T1': 'b2', '0-T3': 'b2', '1-T2': 'b2', '2-T1': 'b3' });

  it('is told of a Terra, of a seat, and of both: its own trucks there, and all others', () => {
    expect(ids(trucksIn(state, 'b2'))).toBe('0-T1 0-T3 1-T2');
    expect(ids(trucksOf(state, one))).toBe('1-T1 1-T2 1-T3 1-T4');
    expect([zero, one, two].map((s) => [ids(ownIn(state, 'b2', s)), ids(enemiesIn(state, 'b2', s))])).toEqual([
      ['0-T1 0-T3', '1-T2'],
      ['1-T2', '0-T1 0-T3'],
      ['', '0-T1 0-T3 1-T2'],
    ]);
  });

  it('TX-50, TX-56: is at most two trucks of a seat, or one with an obstacle within', () => {
    expect([roomIn(three, 'b2'), roomIn(withTile(three, 'b2', { obstacle: true }), 'b2')]).toEqual([2, 1]);
  });

  it('is a Fort only with a Fortress', () => {
    const posts = [{}, post('outpost'), post('fortress')];
    expect(posts.map((b2) => isFort(terraOf(withTerra(three, { b2 }), 'b2')))).toEqual([false, false, true]);
  });
});

describe('of three seats', () => {
  const state = { ...three, rank: [two, zero], conceded: [two] };

  it('who has given up plays no more, neither by number nor in rank order (TX-05)', () => {
    expect([stillPlaying(three), stillPlaying(state)]).toEqual([
      [0, 1, 2],
      [0, 1],
    ]);
    expect([inRankOrder({ ...three, rank: [two, zero, one] }), inRankOrder(state)]).toEqual([[2, 0, 1], [0]]);
  });

  it('those are to be ranked who have no rank and have not given up', () => {
    expect([unranked({ ...three, rank: [] }), unranked(state), unranked({ ...state, conceded: [one] })]).toEqual([
      [0, 1, 2],
      [1],
      [],
    ]);
  });
});

describe('a Camp', () => {
  it('has the Captain that its own seat chose, and no other', () => {
    const state = withCaptain(three, 1, 'broker');
    expect([
      isCaptain(state, one, 'broker'),
      isCaptain(state, one, 'navigator'),
      isCaptain(state, zero, 'broker'),
    ]).toEqual([true, false, false]);
  });

  it('has of two cards of a kind the first at hand, and none of a kind that it lacks', () => {
    const state = withCards(three, 0, 'toll-1', 'nitro-2', 'nitro-1');
    expect([
      cardInCamp(state, zero, 'nitro'),
      cardInCamp(state, zero, 'bridge'),
      cardInCamp(state, one, 'nitro'),
    ]).toEqual(['nitro-2', undefined, undefined]);
  });
});

describe('TX-69: private cards are placed', () => {
  const arena = (placing: typeof one | null): TrexlandsState => ({
    ...three,
    phase: { name: 'arena', cards: [], placing, ready: [] },
  });
  it.each<[string, TrexlandsState, boolean]>([
    ['while a seat has the device for it', arena(one), true],
    ['not once the arena is open to all', arena(null), false],
    ['not in a turn', three, false],
    ['not once the match is over', { ...arena(one), outcome: { winners: [one], by: 'concession' } }, false],
  ])('%s', (_what, state, placing) => {
    expect(isPlacing(state)).toBe(placing);
  });
});
