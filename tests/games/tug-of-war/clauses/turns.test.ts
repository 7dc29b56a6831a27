import { describe, expect, it } from 'vitest';
import type { TugOfWarAction } from '#games/tug-of-war/actions.ts';
import { usable } from '#games/tug-of-war/legal.ts';
import { cascade, choicesOf } from '#games/tug-of-war/rewards.ts';
import { PHYSICAL_CARDS } from '../ledger.ts';
import { checkOptions, STANDARD_OPTIONS } from '#games/tug-of-war/options.ts';
import { SET_IDS, setOf } from '#games/tug-of-war/sets.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { holds, named, type Case } from '../cases.ts';
import { act, at, commandOf, optionsOf, refused, say, sentences, setUpBy, type Options } from '../support.ts';

const HANDS: [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] = [
  [1, 2, 3, 4, 5],
  [1, 1, 1, 1, 1],
];
/** Modules that are won already, by seat. */
const won = (...by: readonly (0 | 1)[]): Case['position'] => ({
  hands: HANDS,
  ...Object.fromEntries(
    (
      [
        ['race', { at: [0, 0] }],
        ['collation', { taken: [0, 0] }],
        ['path', { tiles: Array.from({ length: 8 }, () => '........') }],
        ['tower', { heights: [0, 0] }],
      ] as const
    )
      .slice(0, by.length)
      .map(([id, state], i) => [id, { ...state, wonBy: by[i] }]),
  ),
});

