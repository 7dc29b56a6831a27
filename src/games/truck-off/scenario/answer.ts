import { asked } from '../asked.ts';
import { kindOf } from '../cards.ts';
import { rulingOf } from '../clauses.ts';
import { dieId, leftIn } from '../dice.ts';
import type { TruckOffEvent } from '../events.ts';
import { cardAt, freeSlots, SLOTS } from '../grid.ts';
import { BARRY } from '../ids.ts';
import { NUMBERS } from '../numbers.ts';
import { trucksAt } from '../queries.ts';
import type { TruckOffState } from '../state.ts';
import type { Pile } from '#engine/deck.ts';
import type { CardId } from '../cards.ts';
import { TAKEN } from './cards.ts';
import type { Answer } from './schema.ts';
import { say } from './texts.ts';

/** The position as it is written, with what has come about in it. */
export function answerOf(state: TruckOffState, events: readonly TruckOffEvent[], refused: string | null): Answer {
  const { round, first, phase, players, barry, venues, trucks, grid, roll } = state;
  return {
    legal: refused === null,
    refused,
    rulings: events.map((event) => rulingOf(event)),
    round,
    phase: phase.name,
    first,
    asked: [...asked(state)],
    roll: roll === null ? [] : leftIn(roll.dice).map(dieId),
    money: players.map(({ money }) => money),
    barry,
    payouts: events.flatMap((event) => payoutIn(state, event)),
    venues: venues.map(({ sides, die, promotes, shut, special }) => ({
      venue: sides,
      die,
      trucks: trucksAt(state, sides).map(({ id }) => id),
      promotes,
      shut,
      special,
    })),
    doubles: trucks.flatMap(({ id, doubles }) => Array.from({ length: doubles }, () => id)),
    hands: players.map(({ hand }) => words(hand)),
    chosen: players.map(({ chosen }) => words(chosen)),
    grid: rowsOf(state),
    free: grid === null ? [] : [...freeSlots(grid)],
    tied: phase.name === 'tie' ? phase.tied.map(({ faces, ...one }) => ({ ...one, faces: faces && [...faces] })) : [],
    winner: winnerOf(state),
  };
}

const words = (cards: Pile<CardId>): string => cards.flatMap((card) => (card === null ? [] : [kindOf(card)])).join(' ');

function rowsOf({ grid }: TruckOffState): string[] {
  if (grid === null) return [];
  const cards = SLOTS.map((slot) => {
    const card = cardAt(grid, slot);
    return card === null ? TAKEN : kindOf(card);
  });
  return NUMBERS.two.grid.map((length, i) => {
    const from = NUMBERS.two.grid.slice(0, i).reduce((sum, n) => sum + n, 0);
    return cards.slice(from, from + length).join(' ');
  });
}

function payoutIn({ venues }: TruckOffState, event: TruckOffEvent): Answer['payouts'] {
  if (event.type === 'not-paid') {
    const { venue, why } = event;
    return [{ ...UNPAID, venue, why, die: venues.find(({ sides }) => sides === venue)?.die ?? 0 }];
  }
  if (event.type !== 'paid') return [];
  const { venue, die, promote, added, sharing, share, lost, trucks } = event.payout;
  const each = trucks.map(({ truck, times, amount }) => ({ truck, times, amount }));
  return [{ venue, why: null, die, promote, added, sharing, share, lost, trucks: each }];
}

const UNPAID = { promote: 0, added: 0, sharing: 0, share: 0, lost: 0, trucks: [] };

function winnerOf({ outcome }: TruckOffState): Answer['winner'] {
  if (outcome === null) return null;
  return outcome.by === 'barry' ? BARRY : (outcome.winners[0] ?? null);
}

/** The free cards, and whose turn it is. */
export function standing({ grid, free, roll, asked: seats }: Answer): readonly string[] {
  const cards = grid.flatMap((row) => row.split(' '));
  const named = free.map((slot) => `${cards[SLOTS.findIndex((one) => one === slot)] ?? ''} (${slot})`);
  return [
    ...(named.length === 0 ? [] : [say.free(named)]),
    ...(seats.length === 0 ? [] : [roll.length === 0 ? say.asked(seats) : say.toThrow(seats, roll)]),
  ];
}
