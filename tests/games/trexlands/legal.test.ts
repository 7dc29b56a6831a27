import { describe, expect, it } from 'vitest';
import { choicesOf, legalActions } from '#games/trexlands/legal.ts';
import { makeCommand } from '#games/trexlands/notation.ts';
import { randomPlayer } from '#bots/trexlands/player.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { playMatch } from './bots.ts';
import {
  inPlay,
  roll,
  say,
  setUpFor,
  stacked,
  withBorder,
  withCamp,
  withCaptain,
  withCards,
  withTrucks,
} from './support.ts';

const two = inPlay(); // r1: a1 b1, r2: b1 c1, r3: c1 d1; the City along row 3
const field = withTrucks(two, { '0-T1': 'b2', '0-T2': 'b1', '1-T1': 'b3' });
const attack = say(field, [0, 'move T1 b3']);
const raid = say(withCards(field, 0, '0-raid'), [0, 'play raid'], [0, 'move T1 b3']);
const ranked = roll(setUpFor(2), '1-T1').state;
const coins = (state: TrexlandsState, ...each: readonly number[]): TrexlandsState =>
  each.reduce((s, n, i) => withCamp(s, i, { coins: n }), state);
const market = say({ ...coins(two, 2, 1), publicDeck: ['nitro-1', 'toll-1'] }, [0, 'pass'], [1, 'pass']).state;
const arena = say(
  { ...coins(withCamp(two, 0, { deck: ['0-scout', '0-raid'] }), 2, 1), publicDeck: [] },
  [0, 'pass'],
  [1, 'pass'],
).state;
const open = withCamp(say(arena, [0, 'place raid 1'], [0, 'ready'], [1, 'ready']).state, 1, {
  deck: [],
  cards: ['1-scout'],
});

/** What the seats may say, of commands that begin so. */
const said = (state: TrexlandsState, begin: string): readonly string[] =>
  legalActions(state)
    .map(makeCommand)
    .filter((text) => text.startsWith(begin))
    .sort();