const cases: readonly Case[] = [
  { name: 'TW-02 hands at the start: 1, 1, 1 for red, 1, 1, 2 for blue', hands: ['1 1 1', '1 1 2'] },
  { name: 'TW-02 whichever seat is red', position: { first: 1 }, hands: ['1 1 2', '1 1 1'] },
  {
    name: 'TW-13 with seven in play one’s own last module is blocked',
    position: { hands: HANDS, last: ['rope', null] },
    refused: { '0 rope 1': 'blocked-own', '0 race 1': null },
  },
  {
    name: 'TW-13 and the rival’s last one',
    position: { hands: HANDS, last: ['rope', 'race'] },
    refused: { '0 rope 1': 'blocked-own', '0 race 1': 'blocked-rival', '0 clock 1': null },
  },
  {
    name: 'TW-13 with five as well',
    position: { ...won(0, 1), last: ['rope', 'clock'] },
    refused: { '0 rope 1': 'blocked-own', '0 clock 1': 'blocked-rival', '0 conker 1': null },
  },
  {
    name: 'TW-14 with four only one’s own',
    position: { ...won(0, 1, 0), last: ['rope', 'clock'] },
    refused: { '0 rope 1': 'blocked-own', '0 clock 1': null },
  },
  {
    name: 'TW-14 with three as well',
    position: { ...won(0, 1, 0, 1), last: ['rope', 'clock'] },
    refused: { '0 rope 1': 'blocked-own', '0 clock 1': null, '0 conker 1': null },
  },
  {
    name: 'TW-13 the block is of the last turn, and no longer',
    position: { hands: HANDS },
    play: ['0 rope 4', '1 race 1', '0 clock 2', '1 conker 1'],
    refused: { '0 rope 3': null, '0 clock 3': 'blocked-own', '0 conker 3': 'blocked-rival', '0 race 3': null },
  },
  {
    name: 'TW-15 modules are counted at the start of the turn: five then, the fourth block goes with the next one',
    position: {
      ...won(0, 1),
      clock: { filled: 7, points: [1, 0] },
      last: ['conker', 'rope'],
    },
    refused: { '0 rope 1': 'blocked-rival', '0 clock 1': null },
  },
  {
    name: 'TW-15 after it four are left, so that the rival’s last module is open',
    position: {
      ...won(0, 1),
      clock: { filled: 7, points: [1, 0] },
      last: ['conker', 'rope'],
      hands: [[1, 2], [1]],
    },
    play: ['0 clock 1'],
    won: { clock: 0 },
    refused: { '1 rope 1': 'blocked-own', '1 conker 1': null },
  },
  {
    name: 'TW-16 if nothing open takes a card the blocks are lifted',
    // Three are left: the Conker is one's own last one, the Rope is forbidden, and no card fits into the Race.
    position: {
      ...won(0, 1, 0, 1),
      race: { at: [12, 0] },
      rope: { pulled: 0 },
      clock: { filled: 0, wonBy: 0 },
      hands: [[3, 4], [1]],
      last: ['conker', null],
      forbidden: 'rope',
    },
    refused: { '0 conker 3': null, '0 race 3': 'past-the-end' },
  },
  {
    name: 'TW-16 if the open one takes a card they are not',
    position: {
      ...won(0, 1, 0, 1),
      race: { at: [9, 0] },
      rope: { pulled: 0, wonBy: 0 },
      last: ['conker', null],
    },
    refused: { '0 conker 3': 'blocked-own', '0 race 3': null },
  },
  {
    name: 'TW-03 TW-11 the hand is empty after all gains: the match is lost',
    position: { hands: [[1], [1]], race: { at: [0, 1] } },
    play: ['0 race 1'],
    hands: ['', '1'],
    winner: 1,
    told: ['Seat 1 wins, as the rival has no card left (TW-11).'],
  },
  {
    name: 'TW-11 a gain comes in time',
    position: { hands: [[1], [1]] },
    play: ['0 race 1'],
    hands: ['1', '1'],
    winner: null,
  },
  {
    name: 'TW-12 a third module wins, with the last card',
    position: { ...won(0, 0), clock: { filled: 7, points: [1, 0] }, hands: [[1], [1]] },
    play: ['0 clock 1'],
    hands: ['', '1'],
    winner: 0,
    gained: ['', ''],
    told: ['Seat 0 wins, with three machines.'],
    refused: { '1 rope 1': 'match-over' },
  },
  {
    name: 'TW-12 two modules do not win',
    position: { ...won(0), clock: { filled: 7, points: [1, 0] } },
    play: ['0 clock 1'],
    winner: null,
    won: { clock: 0 },
  },
  {
    name: 'TW-12 the rival’s third module wins for the rival, on your turn',
    position: {
      ...won(1, 1),
      collation: { taken: [4, 13], points: [0, 1] },
      path: undefined,
      tower: { heights: [0, 0], wonBy: 1 },
    },
    play: ['0 collation 3'],
    winner: 1,
  },
  {
    name: 'TW-09 six cards: one must go, new ones too',
    position: { hands: HANDS, collation: { taken: [1, 1] } },
    play: ['0 tower 5 C'],
    gained: ['1 1 1', '2'],
    hands: ['1 1 1 1 2 3 4', '1 1 1 1 1 2'],
    refused: {
      '0 discard 1 1': null,
      '0 discard 4': 'bad-discard',
      '0 discard 1 1 1': 'bad-discard',
      '0 discard 5 5': 'not-in-hand',
      '1 discard 2': 'not-your-turn',
      '0 rope 1': 'other-phase',
    },
  },
  {
    name: 'TW-10 then the rival discards, before the next turn',
    position: { hands: HANDS },
    play: ['0 tower 5 C', '0 discard 1 1'],
    hands: ['1 1 2 3 4', '1 1 1 1 1 2'],
    refused: { '1 rope 1': 'other-phase', '1 discard 1': null, '1 discard 2': null, '0 discard 1': 'not-your-turn' },
  },
  {
    name: 'TW-03 the turn goes on after both',
    position: { hands: HANDS },
    play: ['0 tower 5 C', '0 discard 1 1', '1 discard 1'],
    hands: ['1 1 2 3 4', '1 1 1 1 2'],
    refused: { '1 rope 1': null, '0 rope 1': 'not-your-turn' },
    told: ['Turn 2: Seat 1.', 'Seat 1 discards a 1.'],
  },
  {
    name: 'TW-10 the rival alone may have too many',
    position: { hands: HANDS },
    play: ['0 tower 4 5 B'],
    hands: ['1 2 3 4', '1 1 1 1 1 1'],
    refused: { '1 discard 1': null },
  },
  {
    name: 'TW-05 one to three cards',
    position: { hands: HANDS },
    refused: { '0 rope 1 2 3': null, '0 rope 1 2 3 4': 'bad-count' },
  },
  {
    name: 'TW-06 a submission that breaks a rule is refused',
    position: { hands: HANDS },
    refused: { '1 rope 1': 'not-your-turn', '0 rope 1 1': 'not-in-hand', '0 maze 1 up': 'not-in-set' },
  },
  {
    name: 'TW-69 Block Move forbids a module for one turn, on top of the others',
    options: { items: { blockMove: 0 } },
    position: { hands: HANDS },
    play: ['0 rope 4 block clock'],
    told: ['Seat 0 plays Block Move: the rival may not use the Clock next turn (TW-69).'],
    refused: { '1 clock 1': 'blocked-item', '1 rope 1': 'blocked-rival', '1 race 1': null },
  },
  {
    name: 'TW-69 in future turns the module is free',
    options: { items: { blockMove: 0 } },
    position: { hands: HANDS },
    play: ['0 rope 4 block clock', '1 race 1', '0 conker 2'],
    refused: { '1 clock 1': null },
  },
  {
    name: 'TW-69 once',
    options: { items: { blockMove: 0 } },
    position: { hands: HANDS },
    play: ['0 rope 4 block clock', '1 race 1'],
    refused: { '0 conker 2 block clock': 'no-block-move', '0 conker 2': null },
  },
  {
    name: 'TW-69 it takes six modules or more',
    options: { items: { blockMove: 0 } },
    position: won(0, 1),
    refused: { '0 rope 1 block clock': 'no-block-move' },
  },
  {
    name: 'TW-69 six are enough, and the module must be in play',
    options: { items: { blockMove: 0 } },
    position: won(0),
    refused: {
      '0 rope 1 block clock': null,
      '0 rope 1 block race': 'not-in-play',
      '0 rope 1 block maze': 'not-in-play',
    },
  },
  {
    name: 'TW-69 it is its owner’s alone',
    options: { items: { blockMove: 1 } },
    position: { hands: HANDS },
    refused: { '0 rope 1 block clock': 'no-block-move' },
  },
];

