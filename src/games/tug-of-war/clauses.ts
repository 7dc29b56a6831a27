import type { TugOfWarEvent } from './events.ts';
import type { ModuleId } from './ids.ts';
import { REWARD_CLAUSES } from './rewards.ts';
import { eventText, type Names } from './texts.ts';

/** The clause that a module's cards are laid by. */
export const MODULE_CLAUSES: Readonly<Record<ModuleId, string>> = {
  rope: 'TW-30',
  race: 'TW-35',
  collation: 'TW-41',
  clock: 'TW-44',
  maze: 'TW-47',
  path: 'TW-54',
  conker: 'TW-60',
  tower: 'TW-66',
};

/** The clause by which an event came about. */
export function clauseOf(event: TugOfWarEvent): string {
  switch (event.type) {
    case 'first-chosen':
    case 'first-declined':
      return 'TW-23';
    case 'turn-began':
    case 'played':
    case 'conceded':
      return 'TW-03';
    case 'stands':
      return MODULE_CLAUSES[event.now.module];
    case 'scored':
      return MODULE_CLAUSES[event.module];
    case 'released':
      return 'TW-60';
    case 'module-won':
      return 'TW-19';
    case 'gained':
      return REWARD_CLAUSES[event.gain.reason];
    case 'forbidden':
      return 'TW-69';
    case 'discarded':
      return event.by === 'time' ? 'TW-10' : 'TW-09';
    case 'reserve':
      return 'TW-20';
    case 'repeated':
      return 'TW-72';
    case 'won':
      return WON[event.outcome.by];
  }
}

const WON = { modules: 'TW-12', 'no-cards': 'TW-11', time: 'TW-20', concession: 'TW-03', repetition: 'TW-72' } as const;

/** An event in the words of all rulings. */
export const rulingOf = (
  event: TugOfWarEvent,
  names?: Names,
): { readonly clause: string; readonly code: string; readonly text: string } => ({
  clause: clauseOf(event),
  code: event.type === 'gained' ? event.gain.reason : event.type,
  text: eventText(event, names),
});
