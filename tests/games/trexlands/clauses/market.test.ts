import { describe, expect, it } from 'vitest';
import type { PublicCardId } from '#games/trexlands/cards/ids.ts';
import { brokersBack } from '#games/trexlands/captains.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { seat } from '#sim/ids.ts';
import {
  camp,
  coinsOn,
  eventOf,
  inPlay,
  refused,
  roll,
  say,
  stacked,
  truck,
  types,
  withCamp,
  withCaptain,
  withTrucks,
  type After,
} from '../support.ts';

const CARDS: readonly PublicCardId[] = ['nitro-1', 'toll-1', 'bridge-1', 'convoy-1', 'nitro-2'];

/** The Exchange opens with this deck; everybody passes the MOVE. */
function opened(state: TrexlandsState, publicDeck: readonly PublicCardId[] = CARDS): After {
  const before = { ...state, publicDeck };
  return say(before, ...before.rank.map((seat) => [seat, 'pass'] as const));
}

const three = inPlay(3);
const rich = [0, 1, 2].reduce((s, seat) => withCamp(s, seat, { coins: 10 }), three);
const market = opened(rich).state;

describe('the Public Market', () => {
  it('TX-54: opens once every Camp has held the WHEEL, moved or not', () => {
    const one = say({ ...three, publicDeck: CARDS }, [0, 'pass'], [1, 'pass']);
    expect(one.state.phase).toMatchObject({ name: 'move', turn: { seat: 2 } });
    expect(types(opened(three)).slice(-6)).toEqual([
      'turn-ended',
      'exchange-opened',
      'dealt',
      'dealt',
      'dealt',
      'dealt',
    ]);
    expect(opened(three).state.phase).toMatchObject({ name: 'market', bidder: 0 });
  });

  it('TX-30: shows 4 cards; a Clima resolves at once and is replaced, again and again', () => {
    const after = opened(three, ['drought-1', 'nitro-1', 'flood-1', 'toll-1', 'bridge-1', 'convoy-1', 'nitro-2']);
    expect(after.state.phase).toMatchObject({
      market: [{ card: 'nitro-1' }, { card: 'toll-1' }, { card: 'bridge-1' }, { card: 'convoy-1' }],
    });
    expect(after.state.pit).toEqual(['drought-1', 'flood-1']);
    expect(after.state.publicDeck).toEqual(['nitro-2']);
  });

  it('TX-30: an empty deck: nothing is reshuffled, what is left is dealt', () => {
    expect(opened(three, ['nitro-1']).state.phase).toMatchObject({ market: [{ card: 'nitro-1' }] });
    expect(opened(three, []).state.phase.name).toBe('arena');
  });

  it('TX-31: bids go around the table, each shown at once, and close when all have passed since the last', () => {
    expect(refused(market, 1, 'bid 1 1')).toBe('not-your-turn');
    const bids = say(market, [0, 'bid 1 1'], [1, 'pass'], [2, 'bid 2 2'], [0, 'pass'], [1, 'pass']);
    expect(bids.state.phase).toMatchObject({ name: 'market', bidder: 2, passed: [0, 1] });
    const closed = say(bids.state, [2, 'pass']);
    expect(closed.state.phase.name).toBe('arena');
  });

  it('TX-31: a seat without V has nothing to bid and is passed over', () => {
    const poor = opened([0, 1, 2].reduce((s, seat) => withCamp(s, seat, { coins: seat === 1 ? 2 : 0 }), three));
    expect(poor.state.phase).toMatchObject({ name: 'market', bidder: 1 });
    expect(say(poor.state, [1, 'bid 1 2']).state.phase.name).toBe('move');
  });

  it('TX-32: a rebid adds to the coins on the card; totals are compared', () => {
    const after = say(
      market,
      [0, 'bid 1 2'],
      [1, 'bid 1 3'],
      [2, 'pass'],
      [0, 'bid 1 2'],
      [1, 'pass'],
      [2, 'pass'],
      [0, 'pass'],
    );
    expect(eventOf(after, 'awarded')).toEqual({ type: 'awarded', seat: 0, card: 'nitro-1', coins: 4 });
  });

  it('awards cards to the highest bid, face up in Camp at once; all V are forfeited, won or lost (TX-28: to the bank)', () => {
    const after = say(market, [0, 'bid 1 2'], [1, 'bid 1 3'], [2, 'bid 3 1'], [0, 'pass'], [1, 'pass'], [2, 'pass']);
    expect([camp(after.state, 1).cards, camp(after.state, 2).cards]).toEqual([['nitro-1'], ['bridge-1']]);
    expect([0, 1, 2].map((s) => camp(after.state, s).coins)).toEqual([8, 7, 9]);
    expect(after.state.bank.returned).toBe(6);
  });

  it('TX-33: equal highest bids negate each other: nobody wins, nor the next lower bid; card and coins are forfeited', () => {
    const after = say(market, [0, 'bid 1 3'], [1, 'bid 1 3'], [2, 'bid 1 1'], [0, 'pass'], [1, 'pass'], [2, 'pass']);
    expect(eventOf(after, 'forfeited')).toEqual({ type: 'forfeited', card: 'nitro-1', why: 'tie' });
    expect(after.state.pit).toContain('nitro-1');
    expect(after.state.bank.returned).toBe(7);
  });

  it('TX-34: a tie below the highest is ignored, unless the house plays that any tie kills', () => {
    const bids = [
      [0, 'bid 1 1'],
      [1, 'bid 1 1'],
      [2, 'bid 1 2'],
      [0, 'pass'],
      [1, 'pass'],
      [2, 'pass'],
    ] as const;
    expect(camp(say(market, ...bids).state, 2).cards).toEqual(['nitro-1']);
    const strict = say({ ...market, options: { ...market.options, ties: 'any' } }, ...bids);
    expect(camp(strict.state, 2).cards).toEqual([]);
    expect(strict.state.pit).toContain('nitro-1');
    const apart = [
      [0, 'bid 1 1'],
      [1, 'pass'],
      [2, 'bid 1 2'],
      [0, 'pass'],
      [1, 'pass'],
      [2, 'pass'],
    ] as const;
    expect(camp(say({ ...market, options: { ...market.options, ties: 'any' } }, ...apart).state, 2).cards).toEqual([
      'nitro-1',
    ]);
    const broker = say(
      {
        ...withCaptain(
          opened([0, 1, 2, 3].reduce((s, seat) => withCamp(s, seat, { coins: 10 }), inPlay(4))).state,
          0,
          'broker',
        ),
        options: { ...market.options, ties: 'any' },
      },
      [0, 'bid 1 5'],
      [1, 'bid 1 5'],
      [2, 'bid 1 2'],
      [3, 'bid 1 2'],
      [0, 'pass'],
      [1, 'pass'],
      [2, 'pass'],
      [3, 'pass'],
    );
    expect(eventOf(broker, 'forfeited')).toMatchObject({ card: 'nitro-1', why: 'lower-tie' }); // a Broker's tie, too
    const alone = [
      [0, 'bid 1 1'],
      [1, 'pass'],
      [2, 'pass'],
      [0, 'pass'],
    ] as const; // two who bid nothing have not tied
    expect(camp(say({ ...market, options: { ...market.options, ties: 'any' } }, ...alone).state, 0).cards).toEqual([
      'nitro-1',
    ]);
  });

  it('TX-35: a card without a bid is forfeited', () => {
    const after = say(market, [0, 'pass'], [1, 'pass'], [2, 'pass']);
    expect(after.state.pit).toEqual(['nitro-1', 'toll-1', 'bridge-1', 'convoy-1']);
    expect(eventOf(after, 'forfeited').why).toBe('no-bid');
  });

  it('TX-51: the least bid is 1 V, the most what is in Camp', () => {
    for (const text of ['bid 1 0', 'bid 1 11']) expect(refused(market, 0, text)).toBe('bad-coins');
    for (const text of ['bid 0 1', 'bid 5 1']) expect(refused(market, 0, text)).toBe('no-lot');
    expect(refused(market, 0, 'bid 4 10')).toBeNull();
    const codes = [
      [1, 1.5],
      [1.5, 1],
    ].map(([slot = 0, coins = 0]) => trexlands.check(market, { do: 'bid', seat: seat(0), slot, coins }));
    expect(codes).toMatchObject([{ fault: { code: 'bad-coins' } }, { fault: { code: 'no-lot' } }]);
    expect(refused(market, 0, 'move camp T1 r1 a1')).toBe('other-phase');
    expect(refused(market, 0, 'place scout 1')).toBe('other-phase');
    expect(refused(market, 0, 'take')).toBe('no-tie');
  });

  it('the bids of a seat that gave up win nothing and tie with nobody; its V are forfeited like all', () => {
    const bids = say(market, [0, 'bid 1 3'], [1, 'bid 1 2'], [2, 'bid 2 1']).state;
    const gone = say(bids, [0, 'concede'], [1, 'pass'], [2, 'pass']);
    expect(eventOf(gone, 'awarded')).toEqual({ type: 'awarded', seat: 1, card: 'nitro-1', coins: 2 });
    expect(gone.state.bank.returned - bids.bank.returned).toBe(6);
    const tied = say(market, [0, 'bid 1 2'], [1, 'bid 1 2'], [2, 'pass'], [0, 'concede'], [1, 'pass']);
    expect(eventOf(tied, 'awarded')).toMatchObject({ seat: 1, card: 'nitro-1' });
    const alone = say(market, [0, 'bid 1 2'], [0, 'concede'], [1, 'pass'], [2, 'pass']);
    expect(eventOf(alone, 'forfeited')).toEqual({ type: 'forfeited', card: 'nitro-1', why: 'gave-up' });
  });

  it('Captain Broker: gets 1 V back on each card that he wins for 3 V or more', () => {
    const bids = (coins: number) =>
      [
        [0, 'pass'],
        [1, `bid 1 ${coins}`],
        [2, 'pass'],
        [0, 'pass'],
        [1, 'pass'],
      ] as const;
    const won = say(withCaptain(market, 1, 'broker'), ...bids(3));
    expect([eventOf(won, 'paid-back').coins, camp(won.state, 1).coins]).toEqual([1, 8]);
    expect(types(say(withCaptain(market, 1, 'broker'), ...bids(2)))).not.toContain('paid-back');
    expect(types(say(withCaptain(market, 0, 'broker'), ...bids(3)))).not.toContain('paid-back');
  });

  it('Captain Broker: with four players he gets 2 V back, and on a card for 4 V or more', () => {
    expect([2, 3, 4].map((seats) => [2, 3, 4].map((price) => brokersBack(price, seats)))).toEqual([
      [0, 1, 1],
      [0, 1, 1],
      [0, 0, 2],
    ]);
  });

  it('Captain Broker: a tie for the highest bid counts as his, once a game, if he wants', () => {
    const bids = [
      [0, 'bid 1 3'],
      [1, 'bid 1 3'],
      [2, 'pass'],
      [0, 'pass'],
      [1, 'pass'],
    ] as const;
    const asked = say(withCaptain(market, 1, 'broker'), ...bids);
    expect(refused(asked.state, 0, 'take')).toBe('no-tie');
    expect(refused(asked.state, 1, 'pass')).toBe('not-your-turn');
    expect(refused(asked.state, 1, 'bid 1 1')).toBe('not-asked');
    const taken = say(asked.state, [1, 'take']);
    expect([camp(taken.state, 1).cards, camp(taken.state, 1).captain]).toEqual([
      ['nitro-1'],
      { id: 'broker', usedIn: 1 },
    ]);
    const left = say(asked.state, [1, 'leave']);
    expect([left.state.pit[0], camp(left.state, 1).captain?.usedIn]).toEqual(['nitro-1', null]);
    const used = withCamp(market, 1, { captain: { id: 'broker', usedIn: 1 } });
    expect(say(used, ...bids).state.phase.name).toBe('arena');
    expect(say(withCaptain(market, 2, 'broker'), ...bids).state.phase.name).toBe('arena');
  });
});

