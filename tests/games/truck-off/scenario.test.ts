import { describe, expect, it } from 'vitest';
import { unmetAtOnce, unmetOf } from '#engine/scenario/expect.ts';
import { expectScenario } from '#engine/scenario/read.ts';
import { scenarios } from '#games/truck-off/scenario/scenarios.ts';
import { judgementSchema } from '#games/truck-off/scenario/schema.ts';
import { answerTo, neverSurprisesAnybody } from '../../engine/positionScenario/fuzz.ts';
import { GRID, PAYOUT, TIE, VENUES } from './scenarios.ts';
import { must } from './support.ts';

async function played(file: object) {
  const scenario = must(scenarios(must(expectScenario(file))));
  return { scenario, ...(await answerTo(scenario)) };
}

const refusedAt = (file: object): string | undefined => {
  const read = scenarios(must(expectScenario(file)));
  return read.ok ? undefined : read.fault.path;
};

const plain = (text: string): string => text;
const PLAIN = { good: plain, bad: plain, faint: plain };

const EXECUTING = { seats: 3, phase: 'execute', chosen: ['reroll'], venues: VENUES };
const CARDS = { seats: 3, phase: 'cards', venues: VENUES };
const OF_TWO = { seats: 2, phase: 'pick', venues: GRID.position.venues };

