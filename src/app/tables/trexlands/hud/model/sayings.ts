import type { TrexlandsEvent } from '../../../../../games/trexlands/events.ts';
import { eventText } from '../../../../../games/trexlands/texts.ts';
import { clauseOfEvent } from '../../words/clauseOfEvent.ts';
import type { Names } from '../../words/names.ts';

/** One sentence about what has happened. */
export interface Saying {
  readonly text: string;
  readonly clause: string | null;
  readonly tone: 'good' | 'bad' | 'plain';
}

const TONES: Partial<Readonly<Record<TrexlandsEvent['type'], Saying['tone']>>> = {
  scored: 'good', 'attack-won': 'good', claimed: 'good', awarded: 'good', won: 'good', 'attack-failed': 'bad', 'all-down': 'bad', cancelled: 'bad', countered: 'bad', forfeited: 'bad',
};

/** Said by the panel of the turn, or shown by that of the market. */
const ELSEWHERE: ReadonlySet<TrexlandsEvent['type']> = new Set<TrexlandsEvent['type']>(['turn-ended', 'turn-began', 'dealt']);

/** What is worth a sentence: a MOVE that came about at once was announced, too, which nobody needs to be told. */
export const worthSaying = (events: readonly TrexlandsEvent[]): readonly TrexlandsEvent[] =>
  events.filter(({ type }) => !ELSEWHERE.has(type) && !(type === 'announced' && events.some((other) => other.type === 'moved')));

/** Everything that there is to say of an action, for everybody to read. */
export const sayingsOf = (events: readonly TrexlandsEvent[], names: Names): readonly Saying[] =>
  worthSaying(events).map((event) => ({ text: eventText(event, names), clause: clauseOfEvent(event), tone: TONES[event.type] ?? 'plain' }));
