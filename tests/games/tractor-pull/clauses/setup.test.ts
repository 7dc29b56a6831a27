import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS } from '#games/tractor-pull/almanac/characters.ts';
import { PAIRS } from '#games/tractor-pull/ids.ts';
import { setUp } from '#games/tractor-pull/setup.ts';
import { STANDARD_OPTIONS } from '#games/tractor-pull/options.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { recordSpin } from '#games/tractor-pull/record.ts';
import { readWrench } from '#games/tractor-pull/wrench.ts';
import { holds, named, type Case } from '../cases.ts';
import { at, eventOf, lying, refused, say, sentences, setUpFor, types } from '../support.ts';

describe('characters', () => {
  const start = setUpFor();

  it('TP-02: each is dealt one and picks a face; both are shown when the first match begins', () => {
    expect(new Set(start.players.map(({ character }) => character)).size).toBe(2);
    const one = say(start, '1 face b');
    expect(types(one)).toEqual(['face-picked']);
    const both = say(one, '0 face a');
    const [first, second] = start.players.map(({ character }) => character);
    expect(eventOf(both, 'characters-shown').faces).toEqual([`${first}-a`, `${second}-b`]);
    expect(refused(one.state, '1 face a')).toBe('chosen-already');
  });

  it('TP-02: the faces are kept all game', () => {
    const { state } = say(start, '0 face a', '1 face b', 'spin 270', '0 location swamp-a');
    expect(state.players.map(({ face }) => face)).toEqual(['a', 'b']);
  });

  it('the two others are not used', () => {
    const dealt = start.players.map(({ character }) => character);
    expect([...start.undealt, ...dealt].sort()).toEqual([...CHARACTER_IDS].sort());
  });

  it('by a house rule there are none', () => {
    const { phase, players, undealt } = setUpFor({ characters: false });
    expect([phase.name, players[0].character, undealt.length]).toEqual(['spin', null, 4]);
  });
});

describe('the wrench', () => {
  it.each([
    [270, 0],
    [90, 1],
    [6, 1],
    [174, 1],
    [186, 0],
    [354, 0],
  ])('TP-03: a red end at %d degrees makes seat %d red', (headingDeg, red) => {
    expect(readWrench({ headingDeg, turns: 2, settled: true })).toEqual({ red, again: null });
  });

  it.each([0, 5, 175, 180, 185, 355, 360])('TP-03: at %d degrees it is spun again', (headingDeg) => {
    expect(readWrench({ headingDeg, turns: 9, settled: true })).toEqual({ red: null, again: 'sideways' });
  });

  it('TP-05: a wrench that has not turned twice is spun again, wherever it points', () => {
    expect(readWrench({ headingDeg: 90, turns: 1.99, settled: true })).toEqual({ red: null, again: 'short' });
  });

  it('TP-05: a wrench that did not come to rest is spun again', () => {
    expect(readWrench({ headingDeg: 90, turns: 9, settled: false })).toEqual({ red: null, again: 'unsettled' });
    expect(recordSpin({ headingDeg: 90, turns: 9, settled: false }, 60)).toMatchObject({
      clause: 'TP-05',
      code: 'unsettled',
      red: null,
      text: 'The wrench did not come to rest, and is spun again.',
    });
  });

  it('TP-04: the youngest spins for the first match, until the wrench points to one of them', () => {
    const start = setUpFor({ characters: false });
    expect(start.phase).toEqual({ name: 'spin', by: 0, why: 'colours' });
    expect(refused(start, '1 spin')).toBe('not-your-turn');
    const again = say(start, 'spin 3', 'spin 90 1');
    expect(again.state.phase).toEqual(start.phase);
    expect(sentences(again)).toEqual([
      'Seat 0 spins the wrench: it lies sideways, and is spun again.',
      'Seat 0 spins the wrench: it has not turned twice, and is spun again.',
    ]);
    expect(sentences(say(again.state, 'spin 90'))).toEqual([
      'Seat 0 spins the wrench: it points to Seat 1.',
      'Match 1 begins.',
      'Seat 1 is red.',
    ]);
  });

  it('TP-05: a hand says where and how fast; a number that is none is refused', () => {
    const start = setUpFor({ characters: false });
    expect(refused(start, '0 spin at 0 100 speed 0 0 spin 1500')).toBeNull();
    const flick = { atMm: [0, NaN], velocityMmS: [0, 0], spinDegS: 900 } as const;
    const checked = tractorPull.check(start, { do: 'spin', seat: 0, flick });
    expect(checked).toMatchObject({ ok: false, fault: { code: 'bad-flick' } });
  });

  it('a spin moves the match’s generator on', () => {
    let drawn = 0;
    const random = { integer: (min: number) => ((drawn += 1), min) };
    tractorPull.apply(setUpFor({ characters: false }), { do: 'spin', seat: 0, flick: null }, lying(90), random);
    expect(drawn).toBe(1);
  });
});