describe('scenarios of positions', () => {
  it.each([
    ['a payout', PAYOUT],
    ['a grid', GRID],
    ['a tie', TIE],
  ])('%s is judged, and held against what was expected', async (_, file) => {
    const { scenario, judgement } = await played(file);
    expect(unmetAtOnce(scenario.expectAtOnce, judgement.atOnce)).toEqual([]);
    expect(unmetOf(scenario.expect, judgement)).toEqual([]);
    expect(judgementSchema.safeParse(judgement).error).toBeUndefined();
  });

  it('say what is not as expected, and what must not be', async () => {
    const { scenario, judgement } = await played({
      ...PAYOUT,
      expectAtOnce: {
        money: [{ atMost: 13 }, { not: 11 }, { atLeast: 14 }],
        payouts: [{ venue: 20, share: 5 }, { not: { why: 'shut' } }],
        phase: { not: 'trucks' },
      },
    });
    expect(unmetAtOnce(scenario.expectAtOnce, judgement.atOnce)).toMatchObject([
      { path: '$.expectAtOnce.phase', found: 'trucks' },
      { path: '$.expectAtOnce.money[0]', expected: { atMost: 13 }, found: 14 },
      { path: '$.expectAtOnce.money[1]', found: 11 },
      { path: '$.expectAtOnce.payouts[0].share', expected: 5, found: 4 },
      { path: '$.expectAtOnce.payouts[1]' },
    ]);
  });

  it('are told: what follows at once, which cards are free, and each command', async () => {
    expect((await played(GRID)).lines(PLAIN)).toEqual([
      'At once:',
      '   Free cards: trigger (r4c1) and double (r4c3).',
      '   It is for seat 1.',
      '1. seat 1: play r3c3 d8',
      '   refused: covered',
      '2. seat 1: play r4c1 d20',
      '   Seat 1 plays “Trigger a venue payout”: Gaming Con.',
      '   Gaming Con: 17, 2 trucks: 8 each, 1 lost.',
      '3. seat 0: play r3c1 d8',
      '   Seat 0 plays “Venue is shut”: Concert.',
    ]);
    expect((await played(TIE)).lines(PLAIN)).toContain(
      '   Seat 0 throws for the tie: 3 by the d4 and 11 by the d20; d6 is cocked, and must be thrown again.',
    );
  });

  it('ask for the dice of a round, but for one that a Daily Special turns', async () => {
    const { judgement } = await played({
      ...PAYOUT,
      options: { specials: true },
      position: {
        seats: 3,
        phase: 'roll',
        venues: [
          { venue: 8, trucks: ['0-8', '1-8'] },
          { venue: 10, trucks: ['0-10', '2-10'], special: 'fixed-fee' },
          { venue: 12, trucks: ['1-12', '2-12'] },
        ],
      },
      expectAtOnce: {},
    });
    expect(judgement.atOnce).toMatchObject({
      roll: ['d8', 'd12', 'd20'],
      venues: [{ die: null }, { venue: 10, die: 6 }, {}, {}],
      rulings: [{ clause: 'TO-44', code: 'die-turned' }],
    });
  });

  it('draw the Daily Specials that are said to be next', async () => {
    const { judgement } = await played({
      ...PAYOUT,
      options: { specials: true },
      position: { ...PAYOUT.position, specials: ['parade', 'encore'] },
      expectAtOnce: {},
    });
    expect(judgement.atOnce).toMatchObject({
      venues: [{ special: 'encore' }, { special: 'parade' }, { special: null }, { special: null }],
    });
  });

  it('count the cards in hand at the end of the last round', async () => {
    const { judgement } = await played({
      ...PAYOUT,
      position: { ...PAYOUT.position, round: 5, hands: ['', 'trigger', 'place double'] },
      expectAtOnce: {},
    });
    expect(judgement.atOnce).toMatchObject({ money: [14, 12, 22], winner: 2 });
  });

  it('execute selected cards in turn, one refused while dice have to be thrown', async () => {
    const { judgement } = await played({
      ...PAYOUT,
      position: { ...EXECUTING, chosen: ['reroll', 'move'], turn: 0 },
      expectAtOnce: {},
      actions: [
        { seat: 0, command: 'play reroll d8' },
        { seat: 1, command: 'play move 10 d8' },
        { seat: 0, command: 'roll', shown: { d10: 4 } },
        { seat: 0, command: 'roll', shown: { d8: 8 } },
        { seat: 1, command: 'play move 10 d8' },
      ],
    });
    expect(judgement.actions).toMatchObject([
      { roll: ['d8'] },
      { refused: 'roll-first' },
      { refused: 'other-dice', roll: ['d8'] },
      { venues: [{ venue: 8, die: 8 }, {}, {}, {}], asked: [1] },
      { money: [9, 9, 12], payouts: [{ venue: 8, share: 4 }, { venue: 10 }, { venue: 12 }, { venue: 20 }] },
    ]);
  });

  it('go on with those who are tied again, and with what they have thrown', async () => {
    const { judgement } = await played({
      ...TIE,
      position: {
        seats: 4,
        phase: 'tie',
        money: [30, 30, 30, 8],
        tied: [
          { owner: 0, set: 'd8-d10-d12', faces: [1, 10, 12] },
          { owner: 2, set: 'd4-d6-d20' },
        ],
      },
      actions: [{ seat: 2, command: 'roll', shown: { d4: 4, d6: 6, d20: 14 } }],
      expectAtOnce: { roll: ['d4', 'd6', 'd20'] },
      expect: [],
    });
    expect(judgement.actions).toMatchObject([{ winner: 2, rulings: [{}, { code: 'won', clause: 'TO-31' }] }]);
  });

  it('take any cards for a grid that is not said, so that what lies on the table can have been taken', async () => {
    const { judgement } = await played({
      ...GRID,
      position: {
        ...OF_TWO,
        venues: [{ ...GRID.position.venues[0], promotes: 2 }, ...GRID.position.venues.slice(1)],
      },
      actions: [],
      expectAtOnce: {},
      expect: [],
    });
    expect(judgement.atOnce).toMatchObject({ free: ['r3c3', 'r3c4', 'r4c1'], asked: [0] });
  });

  it('name their set of rules, those of dice as well', () => {
    expect(refusedAt({ ...PAYOUT, rules: 'tuned' })).toBeUndefined();
    expect(refusedAt({ ...PAYOUT, rules: 'mine' })).toBe('$.rules');
    const { position: _, expectAtOnce: __, ...file } = PAYOUT;
    const place = { id: 'a', atMm: [0, 8, 0], quaternion: [0, 0, 0, 1] };
    const dice = { dice: [{ id: 'a', die: 'd6' }], actions: [{ do: 'rest', dice: [place] }] };
    expect(refusedAt({ ...file, ...dice, rules: 'text' })).toBeUndefined();
  });

  it('of dice are thrown as before', () => {
    const dice = { dice: [{ id: 'a', die: 'd6' }], actions: [{ do: 'roll', throws: [] }] };
    const { position: _, expectAtOnce: __, ...file } = { ...PAYOUT, ...dice };
    expect(refusedAt(file)).toBe('$.actions[0].throws');
  });
});

