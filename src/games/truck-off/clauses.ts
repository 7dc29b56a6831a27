import { kindOf, type CardKind } from './cards.ts';
import type { TruckOffEvent } from './events.ts';
import type { Outcome, RollAsked } from './state.ts';
import { eventText, type Names } from './texts.ts';

/** The clause by which an event came about. */
export function clauseOf(event: TruckOffEvent): string {
  switch (event.type) {
    case 'rolled':
      return ROLLED[event.why];
    case 'executed':
      return CARDS[kindOf(event.card)];
    case 'not-paid':
      return event.why === 'shut' ? CARDS['shut-venue'] : 'TO-11';
    case 'won':
      return WON[event.by];
    default:
      return CLAUSES[event.type];
  }
}

const ROLLED: Readonly<Record<RollAsked['why'], string>> = {
  venues: 'TO-49',
  special: 'TO-44',
  reroll: 'TO-19',
  tie: 'TO-31',
};

const CARDS: Readonly<Record<CardKind, string>> = {
  reroll: 'TO-19',
  move: 'TO-20',
  'move-rival': 'TO-21',
  place: 'TO-22',
  double: 'TO-16',
  'shut-truck': 'TO-23',
  'shut-venue': 'TO-24',
  promote: 'TO-14',
  trigger: 'TO-26',
};

const WON: Readonly<Record<Outcome['by'], string>> = {
  'most-money': 'TO-29',
  'tie-dice': 'TO-31',
  barry: 'TO-39',
  concession: 'TO-29',
};

const CLAUSES: Readonly<Record<Exclude<TruckOffEvent['type'], 'rolled' | 'executed' | 'not-paid' | 'won'>, string>> = {
  'round-began': 'TO-29',
  'special-drawn': 'TO-42',
  'special-paid': 'TO-44',
  'die-turned': 'TO-44',
  'special-rethrow': 'TO-44',
  'sent-home': 'TO-44',
  'trucks-selected': 'TO-06',
  revealed: 'TO-06',
  'cards-selected': 'TO-07',
  'cards-counted': 'TO-07',
  discarded: 'TO-09',
  paid: 'TO-11',
  'round-ended': 'TO-28',
  'hand-paid': 'TO-30',
  tied: 'TO-31',
  'dice-chosen': 'TO-31',
  conceded: 'TO-29',
};

/** An event in the words of all rulings. */
export const rulingOf = (
  event: TruckOffEvent,
  names?: Names,
): { readonly clause: string; readonly code: string; readonly text: string } => ({
  clause: clauseOf(event),
  code: event.type,
  text: eventText(event, names),
});
