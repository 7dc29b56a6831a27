import { describe, expect, it } from 'vitest';
import { setOf, kindOf } from '#games/truck-off/cards.ts';
import type { DieThrow } from '#games/truck-off/actions.ts';
import { MONEY_TOKENS } from '#games/truck-off/money.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { holds, named, type Case } from '../cases.ts';
import {
  begun,
  diceAsked,
  eventOf,
  money,
  refused,
  roundOf,
  say,
  sentences,
  setUpFor,
  types,
  valueOf,
} from '../support.ts';
import { asked } from '#games/truck-off/asked.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { setUp } from '#games/truck-off/setup.ts';
import type { Discards } from '#games/truck-off/options.ts';

const SEATS = [2, 3, 4, 5, 6] as const;
const VENUES = {
  2: [8, 10, 12, 20],
  3: [8, 10, 12, 20],
  4: [6, 8, 10, 12, 20],
  5: [4, 6, 8, 10, 12, 20],
  6: [4, 6, 8, 10, 12, 20],
};

describe('set-up', () => {
  it('TO-01: chance says who is the first player, each as likely', () => {
    const first = Array.from({ length: 600 }, (_, seed) => setUpFor(3, {}, seed).first);
    for (const seat of [0, 1, 2]) expect(first.filter((one) => one === seat).length).toBeGreaterThan(150);
  });

  it.each(SEATS)('TO-02: %i players begin without money, and Barry, who plays with two, with 20', (seats) => {
    const { players, barry } = setUpFor(seats);
    expect(players.map((player) => player.money)).toEqual(Array.from({ length: seats }, () => 0));
    expect(barry).toBe(seats === 2 ? 20 : null);
  });

  it('TO-02: by a house rule the first player begins with money, whoever that is, and Barry with other money', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { players, first, barry, issued } = setUpFor(2, { firstMoney: 3, barryMoney: 30 }, seed);
      expect(players.map(({ money }) => money)).toEqual(first === 0 ? [3, 0] : [0, 3]);
      expect([barry, issued]).toEqual([30, 33]);
    }
    expect(setUpFor(4, { firstMoney: 2, barryMoney: 30 })).toMatchObject({ barry: null, issued: 2 });
  });

  it.each(SEATS)('TO-03: with %i players only the trucks of the venues in play are in the game', (seats) => {
    const { venues, trucks } = setUpFor(seats);
    expect(venues.map(({ sides }) => sides)).toEqual(VENUES[seats]);
    const owners = seats === 2 ? ['0', '1', 'barry'] : [...Array(seats).keys()].map(String);
    expect(trucks.map(({ id }) => id)).toEqual(owners.flatMap((owner) => VENUES[seats].map((n) => `${owner}-${n}`)));
    expect(trucks.every(({ at, doubles }) => at === null && doubles === 0)).toBe(true);
  });

  it.each([
    ['less-take-that', ['move-rival', 'shut-truck']],
    ['more-take-that', ['reroll', 'promote']],
    [
      ['trigger', 'place'],
      ['trigger', 'place'],
    ],
    [
      ['reroll', 'reroll'],
      ['reroll', 'reroll'],
    ],
  ] as const)('TO-04: the group’s choice %s takes the same two cards of every set', (discards, kinds) => {
    const { players, out } = setUpFor(4, { discards });
    expect(out.map(kindOf).sort()).toEqual([0, 1, 2, 3].flatMap(() => [...kinds]).sort());
    for (const [seat, { hand }] of players.entries())
      expect([...hand, ...out.filter((id) => id.startsWith(`${seat}-`))].sort()).toEqual([...setOf(seat)].sort());
  });

  it('TO-04: at random chance draws the pair, the same for all', () => {
    const pairs = Array.from({ length: 40 }, (_, seed) => setUpFor(3, { discards: 'random' }, seed).out.map(kindOf));
    for (const pair of pairs) expect(pair).toEqual([...pair.slice(0, 2), ...pair.slice(0, 2), ...pair.slice(0, 2)]);
    expect(new Set(pairs.map((pair) => pair.join())).size).toBeGreaterThan(10);
  });

  it('TO-04: a pair that no set has is refused', () => {
    const discards: Discards = ['trigger', 'trigger'];
    expect(
      withRandom(seedRandom(1), (random) => setUp({ options: { discards, specials: false } }, 3, random)).value,
    ).toMatchObject({
      fault: { code: 'bad-option', path: '$.options.discards' },
    });
  });

  it.each([
    ['firstMoney', 21],
    ['firstMoney', -1],
    ['barryMoney', 2.5],
  ] as const)('TO-02: a %s of %s dollars is refused', (rule, dollars) => {
    const options = { discards: 'random', specials: false, [rule]: dollars } as const;
    const { value } = withRandom(seedRandom(1), (random) => setUp({ options }, 2, random));
    expect(value).toMatchObject({ fault: { code: 'bad-option', path: `$.options.${rule}` } });
  });

  it('TO-05: cards put out of the game are worth no money', () => {
    const { players } = setUpFor(3, { discards: ['move', 'move'] });
    const last = roundOf({ seats: 3, options: { discards: ['move', 'move'] }, round: 5, money: [0, 100, 0] });
    expect(eventOf(last, 'hand-paid')).toMatchObject({ seat: 0, amount: valueOf(players[0]?.hand ?? []) });
    expect(eventOf(last, 'hand-paid').amount).toBe(valueOf(setOf(0)) - 4);
  });

  it.each([1, 7, 2.5])('TO-47: not for %f players', (seats) => {
    const drawn = withRandom(seedRandom(1), (random) =>
      setUp({ options: { discards: 'random', specials: false } }, seats, random),
    );
    expect(drawn.value).toMatchObject({ fault: { code: 'bad-seats' } });
  });
});

