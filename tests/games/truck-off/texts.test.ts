import { describe, expect, it } from 'vitest';
import type { TruckOffAction } from '#games/truck-off/actions.ts';
import type { CardKind } from '#games/truck-off/cards.ts';
import type { TruckOffEvent, Payout } from '#games/truck-off/events.ts';
import { actionText, eventText, payoutText, SEAT_NAMES } from '#games/truck-off/texts.ts';
import { planOf, playMatch } from './randomMatch.ts';

const payout: Payout = {
  venue: 20,
  die: 17,
  promote: 4,
  added: 0,
  special: null,
  sharing: 3,
  share: 7,
  lost: 0,
  trucks: [
    { truck: '0-20', doubles: 1, times: 2, amount: 14 },
    { truck: '1-20', doubles: 0, times: 1, amount: 7 },
    { truck: '2-20', doubles: 0, times: 1, amount: 7 },
  ],
  rest: null,
};

const names = (owner: number | 'barry'): string =>
  owner === 'barry' ? 'Barry' : (['Red', 'Blue', 'Green'][owner] ?? '');

const EVENTS: readonly (readonly [TruckOffEvent, string])[] = [
  [{ type: 'round-began', round: 2, first: 1 }, 'Round 2: Seat 1 is the first player.'],
  [
    { type: 'special-drawn', special: 'parade', replaced: null },
    'Daily Special at the Street Fair: Parade. Before the payout: the total is 5 higher.',
  ],
  [
    { type: 'special-drawn', special: 'parade', replaced: 'fixed-fee' },
    'Daily Special at the Street Fair instead of Fixed Fee: Parade. Before the payout: the total is 5 higher.',
  ],
  [{ type: 'special-paid', special: 'tasting', paid: [] }, 'Tasting Flight (Brewery) pays nobody.'],
  [
    { type: 'sent-home', special: 'badge-check', trucks: ['0-8', 'barry-10'] },
    'Badge Check (Gaming Con): Seat 0’s 8 and Barry’s 10 go home.',
  ],
  [
    {
      type: 'cards-counted',
      counts: [
        { seat: 0, cards: 2 },
        { seat: 1, cards: 0 },
      ],
    },
    'Cards to play: Seat 0 2 and Seat 1 0.',
  ],
  [
    { type: 'executed', seat: 0, card: '1-move-rival-1', target: { truck: 'barry-8', venue: 10 } },
    'Seat 0 plays “Move another player’s truck”: Barry’s 8 to Street Fair.',
  ],
  [
    { type: 'executed', seat: 0, card: '0-trigger-1', target: { truck: null, venue: 20 } },
    'Seat 0 plays “Trigger a venue payout”: Gaming Con.',
  ],
  [
    { type: 'rolled', by: 0, why: 'tie', shown: [], again: [{ die: 8, code: 'cocked' }] },
    'Seat 0 throws for the tie; d8 is cocked, and must be thrown again.',
  ],
  [{ type: 'hand-paid', seat: 1, cards: ['1-reroll-1'], amount: 1 }, 'Seat 1 keeps 1 card: $1.'],
  [{ type: 'tied', owners: [0, 'barry'] }, 'Seat 0 and Barry are tied; dice decide.'],
  [{ type: 'dice-chosen', seat: 0, set: 'd4-d6-d20' }, 'Seat 0 chooses d4, d6, d20.'],
  [{ type: 'won', owner: 'barry', by: 'barry' }, 'Barry wins, and neither player.'],
  [{ type: 'won', owner: 1, by: 'concession' }, 'Seat 1 wins, as nobody else is left who could.'],
];

describe('sentences', () => {
  it('a payout tells its whole sum', () => {
    expect(payoutText(payout, names)).toBe('Gaming Con: 17 + 4 promote, 3 trucks: 7 each, 0 lost; Red doubled: 14.');
  });

  it('a doubled truck is named by its number where its owner has another one there', () => {
    const trucks = payout.trucks.map((pay) => (pay.truck === '1-20' ? { ...pay, truck: '0-8' as const } : pay));
    expect(payoutText({ ...payout, trucks }, names)).toContain('Red’s 20 doubled: 14');
  });

  it('two 2X tokens are told as four times', () => {
    const [first, ...others] = payout.trucks;
    if (first === undefined) throw new Error('there is a truck');
    const four = { ...payout, trucks: [{ ...first, doubles: 2, times: 4, amount: 28 }, ...others] };
    expect(payoutText(four, names)).toContain('Red times 4: 28');
  });

  it.each(EVENTS)('%j', (event, sentence) => expect(eventText(event)).toBe(sentence));

  it.each<readonly [TruckOffAction, CardKind | undefined, string]>([
    [{ do: 'trucks', seat: 0, trucks: [8, 20] }, undefined, 'Select 8 (Concert) and 20 (Gaming Con)'],
    [{ do: 'roll', seat: 0, throws: [] }, undefined, 'Leave the dice to chance'],
    [
      { do: 'roll', seat: 0, throws: [{ die: 8, atMm: [0, 0, 0], velocityMmS: [0, 0, 0], spinDegS: 9 }] },
      undefined,
      'Throw d8',
    ],
    [{ do: 'cards', seat: 0, cards: [] }, undefined, 'Play no card'],
    [
      { do: 'cards', seat: 0, cards: ['reroll', 'reroll', 'move'] },
      undefined,
      'Select Reroll, Reroll and Move your truck',
    ],
    [
      { do: 'play', seat: 0, card: 'move', target: { truck: '0-8', venue: 20 } },
      undefined,
      'Play Move your truck: Seat 0’s 8 to Gaming Con',
    ],
    [
      { do: 'play', seat: 0, card: 'r4c1', target: { truck: null, venue: 20 } },
      'reroll',
      'Play Reroll (r4c1): Gaming Con',
    ],
    [{ do: 'discard', seat: 0, card: 'r4c1' }, undefined, 'Discard the card at r4c1'],
    [{ do: 'discard', seat: 0, card: 'promote' }, undefined, 'Discard Promote a venue'],
    [{ do: 'dice', seat: 0, set: 'd8-d10-d12' }, undefined, 'Choose d8, d10, d12'],
    [{ do: 'concede', seat: 0 }, undefined, 'Give up'],
  ])('offers %j', (action, kind, words) => expect(actionText(action, kind)).toBe(words));

  it('every event of matches is a sentence', () => {
    for (const seed of [0, 1, 2, 3, 4, 5])
      playMatch(planOf(seed), ({ events }) => {
        for (const event of events) expect(eventText(event, SEAT_NAMES)).toMatch(/^\p{Lu}[^\n]+\.$/u);
      });
  });
});
