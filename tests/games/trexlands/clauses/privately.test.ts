import { describe, expect, it } from 'vitest';
import { asked } from '#games/trexlands/asked.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { randomPlayer } from '#bots/trexlands/player.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { playMatch } from '../bots.ts';
import { camp, choice, eventOf, inPlay, say, types, withCamp, withCards, type After } from '../support.ts';

type Said = readonly (readonly [seat: number, text: string])[];

/** The market is over and seat 0 places in private; every seat has 5 V. */
const rich = [0, 1, 2].reduce((s, seat) => withCamp(s, seat, { coins: 5 }), inPlay(3));
const arena = say({ ...rich, publicDeck: [] }, [0, 'pass'], [1, 'pass'], [2, 'pass']).state;

/** What seat 0 may have done in private: nothing, a bluff, all of its V, several cards. */
const DONE: readonly (readonly [what: string, said: Said])[] = [
  ['nothing', []],
  ['a bluff', [[0, 'place charge 1']]],
  ['all of its V on one', [[0, 'place scout 5']]],
  [
    'a V on each of five',
    [
      [0, 'place scout 1'],
      [0, 'place fuel 1'],
      [0, 'place raid 1'],
      [0, 'place charge 1'],
      [0, 'place outpost 1'],
    ],
  ],
];

/** All that anybody but the seat that places could go by. */
const outside = ({ state, events }: After): unknown => ({
  seen: [null, 1, 2].map((seat) => trexlands.view(state, seat)),
  heard: events,
  asked: asked(state),
  choices: [1, 2].map((seat) => choicesOf(trexlands.view(state, seat), asSeat(seat))),
});

