import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../ledger.ts';
import { holds, named, type Case } from '../cases.ts';
import { at, eventOf, refused, say, sentences, setUpFor, types } from '../support.ts';

const TIE = ['van . .', '. . .', '. . .'];

const CASES: readonly Case[] = [
  {
    name: 'TP-24: the rule text’s example: 8 to 9, 7 to 1 and 10 to 9 win the match',
    position: {
      phase: 'pull',
      wave: 3,
      field: [
        ['tractor pickup sedan', '. . go-kart'],
        ['sedan ~scooter+1 sedan', 'scooter . scooter'],
      ],
    },
    totals: '8-9 7-1 10-9',
    ropes: '1 0 0',
    wins: [1, 0],
    told: ['Seat 0 wins match 1, 2 to 1.'],
  },
  {
    name: 'TP-24: one rope and two ties win',
    position: { phase: 'pull', wave: 3, field: [['van sedan .'], ['van scooter .']] },
    ropes: '- 0 -',
    wins: [1, 0],
    told: ['Seat 0 wins match 1, 1 to 0.'],
  },
  {
    name: 'TP-24: a tied rope gives nobody a point',
    position: { phase: 'pull', wave: 3, field: [['van sedan scooter'], ['van scooter sedan']] },
    ropes: '- 0 1',
    phase: 'deploy',
    wave: 4,
    wins: [0, 0],
  },
  {
    name: 'TP-21: of face-down vehicles only the counters pull',
    position: { phase: 'pull', wave: 3, field: [['~tractor+2 van .'], ['scooter ~tractor .']] },
    totals: '2-3 5-0 0-0',
  },
  {
    name: 'TP-25: a tie is followed by a fourth row, without recruiting',
    position: { phase: 'pull', wave: 3, hands: ['van sedan scooter', 'van sedan scooter'], field: [TIE, TIE] },
    asked: [0, 1],
    told: ['The match is tied: three more vehicles are deployed.', 'The overtime wave begins.'],
    refused: { '1 recruit c1p1': 'other-phase', '0 deploy van sedan scooter': null },
  },
  {
    name: 'TP-25: the strongest are ejected in overtime as well, and all ropes are counted anew',
    position: { phase: 'pull', wave: 3, field: [TIE, TIE] },
    rows: ['sedan scooter scooter', 'go-kart scooter go-kart'],
    field: [
      [...TIE, '. scooter scooter'],
      [...TIE, 'go-kart scooter go-kart'],
    ],
    totals: '5-9 3-3 3-4',
    wins: [0, 1],
    told: ['Seat 1 wins match 1 in overtime, 2 to 0.'],
  },
  {
    name: 'TP-25: by the house rule nothing is ejected in overtime',
    options: { overtimeEject: false },
    position: { phase: 'pull', wave: 3, field: [TIE, TIE] },
    rows: ['sedan scooter scooter', 'go-kart scooter go-kart'],
    ejected: '',
    totals: '11-9 3-3 3-4',
    phase: 'award',
    told: ['Nothing is ejected in this wave.'],
  },
  {
    name: 'TP-25: who has more than three cards left chooses three of them',
    position: { phase: 'pull', wave: 3, hands: ['tractor', ''], field: [TIE, TIE] },
    rows: ['sedan scooter scooter', 'go-kart scooter go-kart'],
    hands: ['tractor', ''],
    phase: 'award',
  },
  {
    name: 'TP-40: overtime’s row lies behind the back row of each side',
    position: { phase: 'pull', wave: 3, field: [TIE, TIE] },
    rows: ['van scooter scooter', 'van scooter scooter'],
    play: ['0 pass', '1 pass'],
    field: [
      [...TIE, '. scooter scooter'],
      [...TIE, '. scooter scooter'],
    ],
    wave: 4,
    phase: 'spin',
  },
  {
    name: 'TP-26: still tied: the strongest vehicle wins',
    position: { phase: 'pull', wave: 4, field: [['tractor . .'], ['. van .']] },
    wins: [1, 0],
    told: [
      'Still tied: of the vehicles in place 1 by strength, Seat 0 has one of 8 and Seat 1 has one of 5.',
      'Seat 0 wins match 1 by the strongest vehicles, 1 to 1.',
    ],
  },
  {
    name: 'TP-26: with counters',
    position: { phase: 'pull', wave: 4, field: [['van+4 . .'], ['. tractor .']] },
    wins: [1, 0],
  },
  {
    name: 'TP-26: then the second strongest',
    position: {
      phase: 'pull',
      wave: 4,
      field: [
        ['sedan . .', '. scooter .'],
        ['. sedan .', 'go-kart . .'],
      ],
    },
    wins: [0, 1],
    told: ['Still tied: of the vehicles in place 2 by strength, Seat 0 has one of 3 and Seat 1 has one of 4.'],
  },
  {
    name: 'TP-26: face down its counters alone',
    position: { phase: 'pull', wave: 4, field: [['~tractor+1 . van'], ['. van hatchback']] },
    told: ['Still tied: of the vehicles in place 2 by strength, Seat 0 has one of 1 and Seat 1 has one of 5.'],
    wins: [0, 1],
  },
  {
    name: 'TP-26: a vehicle that is not there loses even to one of 0',
    position: { phase: 'pull', wave: 4, field: [['van ~sedan .'], ['van . .']] },
    wins: [1, 0],
    told: ['Still tied: of the vehicles in place 2 by strength, Seat 0 has one of 0 and Seat 1 has none.'],
  },
  {
    name: 'TP-27: wholly equal: the wrench is spun, and red wins the match',
    position: { phase: 'pull', wave: 4, field: [TIE, TIE] },
    play: ['spin 90'],
    wins: [0, 1],
    told: [
      'All vehicles are equal: the wrench decides, and red wins the match.',
      'Seat 1 wins match 1 by the wrench, 0 to 0.',
    ],
  },
  {
    name: 'TP-27: a wrench that lies sideways is spun again',
    position: { phase: 'pull', wave: 4, field: [TIE, TIE] },
    play: ['spin 2'],
    phase: 'spin',
    asked: [0],
    wins: [0, 0],
  },
  {
    name: 'TP-28: the winner of the first match sees three items, and is asked',
    position: { phase: 'pull', wave: 3, field: [['van . .'], []] },
    asked: [0],
    phase: 'award',
    refused: { '0 award tow-chain': null, '0 award roll-cage': 'no-item', '1 award tow-chain': 'not-your-turn' },
  },
  {
    name: 'TP-28: after a second match at one to one there is another award',
    position: { phase: 'pull', match: 2, won: [1], wave: 3, field: [['van . .'], []] },
    phase: 'award',
    wins: [1, 1],
  },
  {
    name: 'TP-28: after a second win there is none, as the game is over',
    position: { phase: 'pull', match: 2, won: [0], wave: 3, field: [['van . .'], []] },
    phase: 'pull',
    winner: 0,
    asked: [],
    told: ['Seat 0 wins the game, with two matches.'],
    refused: { '0 award tow-chain': 'match-over' },
  },
  {
    name: 'TP-28: the third match ends the game',
    position: { phase: 'pull', match: 3, won: [0, 1], wave: 3, field: [[], ['van . .']] },
    winner: 1,
    wins: [1, 2],
  },
];