describe('selecting', () => {
  it('TO-06: two different trucks, by every seat in any order, revealed together', () => {
    const state = begun(3);
    expect(asked(state)).toEqual([0, 1, 2]);
    const two = say(state, '2 trucks 20 8', '0 trucks 10 12');
    expect(asked(two.state)).toEqual([1]);
    expect(two.state.trucks.every(({ at }) => at === null)).toBe(true);
    expect(types(two)).toEqual(['trucks-selected', 'trucks-selected']);
    const all = say(two.state, '1 trucks 8 10');
    expect(eventOf(all, 'revealed').trucks).toEqual(['0-10', '0-12', '1-8', '1-10', '2-8', '2-20']);
    expect(all.state.trucks.filter(({ at }) => at !== null).map(({ id, at }) => [id, at])).toEqual([
      ['0-10', 10],
      ['0-12', 12],
      ['1-8', 8],
      ['1-10', 10],
      ['2-8', 8],
      ['2-20', 20],
    ]);
  });

  it('TO-06: not the same twice, not one that is not in the game, not again', () => {
    const state = begun(4);
    expect(refused(state, '0 trucks 8 8')).toBe('bad-trucks');
    expect(refused(state, '0 trucks 4 8')).toBe('bad-trucks');
    expect(refused(say(state, '0 trucks 6 8').state, '0 trucks 6 8')).toBe('selected-already');
    expect(refused(state, '0 cards none')).toBe('other-phase');
    expect(truckOff.check(state, { do: 'trucks', seat: 0, trucks: [8, 10, 12] })).toMatchObject({ ok: false });
    expect(truckOff.check(state, { do: 'trucks', seat: 0, trucks: [10, 8] })).toMatchObject({ ok: false });
  });

  const dice = say(begun(3), '0 trucks 8 20', '1 trucks 10 20', '2 trucks 12 20').state;
  const cards = say(dice, 'throw 8:5 10:6 12:7 20:17').state;

  it('TO-07: any number of cards, in any order; how many is shown once all have selected', () => {
    expect(asked(cards)).toEqual([0, 1, 2]);
    const two = say(cards, '2 cards reroll reroll reroll', '1 cards none');
    expect(types(two)).toEqual(['cards-selected', 'cards-selected']);
    const all = say(two.state, '0 cards promote move');
    expect(eventOf(all, 'cards-counted').counts).toEqual([
      { seat: 0, cards: 2 },
      { seat: 1, cards: 0 },
      { seat: 2, cards: 3 },
    ]);
    expect(asked(all.state)).toEqual([0]);
  });

  it('TO-07: no more of a kind than there are in hand', () => {
    expect(refused(cards, '0 cards reroll reroll reroll')).toBeNull();
    expect(refused(cards, '0 cards reroll reroll reroll reroll')).toBe('not-in-hand');
    expect(refused(cards, '0 cards shut-truck')).toBe('not-in-hand'); // out of the game
    expect(refused(say(cards, '0 cards none').state, '0 cards none')).toBe('selected-already');
    expect(truckOff.check(cards, { do: 'cards', seat: 0, cards: ['move', 'reroll'] })).toMatchObject({
      fault: { code: 'not-in-order' },
    });
  });

  it('TO-48: none at all is a pass for the round', () => {
    const passed = say(cards, '0 cards none', '1 cards none', '2 cards none');
    expect(money(passed.state)).toEqual([10, 11, 12]);
    expect(passed.state.round).toBe(2);
  });

  it('TO-49: the first player throws the venue dice', () => {
    expect(asked(dice)).toEqual([0]);
    expect(refused(dice, '1 roll')).toBe('not-your-throw');
    expect(refused(dice, '0 roll')).toBeNull();
    expect(refused(cards, '0 roll')).toBe('no-roll');
    expect(truckOff.isPhysical({ do: 'roll', seat: 0, throws: [] })).toBe(true);
  });

  it('TO-49: a hand’s part is of dice that are asked for, each once, and shaken', () => {
    const hand = { atMm: [0, 150, 0], velocityMmS: [0, 0, 0], spinDegS: 900 } as const;
    const check = (...throws: readonly DieThrow[]) => {
      const checked = truckOff.check(dice, { do: 'roll', seat: 0, throws });
      return checked.ok ? null : checked.fault.code;
    };
    expect(check({ die: 8, ...hand })).toBeNull();
    expect(check({ die: 6, ...hand })).toBe('other-dice');
    expect(check({ die: 8, ...hand }, { die: 8, ...hand })).toBe('other-dice');
    expect(check({ die: 8, ...hand, atMm: [0, Number.NaN, 0] })).toBe('bad-throw');
    expect(check({ die: 8, ...hand, spinDegS: [900, 0, 0] })).toBe('shaken');
    expect(check({ die: 8, ...hand, quaternion: [0, 0, 0, 1] })).toBe('shaken');
  });

  it('TO-33: a die that is cocked or fell is thrown again, and the others lie', () => {
    const again = say(dice, 'throw 8:5 10:x 12:7 20:x');
    expect(sentences(again)).toEqual([
      'Seat 0 throws the venue dice: 5 at the Concert and 7 at the Sporting Event; the die of the Street Fair is cocked and the die of the Gaming Con is cocked, and must be thrown again.',
    ]);
    expect([again.state.roll?.by, diceAsked(again.state)]).toEqual([0, [10, 20]]);
    const whole = say(again.state, 'throw 10:6 20:17');
    expect(whole.state.venues.map(({ die }) => die)).toEqual([5, 6, 7, 17]);
    expect(whole.state.phase.name).toBe('cards');
  });

  it('TO-49: a die that was thrown twice in vain is left to chance', () => {
    const { state } = say(dice, 'throw 8:5 10:x 12:7 20:17', 'throw 10:x');
    const action = {
      do: 'roll',
      seat: 0,
      throws: [{ die: 10, atMm: [0, 150, 0], velocityMmS: [0, 0, 0], spinDegS: 900 }],
    } as const;
    expect(truckOff.check(state, action)).toMatchObject({ fault: { code: 'by-chance' } });
    expect(truckOff.legal(state, 0)).toEqual({ actions: [{ do: 'roll', seat: 0, throws: [] }], free: [] });
  });

  it('TO-33: a report of other dice is no report', () => {
    expect(() => say(dice, 'throw 8:5 10:6 12:7')).toThrow('thrown were d8,d10,d12,d20');
  });
});

