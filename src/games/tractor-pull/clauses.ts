import type { TractorPullEvent } from './events.ts';
import { eventText, type Names } from './texts.ts';

/** The clause by which an event came about. */
export function clauseOf(event: TractorPullEvent): string {
  if (event.type === 'match-won') return WON[event.score.by];
  if (event.type === 'spun') return event.again === null || event.again === 'sideways' ? 'TP-03' : 'TP-05';
  return CLAUSES[event.type];
}

const WON = { ropes: 'TP-24', overtime: 'TP-25', strongest: 'TP-26', wrench: 'TP-27' } as const;

const CLAUSES: Readonly<Record<Exclude<TractorPullEvent['type'], 'match-won' | 'spun'>, string>> = {
  'face-picked': 'TP-02',
  'characters-shown': 'TP-02',
  'match-began': 'TP-32',
  colours: 'TP-04',
  located: 'TP-01',
  installed: 'TP-30',
  'wave-began': 'TP-11',
  recruited: 'TP-08',
  deployed: 'TP-37',
  revealed: 'TP-38',
  'singled-out': 'TP-13',
  'none-ejected': 'TP-13',
  ejected: 'TP-17',
  'no-target': 'TP-17',
  passed: 'TP-17',
  boosted: 'TP-36',
  unboosted: 'TP-23',
  flipped: 'TP-18',
  swapped: 'TP-39',
  returned: 'TP-33',
  drew: 'TP-10',
  'put-under': 'TP-10',
  pulled: 'TP-24',
  overtime: 'TP-25',
  compared: 'TP-26',
  'wholly-equal': 'TP-27',
  awarded: 'TP-28',
  conceded: 'TP-24',
  won: 'TP-24',
};

/** An event in the words of all rulings. */
export const rulingOf = (
  event: TractorPullEvent,
  names?: Names,
): { readonly clause: string; readonly code: string; readonly text: string } => ({
  clause: clauseOf(event),
  code: event.type,
  text: eventText(event, names),
});
