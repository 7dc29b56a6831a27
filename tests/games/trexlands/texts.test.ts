import { describe, expect, it } from 'vitest';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { eventText } from '#games/trexlands/texts.ts';
import { refusals } from '#games/trexlands/refusals.ts';
import { pieceId, seat } from '#sim/ids.ts';

const [T1, T2, E1] = [pieceId('0-T1'), pieceId('0-T2'), pieceId('1-T1')];
const [zero, one] = [seat(0), seat(1)];
const move = { kind: 'terra', trucks: [T1, T2], ramp: null, via: 'b2', to: 'b3', stack: false } as const;

const sentences: readonly [TrexlandsEvent, string][] = [
  [{ type: 'turn-began', seat: 1, turn: 4 }, 'Seat 1 holds the WHEEL.'],
  [{ type: 'turn-ended', seat: 1, turn: 4, by: 'choice' }, 'Seat 1 makes no MOVE.'],
  [{ type: 'turn-ended', seat: 1, turn: 4, by: 'rule' }, 'The turn of Seat 1 is over.'],
  [{ type: 'rolled', why: 'battle', thrown: [T1, E1], upright: [E1] }, '0-T1 and 1-T1 rolled: 1-T1 is on its wheels.'],
  [{ type: 'rolled', why: 'rank', thrown: [T1], upright: [] }, '0-T1 rolled: it is down.'],
  [{ type: 'announced', seat: zero, move }, 'Seat 0 announces a MOVE: 0-T1 and 0-T2 through b2 to b3.'],
  [
    { type: 'moved', seat: zero, move: { ...move, trucks: [T1], kind: 'city', via: null, to: 'city' } },
    '0-T1 to the City.',
  ],
  [
    { type: 'moved', seat: zero, move: { kind: 'camp', trucks: [T1], ramp: 'r2', via: null, to: 'b1', stack: true } },
    '0-T1 by ramp r2 to b1, stacked.',
  ],
  [{ type: 'played', seat: one, card: 'roadblock-2', target: { on: 'nothing' } }, 'Seat 1 plays Roadblock.'],
  [
    { type: 'played', seat: one, card: '1-scout', target: { on: 'face-down', owner: zero, slot: 2 } },
    'Seat 1 plays Scout on card 2 of Seat 0.',
  ],
  [
    { type: 'played', seat: one, card: 'tow-hook-1', target: { on: 'tow', truck: E1, terra: 'b2' } },
    'Seat 1 plays Tow hook on 1-T1, to b2.',
  ],
  [
    { type: 'played', seat: one, card: 'second-wind-1', target: { on: 'truck', truck: E1 } },
    'Seat 1 plays Second wind on 1-T1.',
  ],
  [{ type: 'bridged', terra: 'a3', beyond: 'city' }, 'There is a ramp between a3 and the City.'],
  [
    { type: 'attack-failed', attacker: zero, holder: one, terra: 'b2', back: [T1], origin: 'camp' },
    'The attack fails: Seat 1 still holds b2; 0-T1 goes back to Camp.',
  ],
  [
    { type: 'attack-failed', attacker: zero, holder: one, terra: 'b2', back: [], origin: 'b1' },
    'The attack fails: Seat 1 still holds b2.',
  ],
  [{ type: 'attack-won', attacker: zero, terra: 'b2', occupied: true }, 'The attack succeeds: Seat 0 now holds b2.'],
  [
    { type: 'attack-won', attacker: zero, terra: 'b2', occupied: false },
    'The attack succeeds: Seat 0 wins b2 and withdraws.',
  ],
  [
    { type: 'clima', card: 'drought-1' },
    'Drought, a weather card (Clima), turned up in the market: No Supply at the end of this Exchange.',
  ],
  [{ type: 'bid', seat: zero, slot: 2, card: 'nitro-1', coins: 1, total: 1 }, 'Seat 0 bids 1 V on Nitro.'],
  [{ type: 'bid', seat: zero, slot: 2, card: 'nitro-1', coins: 1, total: 4 }, 'Seat 0 bids 1 V on Nitro, 4 V in all.'],
  [{ type: 'forfeited', card: 'nitro-1', why: 'tie' }, 'Nitro is gone: the highest bids are equal.'],
  [
    { type: 'revealed', seat: zero, card: '0-raid', coins: 1, challengers: [one], how: 'caught' },
    'Seat 0 reveals Raid with 1 V: a bluff that was challenged, and it is out of the game.',
  ],
  [{ type: 'won', seat: zero, by: 'x-scored' }, 'Seat 0 wins: the City is empty.'],
  [{ type: 'won', seat: zero, by: 'tie-roll' }, 'Seat 0 wins: tied, and alone on its wheels in the roll for it.'],
  [{ type: 'won', seat: zero, by: 'concession' }, 'Seat 0 wins: nobody else is left.'],
];

describe('what has happened, as a sentence', () => {
  it.each(sentences)('%j', (event, text) => expect(eventText(event)).toBe(text));

  it('calls players and trucks as it is told to', () => {
    const truck = (id: string): string => `the ${id.slice(2)}`;
    const trucks = (ids: readonly string[]): string => ids.map(truck).join(' and ');
    const naming = { seat: (s: number) => ['Ann', 'Ben'][s] ?? '?', truck, trucks };
    expect(eventText({ type: 'stake-won', seat: zero, from: one, coins: 1 }, naming)).toBe(
      'Ann wins a stake of 1 V from Ben.',
    );
    expect(eventText({ type: 'to-camp', trucks: [T1, T2] }, naming)).toBe('the T1 and the T2 go back to Camp.');
  });
});

describe('why something may not be done', () => {
  it('is one clear sentence with the place', () => {
    expect(refusals.noBattleFromCamp(['b1']).message).toBe(
      'Attack from Camp only if no square at this ramp is left to you: b1 is (TX-65).',
    );
    expect(refusals.badCoins(9, 3).message).toBe(
      '9 V cannot be committed; there are 3 V in Camp, and 1 V is the least.',
    );
    expect(refusals.noRoom('b2', 1).message).toBe('b2 has room for 1 truck of one player (TX-56).');
    expect(refusals.noRoom('b2', 2).message).toBe('b2 has room for 2 trucks of one player (TX-50).');
    expect(refusals.notSecondRow('b3', 'b1').message).toBe('b3 is not the next Terra straight behind b1.');
    expect(refusals.inStack(T1, T2).message).toBe('T1 is stacked with T2; unstack them first (TX-22).');
    expect(refusals.notNow('roadblock').message).toBe(
      'Roadblock cannot be played now: When a rival announces a MOVE: it is cancelled, and spent.',
    );
  });
});
