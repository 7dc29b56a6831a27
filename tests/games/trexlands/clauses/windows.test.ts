import { describe, expect, it } from 'vitest';
import type { CampCardId } from '#games/trexlands/cards/ids.ts';
import { ACTION_KINDS, TRIBU_KINDS } from '#games/trexlands/cards/kinds.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { seat as asSeat } from '#sim/ids.ts';
import {
  inPlay,
  refused,
  roll,
  say,
  withBorder,
  withCamp,
  withCaptain,
  withCards,
  withTerra,
  withTile,
  withTrucks,
} from '../support.ts';

const allCards = (seat: number): readonly CampCardId[] => [
  ...ACTION_KINDS.map((kind) => `${kind}-1` as const),
  ...TRIBU_KINDS.map((kind) => `${seat}-${kind}` as const),
];

/** Three seats with every card each; 0 has the WHEEL, its T1 beside an empty Terra with 2 V and one that 1 holds. */
const board = withTile(
  withBorder(withTrucks(inPlay(3), { '0-T1': 'b2', '1-T1': 'b3', '2-T1': 'f1' }), 'a1', 'a2', 'blocked'),
  'b3',
  { terrain: 'scrub' },
);
const all = [0, 1, 2].reduce(
  (state, seat) => withCards(state, seat, ...allCards(seat)),
  withTerra(board, { c2: { coins: 2 } }),
);

const announced = say(all, [0, 'move T1 c2']).state;
const claiming = say(announced, [1, 'pass'], [2, 'pass']).state;
const attacking = say(all, [0, 'move T1 b3'], [1, 'pass'], [2, 'pass']).state;
const before = say(attacking, [0, 'pass'], [1, 'pass'], [2, 'pass']).state;
const bare = [0, 1, 2].reduce<TrexlandsState>(
  (state, seat) => withCards(withCamp(state, seat, { coins: 4 }), seat, `${seat}-scout`),
  { ...board, publicDeck: [] },
);
const inPrivate = say(bare, [0, 'pass'], [1, 'pass'], [2, 'pass'], [0, 'place raid 1']).state;
const arena = say(inPrivate, [0, 'ready'], [1, 'ready'], [2, 'ready']).state;

const playable = (state: TrexlandsState, seat: number): string =>
  [...new Set(choicesOf(state, asSeat(seat)).flatMap((choice) => (choice.do === 'play' ? [choice.card] : [])))].join(
    ' ',
  );