describe('the garage', () => {
  const { state } = say(at({ phase: 'location' }), '0 location swamp-a');

  it('TP-09: one column lies face down, one has a card each way, one lies face up', () => {
    expect(state.garage.map(({ id }) => id)).toEqual(PAIRS);
    const ups = state.garage.map(({ up }) => up.filter(Boolean).length);
    expect(ups).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
    const seen = tractorPull.view(state, 1).garage.flatMap(({ cards }) => cards);
    expect(seen.filter((card) => card === null)).toHaveLength(12);
    expect(tractorPull.view(state, 1).aside).toEqual(Array(8).fill(null));
  });

  it('TP-08: blue takes the first pair, and they go on in turn, a pair each', () => {
    const order: (readonly number[])[] = [];
    let now = state;
    for (const pair of ['c1p1', 'c2p1', 'c3p1', 'c3p2']) {
      const [seat] = tractorPull.asked(now);
      order.push(tractorPull.asked(now));
      now = say(now, `${seat} recruit ${pair}`).state;
    }
    expect(order).toEqual([[1], [0], [1], [0]]);
    expect(now.phase.name).toBe('deploy');
    expect(now.players.map(({ hand }) => hand.length)).toEqual([4, 4]);
  });

  it('TP-07: any pair of any column that is left, and none that is taken', () => {
    const { actions } = tractorPull.legal(state, 1);
    expect(actions).toHaveLength(12);
    const after = say(state, '1 recruit c3p4').state;
    expect(refused(after, '0 recruit c3p4')).toBe('no-pair');
    expect(tractorPull.legal(after, 0).actions).toHaveLength(11);
  });

  it('TP-10: of a pair that is taken only what lay face up is told, and the hand is secret', () => {
    const open = say(state, '1 recruit c3p1');
    const half = say(state, '1 recruit c2p1');
    const closed = say(state, '1 recruit c1p1');
    const seen = [open, half, closed].map((so) => eventOf(so, 'recruited').seen.length);
    expect(seen).toEqual([2, 1, 0]);
    expect(tractorPull.view(open.state, 0).players[1].hand).toEqual([null, null]);
  });
});

