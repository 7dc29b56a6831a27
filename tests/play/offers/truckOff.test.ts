import { describe, expect, it } from 'vitest';
import type { Choice } from '#games/truck-off/actions.ts';
import { asked } from '#games/truck-off/asked.ts';
import type { CardKind } from '#games/truck-off/cards.ts';
import { freeSlots } from '#games/truck-off/grid.ts';
import { resolvePayouts } from '#games/truck-off/payout.ts';
import { moneyOf } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { truckOff, type SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { leadOf } from '#play/game/lead.ts';
import { play } from '#play/truck-off/play.ts';
import { offersOf, type StreetOffer } from '#play/truck-off/offers/offers.ts';
import { createSession } from '#play/truck-off/session/session.ts';
import type { Place, SessionState } from '#play/truck-off/session/sessionTypes.ts';
import type { TruckOffTable } from '#play/truck-off/tableTypes.ts';
import type { Physics } from '#sim/physics.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from '../../games/truck-off/randomMatch.ts';
import { begun, reportOf, roundOf, say, withSpecial, type Round } from '../../games/truck-off/support.ts';
import { reached, tableOf } from './reached.ts';

const { store: BLANK } = createSession({ physics: {} as Physics, random: () => 0.5, pace: 'at-once' });

function matchOf(state: TruckOffState): SeenTruckOff {
  const seats = Array.from({ length: state.seats }, (_, colour) => ({
    name: `Player ${colour}`,
    colour,
    kind: 'person' as const,
  }));
  return { header: { seats }, log: [], undo: null, state } as unknown as SeenTruckOff;
}

const tableAt = (state: TruckOffState, seat: number, picked: Partial<SessionState> = {}): SessionState => ({
  ...tableOf<TruckOffTable>(BLANK.getInitialState(), matchOf(state), seat),
  ...picked,
});

const placeName = (at: Place): string =>
  at.kind === 'venue' ? `d${at.venue}` : at.kind === 'card' ? at.card : at.truck;

const badges = (offers: readonly StreetOffer[]): Readonly<Record<string, string>> =>
  Object.fromEntries(offers.flatMap(({ at, badge }) => (badge === null ? [] : [[placeName(at), badge]])));

/** The badges of seat 0, which plays that card; of a truck that it has picked the venues’. */
const badgesFor = (round: Round, card: CardKind, truck: SessionState['truck'] = null) =>
  badges(offersOf(tableAt(roundOf({ ...round, cards: [card] }).state, 0, { card, truck })));

// Three players; seat 0 has its 8 and 20, seat 1 its 10 and 20, seat 2 its 12 and 20. The dice show 5, 6, 7 and 17.
const USUAL: Round = { seats: 3 };
const TAKING: Round = { seats: 3, options: { discards: 'more-take-that' } };

describe('what picking a thing would bring stands over it', () => {
  it('trucks say the most that they can get at their venues, alone', () => {
    expect(badges(offersOf(tableAt(begun(3), 0)))).toEqual({
      d8: '8: up to $8',
      d10: '10: up to $10',
      d12: '12: up to $12',
      d20: '20: up to $20',
    });
  });

  it('a die that a Daily Special turns to a number is worth that number', () => {
    const fixed = withSpecial(begun(3, { specials: true }), 12, 'season-tickets');
    expect(badges(offersOf(tableAt(fixed, 0)))['d12']).toBe('12: up to $7');
  });

  it('once two trucks are selected, a press on one of them or on its venue takes it back, and sends nothing', () => {
    const offers = offersOf(tableAt(begun(3), 0, { selected: ['0-8', '0-20'] }));
    expect(offers.filter(({ next }) => 'act' in next)).toEqual([]);
    const eight = offers.filter(({ at }) => placeName(at) === '0-8' || placeName(at) === 'd8');
    expect(eight.map(({ next }) => next)).toEqual(Array(2).fill({ picks: { selected: ['0-20'] } }));
  });

  it('a truck that is at its venue is asked for no more, and nothing is once both are', () => {
    const one = offersOf(tableAt(begun(3), 0, { selected: ['0-20'] }));
    expect(Object.keys(badges(one))).toEqual(['d8', 'd10', 'd12']);
    expect(leadOf(one)).toMatchObject({ from: { truck: '0-12' }, to: { venue: 12 } });
    expect(badges(offersOf(tableAt(begun(3), 0, { selected: ['0-20', '0-12'] })))).toEqual({});
  });

  it('a truck that is lifted goes to its own venue, and no other one is offered', () => {
    const offers = offersOf(tableAt(begun(3), 0, { truck: '0-20' }));
    expect(offers.map(({ at }) => placeName(at))).toEqual(['0-20', 'd20']);
  });

  it('a double for a truck that is at no venue is asked about before it is thrown away', () => {
    const { state } = roundOf({ ...USUAL, cards: ['double'] });
    const at = (truck: SessionState['truck']) =>
      offersOf(tableAt(state, 0, { card: 'double', truck })).find((offer) => placeName(offer.at) === '0-10');
    expect(at(null)?.next).toEqual({ picks: { truck: '0-10' } });
    expect(at('0-10')).toMatchObject({ badge: 'again: for nothing', next: { act: { do: 'play', card: 'double' } } });
  });

  it.each<[string, Round, CardKind, SessionState['truck'], Readonly<Record<string, string>>]>([
    ['each of one’s trucks what it brings at best', USUAL, 'move', null, { '0-8': 'best: −$2', '0-20': 'best: −$2' }],
    [
      'each venue what a truck that is moved there brings',
      USUAL,
      'move',
      '0-20',
      { d8: '−$6, rivals +$6', d10: '−$2, rivals +$3', d12: '−$2, rivals +$2' },
    ],
    [
      'each truck that may come what it brings at best',
      USUAL,
      'place',
      null,
      { '0-10': 'best: +$3', '0-12': 'best: +$3' },
    ],
    [
      'each venue what another truck brings there',
      USUAL,
      'place',
      '0-10',
      { d8: '−$1', d10: '+$3, rivals −$3', d12: '+$3, rivals −$4', d20: '+$3, rivals −$2' },
    ],
    [
      'each truck at a venue what its double brings',
      USUAL,
      'double',
      null,
      { '0-8': '+$5', '0-10': 'no venue: +$0', '0-12': 'no venue: +$0', '0-20': '+$5' },
    ],
    [
      'each venue what a promotion brings, to oneself and to the rivals',
      USUAL,
      'promote',
      null,
      { d8: '+$1', d10: 'rivals +$1', d12: 'rivals +$1', d20: '+$3, rivals +$6' },
    ],
    [
      'each venue what it pays at once',
      USUAL,
      'trigger',
      null,
      { d8: '$5 now', d10: '$0 now', d12: '$0 now', d20: '$5 now' },
    ],
    [
      'each venue what one loses where it is shut down, and the rivals',
      USUAL,
      'shut-venue',
      null,
      { d8: '−$5', d10: 'rivals −$6', d12: 'rivals −$7', d20: '−$5, rivals −$10' },
    ],
    [
      'each truck what comes of it being shut down',
      TAKING,
      'shut-truck',
      null,
      {
        '0-8': '−$5',
        '0-20': '−$5, rivals +$6',
        '1-10': 'rivals −$6',
        '1-20': '+$3, rivals −$2',
        '2-12': 'rivals −$7',
        '2-20': '+$3, rivals −$2',
      },
    ],
    [
      'each venue what a rival’s truck that is moved there brings',
      TAKING,
      'move-rival',
      '2-20',
      { d8: '+$0', d10: '+$3, rivals −$2', d12: '+$3, rivals −$3' },
    ],
    [
      'each die what another throw of it brings on average',
      USUAL,
      'reroll',
      null,
      { d8: '−$0.5 on average', d10: '+$0 on average', d12: '+$0 on average', d20: '−$1.8 on average' },
    ],
  ])('%s', (_, round, card, truck, expected) => {
    expect(badgesFor(round, card, truck)).toEqual(expected);
  });
});

describe('badges of cards are what the rules come to', () => {
  /** The seat's money after the payouts that follow. */
  const paidTo = (state: TruckOffState, seat: number): number => moneyOf(resolvePayouts(state).state, seat);
  const after = (state: TruckOffState, act: Choice, faces?: string): TruckOffState => {
    const random = { integer: (min: number) => min };
    const first = truckOff.apply(state, act, null, random).state;
    return faces === undefined
      ? first
      : truckOff.apply(first, { do: 'roll', seat: act.seat, throws: [] }, reportOf(faces), random).state;
  };

  it.each(seeds(4, 60))('in every position of a match that is played, seed %i', (seed) => {
    let compared = 0;
    playMatch(planOf(seed), ({ before, action }) => {
      // A play that ends the round leads beyond the position whose payouts are foreseen.
      if (action.do !== 'play' || before.players.reduce((n, { chosen }) => n + chosen.length, 0) < 2) return;
      for (const { badge, next } of offersOf(tableAt(before, action.seat, { card: action.card }))) {
        if (!('act' in next) || badge === null || /now|average/.test(badge)) continue;
        const mine = paidTo(after(before, next.act), action.seat) - paidTo(before, action.seat);
        const told = /^[+−]\$\d+/.exec(badge)?.[0] ?? '+$0';
        expect(told).toBe(`${mine < 0 ? '−' : '+'}$${Math.abs(mine)}`);
        compared += 1;
      }
    });
    if (planOf(seed).seats > 2) expect(compared).toBeGreaterThan(10);
  });

  it('a die that is thrown again counts by the mean of its faces', () => {
    const { state } = roundOf({ ...USUAL, cards: ['reroll promote'] });
    for (const { at, badge, next } of offersOf(tableAt(state, 0, { card: 'reroll' }))) {
      if (!('act' in next) || at.kind !== 'venue') throw new Error('a reroll is of a venue');
      const sums = Array.from(
        { length: at.venue },
        (_, i) => paidTo(after(state, next.act, `${at.venue}:${i + 1}`), 0) - paidTo(state, 0),
      );
      const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
      expect(badge).toBe(`${mean < 0 ? '−' : '+'}$${Math.abs(Math.round(mean * 10) / 10)} on average`);
    }
  });
});

describe('every choice of targets and dice is made by presses on the table', () => {
  /** Chosen in the hand, or sent by the main action, and not on the table. */
  const IN_HAND = ['trucks', 'cards', 'discard', 'concede', 'roll'];

  it.each(seeds(5, 60))('in a whole match, seed %i', (seed) => {
    const done = new Set<string>();
    playMatch(planOf(seed), ({ before, action }) => {
      if (IN_HAND.includes(action.do)) return;
      const card = action.do === 'play' ? action.card : null;
      const acts = reached(play, tableAt(before, action.seat, { card }));
      expect([...acts.keys()]).toContain(JSON.stringify(action));
      done.add(action.do);
    });
    expect([...done]).toContain('play');
  });

  it('the dice of a tie by the venues that have them', () => {
    const tied = { ...begun(5), phase: { name: 'tie', tied: [{ owner: 0, set: null, faces: null }] } } as const;
    const told = tableAt(tied as unknown as TruckOffState, 0);
    expect(asked(tied as unknown as TruckOffState)).toEqual([0]);
    expect([...reached(play, told).keys()]).toEqual([
      JSON.stringify({ do: 'dice', seat: 0, set: 'd4-d6-d20' }),
      JSON.stringify({ do: 'dice', seat: 0, set: 'd8-d10-d12' }),
    ]);
  });
});

describe('a truck that one of the cards takes to a venue', () => {
  const told = tableAt(roundOf({ ...USUAL, cards: ['move promote'] }).state, 0);

  it('means that card before any is chosen, and says no more yet', () => {
    expect(offersOf(told)).toEqual(
      ['0-8', '0-20'].map((truck) => ({
        at: { kind: 'truck', truck },
        badge: null,
        next: { picks: { card: 'move', truck } },
      })),
    );
  });

  it('is offered by no card that stays where the truck is', () => {
    expect(offersOf(tableAt(roundOf({ ...USUAL, cards: ['double promote'] }).state, 0))).toEqual([]);
  });
});

describe('the open grid of two', () => {
  const { state } = roundOf({ seats: 2, barry: [8, 20] });
  const cardsIn = (told: SessionState) =>
    offersOf(told).flatMap(({ at, badge, next }) => (at.kind === 'card' ? [{ card: at.card, badge, next }] : []));

  it('has its free cards on the table, each with the best that it brings now', () => {
    const cards = cardsIn(tableAt(state, 0));
    expect(cards.map(({ card }) => card)).toEqual(state.grid && freeSlots(state.grid));
    expect(cards.every(({ badge }) => /\$|no use/.test(badge ?? ''))).toBe(true);
  });

  it('lays the chosen card back at a press, and takes another one at once', () => {
    const [first, second] = cardsIn(tableAt(state, 0));
    const [again, other] = cardsIn(tableAt(state, 0, { card: first?.card ?? null }));
    expect(again?.next).toEqual({ picks: { card: null, truck: null } });
    expect(other?.next).toEqual({ picks: { card: second?.card, truck: null } });
  });
});

describe('nothing is offered', () => {
  it('before the device is handed on, by those who look on, and while a computer chooses', () => {
    const begin = begun(3);
    expect(offersOf({ ...tableAt(begin, 0), holder: null })).toEqual([]);
    expect(offersOf(tableAt(begin, 0, { spectating: true }))).toEqual([]);
    const match = matchOf(begin);
    const bots = { ...match, header: { seats: match.header.seats.map((seat) => ({ ...seat, kind: 'bot' })) } };
    expect(offersOf(tableAt(begin, 0, { match: bots as unknown as SeenTruckOff }))).toEqual([]);
  });

  it('before a card is chosen, and it is said at the first touch', () => {
    expect(offersOf(tableAt(roundOf({ ...USUAL, cards: ['promote reroll'] }).state, 0))).toEqual([]);
  });

  it('of a seat that has selected trucks before, to the next one', () => {
    expect(badges(offersOf(tableAt(begun(3), 1, { selected: ['0-8', '0-20'] })))['d8']).toBe('8: up to $8');
    const { state: next } = say(begun(3), '0 trucks 8 20');
    expect(
      offersOf(tableAt(next, 1)).every(
        ({ at }) => at.kind === 'venue' || (at.kind === 'truck' && at.truck.startsWith('1-')),
      ),
    ).toBe(true);
  });
});