describe('a position that cannot be is refused with its place', () => {
  const inPosition = (position: object) => ({ ...PAYOUT, position, expectAtOnce: {} });

  it.each([
    ['a command that is none', { ...GRID, actions: [{ seat: 0, command: 'fly' }] }, '$.actions[0].command'],
    ['an action that is none', { ...GRID, actions: [{ do: 'fly', seat: 0 }] }, '$.actions[0].do'],
    ['a roll without its dice', { ...TIE, actions: [{ seat: 0, command: 'roll' }] }, '$.actions[0].shown'],
    ['dice without a roll', { ...TIE, actions: [{ seat: 0, command: 'concede', shown: {} }] }, '$.actions[0].shown'],
    [
      'a roll by hand',
      { ...TIE, actions: [{ seat: 0, command: 'roll d8 at 0 150 0 speed 300 0 0 spin 900', shown: { d8: 1 } }] },
      '$.actions[0].command',
    ],
    [
      'a die above its sides',
      { ...TIE, actions: [{ seat: 0, command: 'roll', shown: { d8: 9 } }] },
      '$.actions[0].shown.d8',
    ],
    ['more expectations than actions', { ...PAYOUT, expect: [{}] }, '$.expect[0]'],
    ['two cards that chance has drawn', { ...PAYOUT, options: { discards: 'random' } }, '$.options.discards'],
    [
      'Barry with more money than he may begin with',
      { ...PAYOUT, options: { barryMoney: 99 } },
      '$.options.barryMoney',
    ],
  ])('%s', (_, file, path) => expect(refusedAt(file)).toBe(path));

  it.each([
    ['no number of seats', { phase: 'payout' }, 'seats'],
    ['seven seats', { seats: 7, phase: 'payout' }, 'seats'],
    ['money of a seat too many', { ...PAYOUT.position, money: [1, 2, 3, 4] }, 'money[3]'],
    ['a hand of a seat too many', { ...PAYOUT.position, hands: ['', '', '', 'move'] }, 'hands[3]'],
    ['Barry among three', { ...PAYOUT.position, barry: 20 }, 'barry'],
    ['a grid of three', { ...PAYOUT.position, grid: GRID.position.grid }, 'grid'],
    ['hands of two', { ...GRID.position, hands: ['move'] }, 'hands'],
    ['selecting of two', { seats: 2, phase: 'cards' }, 'phase'],
    ['picking of three', { seats: 3, phase: 'pick' }, 'phase'],
    ['a first player who is not there', { ...PAYOUT.position, first: 3 }, 'first'],
    ['a first player who has given up', { ...PAYOUT.position, conceded: [0] }, 'first'],
    ['a turn where none is', { ...PAYOUT.position, turn: 1 }, 'turn'],
    ['a turn without a card', { ...EXECUTING, turn: 1 }, 'turn'],
    ['one seat left', { ...PAYOUT.position, first: 2, conceded: [0, 1] }, 'conceded'],
    ['a seat that has given up twice', { seats: 4, phase: 'trucks', conceded: [1, 1] }, 'conceded[1]'],
    ['a round after the last one', { seats: 2, phase: 'trucks', round: 5 }, 'round'],
    ['a tie in mid-match', { ...TIE.position, round: 3 }, 'round'],
    ['a venue that is not in play', { ...CARDS, venues: [...VENUES, { venue: 4, die: 1 }] }, 'venues[4].venue'],
    ['a venue twice', { ...CARDS, venues: [...VENUES, { venue: 8, die: 1 }] }, 'venues[4].venue'],
    ['a die that shows 9 of 8', { ...CARDS, venues: [{ venue: 8, die: 9 }] }, 'venues[0].die'],
    ['a number before the throw', { seats: 3, phase: 'roll', venues: [{ venue: 8, die: 3 }] }, 'venues[0].die'],
    ['a die that is missing', { ...CARDS, venues: VENUES.slice(1) }, 'venues'],
    [
      'a Daily Special without the variant',
      { seats: 3, phase: 'trucks', venues: [{ venue: 8, special: 'encore' }] },
      'venues',
    ],
    [
      'a Daily Special of another venue',
      { seats: 3, phase: 'trucks', venues: [{ venue: 8, special: 'parade' }] },
      'venues[0].special',
    ],
    ['a Daily Special to come without the variant', { seats: 3, phase: 'trucks', specials: ['encore'] }, 'specials[0]'],
    [
      'a truck of nobody',
      { ...CARDS, venues: [{ ...VENUES[0], trucks: ['4-8'] }, ...VENUES.slice(1)] },
      'venues[0].trucks[0]',
    ],
    [
      'a truck of a number that is out',
      { ...CARDS, venues: [{ ...VENUES[0], trucks: ['0-4'] }, ...VENUES.slice(1)] },
      'venues[0].trucks[0]',
    ],
    [
      'a truck at two venues',
      { ...PAYOUT.position, venues: [{ ...VENUES[0], trucks: ['0-20'] }, ...VENUES.slice(1)] },
      'venues[3].trucks[0]',
    ],
    [
      'a truck before it is selected',
      { seats: 3, phase: 'trucks', venues: [{ venue: 8, trucks: ['0-8'] }] },
      'venues[0].trucks[0]',
    ],
    [
      'a truck elsewhere before cards',
      { ...CARDS, venues: [{ ...VENUES[0], trucks: ['0-10'] }, ...VENUES.slice(1)] },
      'venues[0].trucks[0]',
    ],
    ['one truck of a seat before cards', { ...CARDS, venues: [{ venue: 8, die: 5 }, ...VENUES.slice(1)] }, 'venues'],
    [
      'a token before cards',
      { ...CARDS, venues: [{ ...VENUES[0], promotes: 1 }, ...VENUES.slice(1)] },
      'venues[0].promotes',
    ],
    [
      'a shut venue before cards',
      { ...CARDS, venues: [{ ...VENUES[0], shut: true }, ...VENUES.slice(1)] },
      'venues[0].shut',
    ],
    ['a 2X token before cards', { ...CARDS, doubles: ['0-8'] }, 'doubles[0]'],
    ['a 2X token on no truck', { ...PAYOUT.position, doubles: ['5-8'] }, 'doubles[0]'],
    ['selected cards before they are shown', { ...CARDS, chosen: ['move'] }, 'chosen[0]'],
    ['selected cards of who has given up', { ...EXECUTING, chosen: ['move', 'move'], conceded: [1] }, 'chosen[1]'],
    ['nothing to execute', { ...EXECUTING, chosen: [] }, 'chosen'],
    ['more of a kind than a set has', { ...EXECUTING, hands: ['promote promote'] }, 'hands[0]'],
    ['a card that is out', { ...EXECUTING, hands: ['shut-truck'] }, 'hands[0]'],
    ['a card in the hand and selected', { ...EXECUTING, chosen: ['promote'], hands: ['promote'] }, 'hands[0]'],
    ['a hand of less than all in the first round', { ...CARDS, hands: ['reroll'] }, 'hands[0]'],
    [
      'more promote tokens than cards',
      { ...PAYOUT.position, venues: [{ ...VENUES[0], promotes: 4 }, ...VENUES.slice(1)] },
      'venues[0].promotes',
    ],
    [
      'a token whose card is in a hand',
      { ...PAYOUT.position, hands: ['promote', 'promote', 'promote'] },
      'venues[0].promotes',
    ],
    ['more 2X tokens than cards', { ...PAYOUT.position, doubles: ['0-8', '0-8', '0-8', '0-8'] }, 'doubles'],
    [
      'a shut venue whose card is in a hand',
      { ...PAYOUT.position, hands: ['shut-venue', 'shut-venue', 'shut-venue'] },
      'venues[1].shut',
    ],
    [
      'a third truck whose card is in a hand',
      {
        ...PAYOUT.position,
        venues: [{ ...VENUES[0], trucks: ['0-8', '1-8'] }, ...VENUES.slice(1)],
        doubles: [],
        hands: ['place', 'place', 'place'],
      },
      'venues',
    ],
    [
      'trucks that nobody has sent home',
      {
        ...PAYOUT.position,
        venues: [{ venue: 8, die: 5 }, ...VENUES.slice(1)],
        doubles: [],
        hands: ['trigger', 'trigger', 'trigger'],
      },
      'venues',
    ],
    [
      'three trucks of Barry',
      {
        ...GRID.position,
        grid: undefined,
        venues: [{ ...GRID.position.venues[0], trucks: ['0-8', 'barry-8'] }, ...GRID.position.venues.slice(1)],
      },
      'venues',
    ],
    ['more rows than a grid has', { ...GRID.position, grid: [...GRID.position.grid, '. . .'] }, 'grid'],
    [
      'a row of three in the place of five',
      { ...GRID.position, grid: ['. . . .', '. . .', '. . . .', '. . .'] },
      'grid[1]',
    ],
    [
      'a card taken from under another',
      { ...GRID.position, grid: ['. move double trigger', ...GRID.position.grid.slice(1, 3), 'trigger move double'] },
      'grid[0]',
    ],
    ['too few cards taken for the round', { ...GRID.position, round: 2 }, 'grid'],
    [
      'more of a kind than both sets have',
      { ...GRID.position, grid: ['trigger trigger trigger trigger', ...GRID.position.grid.slice(1)] },
      'grid[0]',
    ],
    [
      'tokens that no card of this round has brought',
      { ...GRID.position, venues: [{ ...GRID.position.venues[0], promotes: 2 }, ...GRID.position.venues.slice(1)] },
      'grid',
    ],
    ['a tie of one', { ...TIE.position, barry: 39 }, 'money'],
    ['a tied seat with less', { ...TIE.position, tied: [{ owner: 0 }, { owner: 1 }] }, 'tied[1].owner'],
    ['one tied', { ...TIE.position, tied: [{ owner: 0 }] }, 'tied'],
    ['the tied in another order', { ...TIE.position, tied: [{ owner: 'barry' }, { owner: 0 }] }, 'tied[1].owner'],
    [
      'a set that Barry does not take',
      { ...TIE.position, tied: [{ owner: 0 }, { owner: 'barry', set: 'd4-d6-d20' }] },
      'tied[1].set',
    ],
    [
      'numbers of no dice',
      { ...TIE.position, tied: [{ owner: 0, faces: [1, 1, 1] }, { owner: 'barry' }] },
      'tied[0].faces',
    ],
    [
      'numbers before those of the seat before',
      { ...TIE.position, tied: [{ owner: 0 }, { owner: 'barry', faces: [1, 1, 1] }] },
      'tied[1].faces',
    ],
    [
      'numbers that the dice have not',
      { ...TIE.position, tied: [{ owner: 0, set: 'd4-d6-d20', faces: [5, 1, 1] }, { owner: 'barry' }] },
      'tied[0].faces',
    ],
    ['trucks in a tie', { ...TIE.position, venues: [{ venue: 8, trucks: ['0-8'] }] }, 'venues[0].trucks[0]'],
  ])('%s', (_, position, path) => expect(refusedAt(inPosition(position))).toBe(`$.position.${path}`));

  it.each([
    [
      'the value and what was expected',
      { ...CARDS, venues: [{ venue: 8, die: 9 }] },
      '$.position.venues[0].die is 9; expected a number from 1 to 8.',
    ],
    [
      'the dice that are missing',
      { ...CARDS, venues: VENUES.slice(2) },
      '$.position.venues is 2 of them with numbers; expected d8 and d10, too, each with its number, as the dice have been thrown.',
    ],
    [
      'the cards that lie on the table',
      { ...GRID.position, venues: [{ ...GRID.position.venues[0], promotes: 2 }, ...GRID.position.venues.slice(1)] },
      '$.position.grid is a grid of which 1 are taken in this round; expected at least 2 cards taken in this round, by what lies on the table.',
    ],
    [
      'the card that is on top',
      { ...GRID.position, grid: ['. move double trigger', ...GRID.position.grid.slice(1, 3), 'trigger move double'] },
      '$.position.grid[0] is without a card at r1c1; expected a card, as the one at r2c1 lies on it.',
    ],
  ])('in a sentence with %s', (_, position, sentence) => {
    const read = scenarios(must(expectScenario(inPosition(position))));
    expect(read.ok ? null : read.fault.message).toBe(sentence);
  });
});

describe('a scenario of a position never throws and is refused in one sentence', () => {
  neverSurprisesAnybody(scenarios, judgementSchema, [TIE, GRID, PAYOUT]);
});