const CASES: readonly Case[] = [
  {
    name: 'TP-01, TP-06: red picks the location, card and side',
    position: { phase: 'location', red: 1 },
    asked: [1],
    refused: { '0 location swamp-a': 'not-your-turn', '1 location swamp-a': null, '1 location swamp-b': null },
  },
  {
    name: 'TP-01: by a house rule there is none, and the garage is laid',
    options: { locations: false },
    position: { phase: 'location' },
    phase: 'recruit',
  },
  {
    name: 'TP-06: red places items first',
    position: { phase: 'install', red: 1, match: 2, won: [0], items: [['turbo'], ['winch']] },
    asked: [1],
    refused: { '0 install turbo own-row-1': 'not-your-turn', '1 install winch own-row-1': null, '1 done': null },
  },
  {
    name: 'TP-06: then blue does',
    position: { phase: 'install', red: 1, match: 2, won: [0], items: [['turbo'], ['winch', 'pennant']] },
    play: ['1 install winch own-row-1', '1 done'],
    asked: [0],
    told: [
      'Seat 1 places the Winch at Seat 1’s end of the front row. When a vehicle of yours in this row is ejected, you may swap two others in it.',
    ],
  },
  {
    name: 'TP-30: who has placed all that he has is not asked any more',
    position: { phase: 'install', match: 2, won: [0], items: [['turbo'], ['winch']] },
    play: ['0 install turbo own-row-1', '1 install winch own-row-2'],
    phase: 'recruit',
    asked: [1],
  },
  {
    name: 'TP-30: any number, one a spot',
    position: { phase: 'install', match: 2, won: [0], items: [['turbo', 'winch', 'ballast'], []] },
    play: ['0 install turbo own-row-1'],
    refused: {
      '0 install winch own-row-1': 'taken-spot',
      '0 install winch own-row-2': null,
      '0 install turbo own-row-2': 'no-item',
      '0 done': null,
    },
  },
  {
    name: 'TP-31: at the end of a row or a column as its card says, on its own side or the rival’s',
    position: { phase: 'install', match: 2, won: [0], items: [['tow-chain', 'spike-strip', 'roll-cage'], []] },
    refused: {
      '0 install tow-chain own-row-1': 'bad-spot',
      '0 install tow-chain rival-column-1': 'bad-spot',
      '0 install tow-chain own-column-3': null,
      '0 install spike-strip own-row-1': 'bad-spot',
      '0 install spike-strip rival-row-1': null,
      '0 install roll-cage own-row-1': 'bad-spot',
    },
  },
  {
    name: 'TP-29: before the first match nobody has an item to place',
    position: { phase: 'install' },
    phase: 'recruit',
    wave: 1,
  },
  {
    name: 'TP-12: three cards, one to each column',
    position: { hands: ['van van sedan scooter', 'van'] },
    refused: {
      '0 deploy van van sedan': null,
      '0 deploy van van van': 'not-in-hand',
      '0 deploy tractor van sedan': 'not-in-hand',
      '1 deploy van van van': 'not-in-hand',
    },
  },
  {
    name: 'TP-11: the second wave goes to the middle row',
    position: { wave: 2, field: [['van . .'], ['van . .']] },
    rows: ['sedan scooter scooter', 'go-kart scooter go-kart'],
    field: [
      ['van . .', '. scooter scooter'],
      ['van . .', 'go-kart scooter go-kart'],
    ],
    told: ['Wave 3 begins: the back row.'],
  },
  {
    name: 'TP-38: all three are revealed, and none stays face down',
    rows: ['sedan scooter scooter', 'go-kart scooter go-kart'],
    told: ['Seat 0 reveals Sedan, Scooter and Scooter and Seat 1 reveals Go Kart, Scooter and Go Kart.'],
    field: [['. scooter scooter'], ['go-kart scooter go-kart']],
  },
];

describe('before a wave', () => {
  it('a position has the pairs that its wave leaves in the garage', () => {
    const pairs = (position: Parameters<typeof at>[0]) => at(position).state.garage.length;
    expect([pairs({ phase: 'recruit' }), pairs({ wave: 1 }), pairs({ wave: 2 }), pairs({ wave: 3 })]).toEqual([
      12, 8, 4, 0,
    ]);
  });

  it.each(named(CASES))('%s', (_, one) => holds(one));

  it('TP-12: two cards are no row', () => {
    const { state } = at({ hands: ['van van', ''] });
    const checked = tractorPull.check(state, { do: 'deploy', seat: 0, vehicles: ['van', 'van'] });
    expect(checked).toMatchObject({ ok: false, fault: { code: 'bad-row' } });
  });

  it('TP-37: the first to deploy shows nothing; nothing happens before the other one has', () => {
    const { state } = at({ hands: ['van sedan scooter', 'van sedan scooter'] });
    const one = say(state, '1 deploy van sedan scooter');
    expect(types(one)).toEqual(['deployed']);
    expect(tractorPull.view(one.state, 0).players[1].deployed).toEqual([null, null, null]);
    expect([one.state.field, refused(one.state, '1 deploy van sedan scooter')]).toEqual([[], 'chosen-already']);
  });

  it('two play, not three', () => {
    const three = setUp({ options: STANDARD_OPTIONS }, 3, { integer: (min) => min });
    expect(three).toMatchObject({ ok: false, fault: { code: 'bad-seats' } });
  });
});