const PAYOUTS: readonly Case[] = [
  {
    seats: 3,
    name: 'TO-11: the total in equal parts, what is left over lost',
    told: ['Gaming Con: 17, 3 trucks: 5 each, 2 lost.'],
    after: [10, 11, 12],
  },
  {
    seats: 3,
    name: 'TO-11: less than one each is nothing',
    dice: '20:2',
    after: [5, 6, 7],
    told: ['Gaming Con: 2, 3 trucks: 0 each, 2 lost.'],
  },
  {
    seats: 3,
    name: 'TO-11: two trucks of one owner are paid each',
    cards: ['move'],
    play: ['0 play move 8 d20'],
    after: [8, 10, 11],
  },
  {
    seats: 3,
    name: 'TO-11: no truck, and nobody is paid',
    trucks: ['10 20', '10 20', '12 20'],
    told: ['Concert: no truck is paid.'],
    after: [8, 8, 12],
  },
  {
    seats: 6,
    name: 'TO-46: venues pay in the order of their dice',
    trucks: ['4 6', '6 8', '8 10', '10 12', '12 20', '4 20'],
    after: [3, 4, 5, 6, 11, 9],
  },
  { seats: 3, name: 'TO-32: the 0 of a d10 counts 10', dice: '10:10', after: [10, 15, 12] },
];

