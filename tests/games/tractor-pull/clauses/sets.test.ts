import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '#engine/ruleSets.ts';
import { cardSetOf } from '#games/tractor-pull/almanac/cardSets.ts';
import { VEHICLE_CARDS } from '#games/tractor-pull/almanac/vehicles.ts';
import { ledgerOf } from '../ledger.ts';
import { OPTIONS_BY } from '#games/tractor-pull/options.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { holds, named, type Case } from '../cases.ts';
import { at, say, setUpFor } from '../support.ts';

const BOTH_LAID = {
  match: 2,
  won: [0],
  phase: 'install',
  items: [['tow-chain'], ['oil-slick']],
  red: 0,
} as const satisfies Case['position'];

/** Three ropes to seat 0. */
const WON_BY_0: NonNullable<Case['position']>['field'] = [
  ['van van van', '. . .', '. . .'],
  ['. . .', '. . .', '. . .'],
];

const CASES: readonly Case[] = [
  {
    name: 'TP-42: an item of red’s on blue’s rope does not bar blue’s own',
    options: OPTIONS_BY.text,
    position: { ...BOTH_LAID, items: [['oil-slick'], ['tow-chain']] },
    play: ['0 install oil-slick rival-column-2'],
    refused: { '1 install tow-chain own-column-2': null },
  },
  {
    name: 'TP-42: by the rules of before it does',
    options: OPTIONS_BY.before,
    position: { ...BOTH_LAID, items: [['oil-slick'], ['tow-chain']] },
    play: ['0 install oil-slick rival-column-2'],
    refused: { '1 install tow-chain own-column-2': 'taken-spot' },
  },
  {
    name: 'TP-42: not two of one player',
    options: OPTIONS_BY.text,
    position: { ...BOTH_LAID, items: [['tow-chain', 'pennant'], []] },
    play: ['0 install tow-chain own-column-2'],
    refused: { '0 install pennant own-column-2': 'taken-spot', '0 install pennant own-column-1': null },
  },
  {
    name: 'TP-43: a chip is turned to its +2 before a second one is taken',
    options: OPTIONS_BY.text,
    position: { wave: 2, location: 'orchard-b', field: [['van+1 . .'], ['. . .']] },
    rows: ['go-kart scooter sedan', 'van van pickup'],
    play: ['0 resolve own-r2c1'],
    supply: 13,
  },
  {
    name: 'TP-43: red takes the last chip, and blue has none left',
    options: OPTIONS_BY.text,
    position: {
      wave: 2,
      location: 'orchard-b',
      field: [['van+28 moped moped'], ['. . .']],
    },
    rows: ['go-kart scooter sedan', 'moped van pickup'],
    play: ['0 resolve own-r2c1'],
    field: [['van+28 moped moped', 'go-kart+1 scooter sedan'], null],
    told: ['Orchard Windfall has no target, and is skipped.'],
    supply: 0,
  },
  {
    name: 'TP-43: without a chip left, a vehicle whose chip can be turned is boosted, and no other',
    options: OPTIONS_BY.text,
    position: { wave: 2, location: 'quarry-b', field: [['van+29 moped .'], ['. . .']] },
    rows: ['scooter van sedan', 'go-kart hatchback van'],
    refused: { '0 resolve own-r1c2': 'bad-target', '0 resolve own-r1c1': null },
    supply: 0,
  },
  {
    name: 'TP-47: whoever wins the one match of a first game wins the game',
    options: OPTIONS_BY.first,
    position: { wave: 3, phase: 'pull', field: WON_BY_0 },
    wins: [1, 0],
    winner: 0,
    told: ['Seat 0 wins the game, which is one match.'],
  },
  {
    name: 'TP-47: by the text the same match is the first of two that win',
    options: OPTIONS_BY.text,
    position: { wave: 3, phase: 'pull', field: WON_BY_0 },
    wins: [1, 0],
    winner: null,
  },
];

describe('what the sets of rules say differently', () => {
  it.each(named(CASES))('%s', (_, one) => holds(one));

  it('TP-43: by the rules of before two counters are two chips', () => {
    const field = { field: [['van+2 . .'], ['. . .']] } as const;
    const supply = (options: object): number =>
      at({ wave: 2, field: [[...field.field[0]], [...field.field[1]]] }, options).state.supply;
    expect([supply(OPTIONS_BY.before), supply(OPTIONS_BY.text)]).toEqual([13, 14]);
  });

  it.each(RULE_SETS)('all cards and chips are there by the set %s, and nothing of another', (rules) => {
    const options = OPTIONS_BY[rules];
    const { cards, chips } = ledgerOf(setUpFor(options));
    expect([cards.length, new Set(cards).size, chips]).toEqual([54, 54, 15]);
    expect(cards).toEqual(expect.arrayContaining([...VEHICLE_CARDS[cardSetOf(options)]]));
  });

  it('TP-47: a first game begins with the wrench, and each match with the garage', () => {
    const { phase, players } = setUpFor(OPTIONS_BY.first);
    expect([phase.name, ...players.map(({ character }) => character)]).toEqual(['spin', null, null]);
    const spun = say(setUpFor(OPTIONS_BY.first), 'spin 270').state;
    expect([spun.phase.name, spun.location, spun.wave]).toEqual(['recruit', null, 1]);
  });

  it('TP-47: its option is left out of every other set', () => {
    for (const rules of ['text', 'tuned', 'before'] as const) expect(OPTIONS_BY[rules]).not.toHaveProperty('oneMatch');
  });

  it('TP-41: an item that was laid face up is not taken back', () => {
    const { state } = at({ ...BOTH_LAID, items: [['tow-chain', 'pennant'], []] });
    const action = { do: 'install', seat: 0, item: 'tow-chain', spot: '0-column-2' } as const;
    expect(tractorPull.takeBack?.(state, action)).toBe('never');
  });
});