describe('turns', () => {
  it.each(named(cases))('%s', (_, one) => holds(one));

  it('TW-07 a card that is too strong becomes fives and a rest', () => {
    expect([0, 1, 5, 6, 7, 10, 12, 15].map((strength) => cascade(strength).join(' '))).toEqual([
      '',
      '1',
      '5',
      '5 1',
      '5 2',
      '5 5',
      '5 5 2',
      '5 5 5',
    ]);
  });

  it('TW-09 every choice of cards to discard is there once', () => {
    expect(choicesOf([1, 1, 2, 3, 3, 3], 2).map((cards) => cards.join(' '))).toEqual([
      '1 2',
      '1 3',
      '1 1',
      '2 3',
      '3 3',
    ]);
  });

  it('TW-15 TW-16 usable modules are those not blocked', () => {
    expect(usable(at({ hands: HANDS, last: ['rope', 'race'] }), 0)).toEqual([
      'collation',
      'clock',
      'path',
      'conker',
      'tower',
    ]);
  });

  it('TW-01 sets differ in what the rule text lists', () => {
    const [final, death] = SET_IDS.map(setOf);
    expect(final).toMatchObject({
      puddles: [4, 9],
      collationDecided: { taken: 20, held: 13 },
      lightsAhead: 2,
      rivalsCard: 2,
    });
    expect(death).toMatchObject({ puddles: [], collationDecided: null, lightsAhead: 3, rivalsCard: 3 });
    expect(final?.modules).toContain('path');
    expect(death?.modules).toContain('maze');
    expect(STANDARD_OPTIONS.set).toBe('final');
  });

  it('TW-21 nothing is performed on a table: numbers decide', () => {
    const actions: readonly TugOfWarAction[] = ['0 rope 1', '0 discard 1', '0 concede', '0 time 1'].map(commandOf);
    expect(actions.map((action) => tugOfWar.isPhysical(action))).toEqual([false, false, false, false]);
  });

  it('TW-22 a physical set has 64 cards', () => {
    expect(Object.values(PHYSICAL_CARDS).reduce((sum, count) => sum + count, 0)).toBe(64);
  });

  it('TW-71 there is no copy item', () => {
    expect(Object.keys(STANDARD_OPTIONS.items)).toEqual(['starter', 'conkerStart', 'blockMove']);
  });

  it('giving up is always possible, and the rival wins', () => {
    expect(say(at({ hands: HANDS }), '1 concede').state.outcome).toEqual({ winner: 0, by: 'concession' });
  });
});