describe('TX-69: the private arena on one device', () => {
  it.each(DONE)(
    'TX-69: what an earlier seat placed nobody else can tell, neither V nor how many cards: %s',
    (_, said) => {
      expect(outside(say(arena, ...said))).toEqual(outside(say(arena)));
    },
  );

  it.each(DONE)('TX-69: nor once it is ready and the next one has the device: %s', (_, said) => {
    const first = say(arena, ...said, [0, 'ready']);
    expect(outside(first)).toEqual(outside(say(arena, [0, 'ready'])));
    expect(types(first)).toEqual(['ready']);
    const second = say(first.state, [1, 'place raid 2'], [1, 'ready']);
    expect(trexlands.view(second.state, 2)).toEqual(trexlands.view(say(arena, [0, 'ready'], [1, 'ready']).state, 2));
  });

  it('TX-69: its own cards and V a seat sees at once', () => {
    const seen = trexlands.view(say(arena, [0, 'place raid 2']).state, 0);
    expect(seen.phase).toMatchObject({ cards: [{ owner: 0, card: '0-raid', coins: 2 }] });
    expect([camp(seen, 0).coins, camp(seen, 0).deck.length]).toEqual([3, 7]);
    const next = trexlands.view(say(arena, [0, 'place raid 2'], [0, 'ready'], [1, 'place fuel 1']).state, 1);
    expect(next.phase).toMatchObject({ cards: [{ owner: 1, card: '1-fuel', coins: 1 }] });
    expect([0, 1].map((seat) => [camp(next, seat).coins, camp(next, seat).deck])).toEqual([
      [5, Array.from({ length: 8 }, () => null)],
      [4, expect.objectContaining({ length: 7 })],
    ]);
  });

  it('TX-69: once every seat has had the device all is told and seen but what the cards are', () => {
    const open = say(
      arena,
      [0, 'place raid 2'],
      [0, 'place scout 1'],
      [0, 'ready'],
      [1, 'ready'],
      [2, 'place fuel 1'],
      [2, 'ready'],
    );
    expect(types(open)).toEqual(['ready', 'ready', 'ready', 'arena-filled', 'placed', 'placed', 'placed']);
    expect(open.events.filter(({ type }) => type === 'placed')).toEqual([
      { type: 'placed', seat: 0, slot: 1, coins: 2 },
      { type: 'placed', seat: 0, slot: 2, coins: 1 },
      { type: 'placed', seat: 2, slot: 1, coins: 1 },
    ]);
    const seen = trexlands.view(open.state, 1);
    expect(seen.phase).toMatchObject({
      cards: [
        { owner: 0, card: null, coins: 2 },
        { owner: 0, card: null, coins: 1 },
        { owner: 2, card: null, coins: 1 },
      ],
    });
    expect(seen.camps.map(({ coins, deck }) => [coins, deck.length])).toEqual([
      [2, 6],
      [5, 8],
      [4, 7],
    ]);
    expect(eventOf(say(open.state, [1, 'place fuel 1']), 'placed')).toEqual({
      type: 'placed',
      seat: 1,
      slot: 1,
      coins: 1,
    }); // in the open it is told at once
  });

  it('TX-69: who has placed all it can is still asked, as who has not: it says itself that it is ready', () => {
    const spent = say(arena, [0, 'place scout 5']).state;
    expect([asked(spent), choicesOf(spent, asSeat(0)).map(({ do: does }) => does)]).toEqual([[0], ['ready']]);
    const poor = say(
      { ...withCamp(rich, 1, { coins: 0 }), publicDeck: [] },
      [0, 'pass'],
      [1, 'pass'],
      [2, 'pass'],
      [0, 'ready'],
    ).state;
    expect(asked(poor)).toEqual([2]); // without V from the first, which all can see
    const behind = say(
      { ...withCamp(rich, 1, { coins: 0 }), publicDeck: [] },
      [0, 'pass'],
      [1, 'pass'],
      [2, 'pass'],
      [0, 'place raid 1'],
      [0, 'ready'],
    ).state;
    expect(asked(behind)).toEqual([2]); // whatever those before have placed
  });

  it('TX-69: there is one refusal for a card that cannot be placed, whatever the reason', () => {
    const used = say(arena, [0, 'place scout 1']).state;
    const reasons = ['place scout 1', 'place raid 0', 'place raid 5', 'place raid 99', 'place scout 99'];
    const refusals = (at: TrexlandsState) => reasons.map((text) => trexlands.check(at, choice(0, text)));
    expect(
      new Set(refusals(used).map((checked) => (checked.ok ? 'ok' : `${checked.fault.code}: ${checked.fault.message}`))),
    ).toEqual(
      new Set([
        'cannot-place: That card cannot be placed so: it has to be in your private deck, with at least 1 V and no more than you have in Camp (TX-39).',
      ]),
    );
    const open = say(used, [0, 'ready'], [1, 'ready'], [2, 'ready']).state;
    expect(refusals(open)).toEqual(refusals(used));
    expect(trexlands.check(used, choice(0, 'place raid 4')).ok).toBe(true);
    expect(trexlands.check(used, { do: 'place', seat: asSeat(0), card: 'raid', coins: 1.5 })).toEqual(
      refusals(used)[0],
    );
  });

  it('TX-69: who gives up after placing leaves its cards, which are told of with the others’', () => {
    const gone = say(arena, [0, 'place raid 2'], [0, 'concede']);
    expect(types(gone)).toEqual(['conceded']);
    const open = say(gone.state, [1, 'ready'], [2, 'ready']);
    expect(eventOf(open, 'placed')).toEqual({ type: 'placed', seat: 0, slot: 1, coins: 2 });
  });

  it('TX-69: in whole matches nothing that is placed in private changes what anybody else sees or hears', () => {
    let placed = 0;
    for (const [seed, seats] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 4],
      [5, 4],
      [6, 4],
    ] as const) {
      playMatch(
        { seats, seed, player: randomPlayer, options: { cycleLimit: 8 } },
        ({ before, action, state, events }) => {
          if (before.phase.name !== 'arena' || before.phase.placing === null || action.do !== 'place') return;
          placed += 1;
          expect(events).toEqual([]);
          for (const other of [null, 0, 1, 2, 3].filter((seat) => seat !== action.seat))
            expect(trexlands.view(state, other)).toEqual(trexlands.view(before, other));
        },
      );
    }
    expect(placed).toBeGreaterThan(20);
  });

  it('a look at a card, and what is deployed, are as they were in the open arena', () => {
    const open = say(arena, [0, 'place raid 2'], [0, 'ready'], [1, 'ready'], [2, 'ready']).state;
    const seen = trexlands.view(say(withCards(open, 1, '1-scout'), [1, 'play scout 0 1']).state, 1);
    expect(seen.phase).toMatchObject({ cards: [{ card: '0-raid', seenBy: [1] }] });
  });
});