describe('all that may be done', () => {
  it.each<[what: string, state: TrexlandsState, begin: string, commands: readonly string[]]>([
    [
      'the last in rank chooses any Captain',
      ranked,
      '',
      ['captain broker', 'captain marshal', 'captain navigator', 'captain quartermaster', 'captain wrench'],
    ],
    [
      'the next one of those that are left',
      say(ranked, [0, 'captain broker']).state,
      '',
      ['captain marshal', 'captain navigator', 'captain quartermaster', 'captain wrench'],
    ],
    [
      'from Camp by every ramp',
      two,
      'move camp T1',
      [
        'move camp T1 r1 a1',
        'move camp T1 r1 b1',
        'move camp T1 r2 b1',
        'move camp T1 r2 c1',
        'move camp T1 r3 c1',
        'move camp T1 r3 d1',
      ],
    ],
    [
      'with a Navigator into the second row, too',
      { ...withCaptain(withTrucks(two, { '1-T1': 'a1', '1-T2': 'c2' }), 0, 'navigator'), cycle: 4 },
      'move camp T1',
      [
        'move camp T1 r1 b1',
        'move camp T1 r1 via b1 b2',
        'move camp T1 r2 b1',
        'move camp T1 r2 c1',
        'move camp T1 r2 via b1 b2',
        'move camp T1 r3 c1',
        'move camp T1 r3 d1',
        'move camp T1 r3 via d1 d2',
      ],
    ],
    [
      'over open borders, beside an own truck or on to it',
      field,
      'move T1',
      ['move T1 a2', 'move T1 b1', 'move T1 b1 stack', 'move T1 b3', 'move T1 c2'],
    ],
    [
      'not over a blocked one',
      withBorder(field, 'b2', 'a2', 'blocked'),
      'move T1',
      ['move T1 b1', 'move T1 b1 stack', 'move T1 b3', 'move T1 c2'],
    ],
    [
      'two Terra far with Nitro, the first free',
      say(withCards(field, 0, 'nitro-1'), [0, 'play nitro']).state,
      'move T2 via',
      ['move T2 via a1 a2', 'move T2 via c1 c2', 'move T2 via c1 d1'],
    ],
    [
      'from the last row into the City',
      withTrucks(two, { '0-T1': 'd3' }),
      'move T1',
      ['move T1 c3', 'move T1 city', 'move T1 d2'],
    ],
    [
      'a stack as one, named once',
      stacked(withTrucks(two, { '0-T1': 'd3', '0-T2': 'd3' }), '0-T1', '0-T2'),
      'move T',
      ['move T1+T2 c3', 'move T1+T2 city', 'move T1+T2 d2'],
    ],
    ['stacks in one place', field, 'stack', ['stack T3 T4']],
    ['and what is stacked comes apart', stacked(field, '0-T3', '0-T4'), 'unstack', ['unstack T3 T4']],
    ['no MOVE', field, 'pass', ['pass']],
    ['bids on each card up to what is in Camp', market, '', ['bid 1 1', 'bid 1 2', 'bid 2 1', 'bid 2 2', 'pass']],
    [
      'the Broker’s tie',
      say(withCaptain(market, 1, 'broker'), [0, 'bid 1 1'], [1, 'bid 1 1'], [0, 'pass']).state,
      '',
      ['leave', 'take'],
    ],
    [
      'in private a card for any V',
      arena,
      '',
      ['place raid 1', 'place raid 2', 'place scout 1', 'place scout 2', 'ready'],
    ],
    [
      'in a battle that was lost the Wrench',
      roll(say(withCaptain(field, 0, 'wrench'), [0, 'move T1 b3']).state, '1-T1').state,
      '',
      ['pass', 'wrench T1'],
    ],
    ['after a raid to stay or not', roll(raid.state, '0-T1').state, '', ['occupy', 'withdraw']],
    [
      'throws and nothing else while a roll is asked for, for each seat whose trucks are in it',
      attack.state,
      '',
      ['roll', 'roll'],
    ],
  ])('%s', (_what, state, begin, commands) => expect(said(state, begin)).toEqual(commands));

  it('in the open arena each seat its own: to place, to challenge, to look, or to be ready', () => {
    const own = (who: number): readonly string[] => choicesOf(open, asSeat(who)).map(makeCommand).sort();
    expect(own(0)).toEqual(['place scout 1', 'ready']);
    expect(own(1)).toEqual(['challenge 0 1', 'play scout 0 1', 'ready']);
  });

  it('in a window only by those it waits for', () => {
    const window = say(withCards(withCards(field, 1, 'roadblock-1'), 0, 'nitro-1'), [0, 'move T1 a2']).state;
    expect(choicesOf(window, asSeat(1)).map(makeCommand)).toEqual(['play roadblock', 'pass']);
    expect(choicesOf(window, asSeat(0))).toEqual([]);
  });

  it('nothing once the match is over', () => {
    expect(legalActions(say(field, [1, 'concede']).state)).toEqual([]);
  });
});

describe('for the engine', () => {
  it('in whole matches: who acts is asked, somebody is until the end, and every action of the lists may be played', () => {
    for (const seed of [1, 2, 3]) {
      const end = playMatch({ seats: 2 + (seed % 3), seed, player: randomPlayer }, ({ before, action }) => {
        const asked = trexlands.asked(before);
        if (asked.length === 0) throw new Error('nobody is asked');
        const by = trexlands.seatOf(before, action);
        if (by !== null && !asked.includes(by)) throw new Error(`seat ${by} acts unasked`);
        for (const seat of asked) {
          const { actions, free } = trexlands.legal(before, seat);
          if (actions.length + free.length === 0) throw new Error(`seat ${seat} is asked and may do nothing`);
          for (const one of actions) if (!trexlands.check(before, one).ok) throw new Error(JSON.stringify(one));
        }
      });
      expect([trexlands.asked(end), trexlands.legal(end, 0)]).toEqual([[], { actions: [], free: [] }]);
    }
  });

  it('of a roll the seat’s own trucks are thrown by its hand, or all by chance', () => {
    expect(trexlands.legal(setUpFor(2), 1)).toEqual({
      actions: [{ do: 'roll', throws: [] }],
      free: [{ do: 'roll', trucks: ['1-T1'] }],
    });
  });
});