describe('TX-43: the window of each card', () => {
  it.each<[when: string, state: TrexlandsState, seats: readonly [string, string, string]]>([
    ['the MOVE of the first', all, ['nitro bridge convoy fuel outpost mechanic fortress raid gatecrash', '', '']],
    ['it announces a MOVE', announced, ['', 'roadblock', 'roadblock']],
    ['that is interrupted', say(announced, [1, 'play roadblock']).state, ['counter-order', '', 'counter-order']],
    ['it plays a card', say(all, [0, 'play convoy']).state, ['', 'counter-order', 'counter-order']],
    [
      'which is countered',
      say(all, [0, 'play convoy'], [1, 'play counter-order']).state,
      ['counter-order', '', 'counter-order'],
    ],
    ['it claims V', claiming, ['', 'toll', 'toll']],
    ['of which a Toll is taken', say(claiming, [1, 'play toll']).state, ['counter-order', '', 'counter-order']],
    ['before its battle', attacking, ['ballast oil-slick charge', 'ballast oil-slick', 'oil-slick']],
    [
      'before its battle, on the salt flat',
      say(attacking, [2, 'play oil-slick'], [0, 'pass'], [1, 'pass']).state,
      ['ballast charge', 'ballast', ''],
    ],
    [
      'before its battle, with its ballast',
      say(attacking, [0, 'play ballast'], [1, 'pass'], [2, 'pass']).state,
      ['oil-slick charge', 'ballast oil-slick', 'oil-slick'],
    ],
    [
      'before its battle, charging',
      say(attacking, [0, 'play charge'], [1, 'pass'], [2, 'pass']).state,
      ['ballast oil-slick', 'ballast oil-slick', 'oil-slick'],
    ],
    ['a battle-roll downed both', roll(before).state, ['second-wind tow-hook', 'second-wind tow-hook', '']],
    ['a battle-roll downed the attacker', roll(before, '1-T1').state, ['second-wind tow-hook', '', '']],
    ['a card is face down in private', inPrivate, ['', '', '']],
    ['a card is face down in the arena', arena, ['', 'scout', 'scout']],
    [
      'a card is played on it',
      say(withCards(arena, 2, '2-scout', 'counter-order-1'), [1, 'play scout 0 1']).state,
      ['', '', 'counter-order'],
    ],
    ['one looks at it', say(arena, [1, 'play scout 0 1']).state, ['', '', 'scout']],
  ])('when %s', (_when, state, seats) => expect([0, 1, 2].map((seat) => playable(state, seat))).toEqual(seats));

  it('after a battle-roll is that of seats that are in it', () => {
    const down = roll(before).state;
    for (const text of ['second-wind T1', 'tow-hook T1 a3'])
      expect([0, 1, 2].map((seat) => refused(down, seat, `play ${text}`))).toEqual([null, null, 'not-now']);
  });

  it('before a battle-roll, once a card on it was countered, waits for nobody who could only pass', () => {
    const attack = (...mine: readonly CampCardId[]) =>
      say(
        withCards(withCards(withCards(board, 0, ...mine), 1, 'counter-order-1'), 2, 'oil-slick-1'),
        [0, 'move T1 b3'],
        [0, 'play ballast'],
        [1, 'play counter-order'],
      ).state;
    expect(attack('ballast-1').agenda[0]).toMatchObject({ type: 'battle', step: 'before', waiting: [2] });
    expect(attack('ballast-1', 'oil-slick-2').agenda[0]?.waiting).toEqual([0, 2]);
    const passed = say(
      withCards(withCards(withCards(board, 0, 'ballast-1'), 1, 'counter-order-1'), 2, 'oil-slick-1'),
      [0, 'move T1 b3'],
      [2, 'pass'],
      [0, 'play ballast'],
      [1, 'play counter-order'],
    ).state;
    // who has passed is not asked again, as nothing has come of the card
    expect(passed.agenda[0]).toMatchObject({ step: 'roll', waiting: [] });
  });

  it('after a battle-roll, too', () => {
    const down = roll(
      say(withCards(withCards(board, 0, 'second-wind-1'), 1, 'counter-order-1'), [0, 'move T1 b3']).state,
    ).state;
    expect(down.agenda[0]?.waiting).toEqual([0]);
    expect(say(down, [0, 'play second-wind T1'], [1, 'play counter-order']).state.agenda).toEqual([]);
  });

  it('is no longer the seat’s own MOVE once that is spent, nor another’s', () => {
    const moved = say(withCards(board, 0, 'nitro-1'), [0, 'move T1 b1']).state;
    expect([0, 1].map((seat) => refused(withCards(moved, seat, 'nitro-1'), seat, 'play nitro'))).toEqual([
      'not-now',
      null,
    ]);
  });

  it('has the Wrench’s clock, too: after a battle-roll of his, once in two cycles, by those who have not passed', () => {
    const wrench = withCaptain(withCards(board, 1, 'second-wind-1'), 0, 'wrench');
    const down = roll(say(wrench, [0, 'move T1 b3']).state).state;
    expect(down.agenda[0]?.waiting).toEqual([0, 1]);
    expect(refused(say(down, [0, 'pass']).state, 0, 'wrench T1')).toBe('has-passed');
    expect(refused(withCamp(down, 0, { captain: { id: 'wrench', usedIn: 1 } }), 0, 'wrench T1')).toBe('no-wrench');
    const next = withCamp({ ...down, cycle: 2 }, 0, { captain: { id: 'wrench', usedIn: 1 } });
    expect(refused(next, 0, 'wrench T1')).toBe('no-wrench');
    expect(
      refused(withCamp({ ...down, cycle: 3 }, 0, { captain: { id: 'wrench', usedIn: 1 } }), 0, 'wrench T1'),
    ).toBeNull();
    expect(refused(withCamp(down, 0, { captain: { id: 'broker', usedIn: null } }), 0, 'wrench T1')).toBe('no-wrench');
    expect(refused(say(wrench, [0, 'pass']).state, 0, 'wrench T1')).toBe('no-wrench');
  });
});