describe('payouts', () => {
  it.each(named(PAYOUTS))('%s', (_, one) => holds(one));

  it('TO-46: one venue at a time, from the d4 to the d20', () => {
    const ended = roundOf({ seats: 6 });
    const venues = ended.events.flatMap((e) =>
      e.type === 'paid' ? [e.payout.venue] : e.type === 'not-paid' ? [e.venue] : [],
    );
    expect(venues).toEqual([4, 6, 8, 10, 12, 20]);
  });

  it('TO-50: the bank pays more than all tokens of the box are worth', () => {
    const box = MONEY_TOKENS.reduce((sum, { value, count }) => sum + value * count, 0);
    expect([MONEY_TOKENS.reduce((sum, { count }) => sum + count, 0), box]).toEqual([72, 428]);
    const { state } = roundOf({ seats: 3, money: [box, box, box] });
    expect(money(state)).toEqual([box + 10, box + 11, box + 12]);
  });
});

describe('the end of a round', () => {
  it('TO-28: tokens and trucks go back, shut venues reopen, and the next seat clockwise is the first player', () => {
    const { state } = say(
      roundOf({ seats: 3, cards: ['double promote', 'shut-venue'] }).state,
      '0 play double 8',
      '1 play shut-venue d10',
      '0 play promote d8',
    );
    expect(state.trucks.every(({ at, doubles }) => at === null && doubles === 0)).toBe(true);
    expect(state.venues.every(({ die, shut, promotes }) => die === null && !shut && promotes === 0)).toBe(true);
    expect([state.first, state.round, state.phase.name]).toEqual([1, 2, 'trucks']);
    expect(state.discards).toHaveLength(3);
  });

  it('TO-28: after the last seat the token comes to the first', () => {
    const state = { ...begun(3), first: 2 };
    const next = say(
      state,
      '0 trucks 8 20',
      '1 trucks 8 20',
      '2 trucks 8 20',
      'throw 8:1 10:1 12:1 20:1',
      '0 cards none',
      '1 cards none',
      '2 cards none',
    );
    expect(next.state.first).toBe(0);
  });

  it.each(SEATS)('TO-29: with %i players the match has as many rounds as it should', (seats) => {
    const last = seats === 2 ? 4 : 5;
    const before = playedRound(seats, last - 1);
    expect([before.round, before.outcome]).toEqual([last, null]);
    expect(playedRound(seats, last).outcome).toEqual({ winners: [0], by: 'most-money' });
  });

  /** The state after that round, in which nobody plays a card. */
  function playedRound(seats: number, round: number) {
    const after = roundOf({ seats, round, money: [500] });
    if (seats > 2) return after.state;
    let { state } = after;
    while (state.phase.name === 'pick' && state.outcome === null) {
      const [seat = 0] = asked(state);
      const discard = truckOff.legal(state, seat).actions.find(({ do: what }) => what === 'discard');
      if (discard === undefined) throw new Error('a free card can be discarded');
      state = truckOff.apply(state, discard, null, { integer: (min) => min }).state;
    }
    return state;
  }
});