describe('pulling', () => {
  it.each(named(CASES))('%s', (_, one) => holds(one));
});

describe('the next match', () => {
  const played = at({
    phase: 'pull',
    wave: 3,
    hands: ['van', 'sedan hatchback'],
    field: [['tractor+2 van .'], ['. . ~scooter+1']],
    location: 'swamp-b',
    items: [['winch'], []],
    installed: [{ seat: 1, item: 'turbo', spot: '1-row-2' }],
  });

  it('TP-28: the winner keeps one item and the loser gets the two others', () => {
    const after = say(played, '0 award oil-slick');
    expect(after.state.players.map(({ items }) => items)).toEqual([
      ['winch', 'oil-slick'],
      ['tow-chain', 'pennant'],
    ]);
    expect(sentences(after)).toContain('Seat 0 keeps 1 item; the other one gets 2.');
  });

  it('TP-29: placed items leave the game, and unplaced ones stay in the hand', () => {
    const { state } = say(played, '0 award oil-slick');
    expect([state.spent, state.installed]).toEqual([['turbo'], []]);
    expect(state.players[0].items).toContain('winch');
  });

  it('TP-32, TP-33: counters to the supply, and all 32 vehicles, the hands too, into a new garage', () => {
    const { state } = say(played, '0 award oil-slick', '1 location quarry-a', '1 done', '0 done');
    expect([state.supply, state.field, state.ejected]).toEqual([15, [], []]);
    expect(state.players.map(({ hand }) => hand)).toEqual([[], []]);
    const cards = [...state.garage.flatMap((pair) => pair.cards), ...state.aside];
    expect([state.garage.length, state.aside.length, new Set(cards).size]).toEqual([12, 8, 32]);
    expect(ledgerOf(state).cards).toEqual(ledgerOf(setUpFor({ characters: false })).cards);
  });

  it('TP-04: for the second match the colours swap, without a spin', () => {
    const after = say(played, '0 award oil-slick');
    expect([after.state.red, after.state.phase.name]).toEqual([1, 'location']);
    expect(sentences(after)).toContain('Seat 1 is red: the colours are swapped.');
    expect(refused(after.state, '0 spin')).toBe('other-phase');
  });

  it('TP-04: for the third match the oldest spins, whoever was red', () => {
    const third = say(
      at({ phase: 'pull', match: 2, won: [1], wave: 3, field: [['van . .'], []] }),
      '0 award oil-slick',
    );
    expect(third.state.phase).toEqual({ name: 'spin', by: 1, why: 'colours' });
    expect(third.state.red).toBeNull();
    expect(eventOf(say(third.state, 'spin 270'), 'colours')).toMatchObject({ red: 0, why: 'wrench' });
  });

  it('TP-27: in the third match the oldest spins for a match that is wholly equal', () => {
    const { state } = at({ phase: 'pull', match: 3, won: [0, 1], wave: 4, field: [TIE, TIE] });
    expect(state.phase).toEqual({ name: 'spin', by: 1, why: 'decide' });
    expect(say(state, 'spin 270').state.outcome).toEqual({ winner: 0, by: 'matches' });
  });

  it('TP-01: a location that was used cannot be picked again, on neither side', () => {
    const { state } = say(played, '0 award oil-slick');
    expect(state.visited).toEqual(['swamp']);
    expect(refused(state, '1 location swamp-a')).toBe('used-location');
    expect(refused(state, '1 location swamp-b')).toBe('used-location');
  });

  it('by a house rule there are no items', () => {
    const after = at({ phase: 'pull', wave: 3, field: [['van . .'], []] }, { items: false });
    expect([after.state.match, after.state.phase.name]).toEqual([2, 'location']);
    expect(types(after)).not.toContain('awarded');
  });

  it('giving up loses the game at once', () => {
    const after = say(played, '1 concede');
    expect(after.state.outcome).toEqual({ winner: 0, by: 'concession' });
    expect(sentences(after)).toContain('Seat 0 wins the game, as the other has given up.');
  });
});