describe('who goes first', () => {
  const firstOf = (options: Options, seed: number): number | null => setUpBy(options, seed).first;

  it('TW-23 without items chance draws it, either seat', () => {
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => firstOf({}, seed)))).toEqual(new Set([0, 1]));
  });

  it('TW-23 chance does not follow the seed: neither its last bits nor the seed before it say who is drawn', () => {
    const drawn = Array.from({ length: 2000 }, (_, seed) => firstOf({}, seed));
    for (const apart of [1, 2, 4, 8, 16, 64, 256]) {
      const pairs = drawn.slice(apart);
      const same = pairs.filter((first, i) => first === drawn[i]).length / pairs.length;
      expect([apart, same > 0.45 && same < 0.55]).toEqual([apart, true]);
    }
    const share = drawn.filter((first) => first === 0).length / drawn.length;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });

  it('TW-23 in the Death Match whoever has the advantage says so, and cannot decline', () => {
    const state = setUpBy({ set: 'death', advantage: 1 });
    expect([state.first, tugOfWar.asked(state)]).toEqual([null, [1]]);
    expect(refused(state, '0 first me')).toBe('not-your-turn');
    expect(refused(state, '1 first decline')).toBe('must-choose');
    expect(say(state, '1 first rival').state).toMatchObject({
      first: 0,
      active: 0,
      hands: [
        [1, 1, 1],
        [1, 1, 2],
      ],
    });
    expect(say(state, '1 first me').state).toMatchObject({
      first: 1,
      active: 1,
      hands: [
        [1, 1, 2],
        [1, 1, 1],
      ],
    });
  });

  it('TW-23 the advantage is drawn where nobody has it', () => {
    const asked = [1, 2, 3, 4, 5, 6].map((seed) => tugOfWar.asked(setUpBy({ set: 'death' }, seed))[0]);
    expect(new Set(asked)).toEqual(new Set([0, 1]));
  });

  it('TW-23 the Starter item chooses, offers, and at last chance draws', () => {
    const state = setUpBy({ items: { starter: 1 } });
    expect(tugOfWar.asked(state)).toEqual([1]);
    expect(say(state, '1 first me').state.first).toBe(1);
    const declined = say(state, '1 first decline');
    expect(sentences(declined)).toEqual(['Seat 1 does not say who goes first.']);
    expect(say(declined.state, '0 first rival').state.first).toBe(1);
    const drawn = [1, 2, 3, 4, 5, 6].map((number) => act(declined.state, '0 first decline', [number]).state);
    expect(new Set(drawn.map(({ first, turn }) => `${first}, turn ${turn}`))).toEqual(
      new Set(['0, turn 1', '1, turn 1']),
    );
  });

  it('TW-23 TW-01 items and the advantage belong to their sets', () => {
    expect(checkOptions(optionsOf({ set: 'death', items: { blockMove: 0 } }))).toMatchObject({
      fault: { code: 'bad-option', path: '$.options.items.blockMove' },
    });
    expect(checkOptions(optionsOf({ advantage: 1 }))).toMatchObject({
      fault: { code: 'bad-option', path: '$.options.advantage' },
    });
    expect(checkOptions(optionsOf({ set: 'death', advantage: 1 })).ok).toBe(true);
  });
});