describe('Clima', () => {
  it('sandstorm: every truck on the rim rolls; the downed return to Camp', () => {
    const two = withTrucks(inPlay(), { '0-T1': 'b2', '0-T2': 'a2', '1-T1': 'd3' });
    const storm = opened(two, ['sandstorm-1', ...CARDS]);
    expect(rollAsked(storm.state)).toMatchObject({ why: 'clima', trucks: ['0-T2', '1-T1'], surface: 'scrub' });
    const after = roll(storm.state, '1-T1');
    expect(['0-T1', '0-T2', '1-T1'].map((id) => truck(after.state, id).at)).toEqual(['b2', 'camp', 'd3']);
    expect(after.state.phase.name).toBe('market');
  });

  it('sandstorm: what the arena cannot hold at once rolls next, and nobody twice', () => {
    const places = ['a1', 'b1', 'c1', 'd1', 'a3', 'b3', 'c3', 'd3'] as const;
    const all = inPlay().trucks.map((t) => t.id);
    const crowd = withTrucks(
      inPlay(3),
      Object.fromEntries([...all, '2-T1', '2-T2'].map((id, i) => [id, places[i % 4] ?? 'a1'])),
    );
    const first = opened(crowd, ['sandstorm-1', ...CARDS]);
    expect(rollAsked(first.state)?.trucks).toHaveLength(8);
    const second = roll(first.state);
    expect(rollAsked(second.state)?.trucks).toEqual(['2-T1', '2-T2']);
    expect(
      roll(second.state, '2-T1')
        .state.trucks.filter((t) => t.at !== 'camp')
        .map((t) => t.id),
    ).toEqual(['2-T1']);
  });

  it('drought: no Supply at the end of this Exchange, but of the next', () => {
    const dry = opened(withCamp(withCamp(inPlay(), 0, { coins: 0 }), 1, { coins: 0 }), ['drought-1']);
    expect(types(dry)).toContain('no-supply');
    expect(dry.state.terra.every((t) => t.coins === 1)).toBe(true);
    expect(types(say(dry.state, [0, 'pass'], [1, 'pass']))).toContain('supplied');
  });

  it('flood: V on Terra next to the City return to the bank', () => {
    const after = opened(inPlay(), ['flood-1', ...CARDS]);
    expect([coinsOn(after.state, 'a3'), coinsOn(after.state, 'a2'), after.state.bank.returned]).toEqual([0, 1, 4]);
    expect(eventOf(after, 'washed-away').coins).toBe(4);
  });

  it('quake: stacks come apart; the second truck of each rolls and, if down, returns to Camp', () => {
    const two = stacked(stacked(withTrucks(inPlay(), { '0-T1': 'b2', '0-T3': 'b2' }), '0-T1', '0-T3'), '1-T1', '1-T2');
    const quake = opened(two, ['quake-1', ...CARDS]);
    expect(rollAsked(quake.state)?.trucks).toEqual(['0-T3']);
    expect(truck(quake.state, '0-T1').mate).toBeNull();
    expect(truck(quake.state, '1-T1').mate).toBe('1-T2'); // in Camp
    expect(truck(roll(quake.state).state, '0-T3').at).toBe('camp');
    expect(truck(roll(quake.state, '0-T3').state, '0-T3').at).toBe('b2');
  });

  it('a storm over an empty board passes by', () => {
    expect(opened(three, ['sandstorm-1', 'quake-1', ...CARDS]).state.phase.name).toBe('market');
  });
});
