import { clauseOf } from '../../../../games/tractor-pull/clauses.ts';
import type { TractorPullEvent } from '../../../../games/tractor-pull/events.ts';
import { eventText } from '../../../../games/tractor-pull/texts.ts';
import type { TractorPullMatch } from '../../../../games/tractor-pull/tractorPull.ts';
import type { Saying } from '../../../frame/SaidCard.tsx';
import type { SeatNames } from '../../../frame/seatNames.ts';

const TONES: Partial<Readonly<Record<TractorPullEvent['type'], Saying['tone']>>> = {
  'match-won': 'good',
  won: 'good',
  ejected: 'bad',
};

/** Everything that there is to say of an action: events are for everybody. */
export const sayingsOf = (events: readonly TractorPullEvent[], names: SeatNames): readonly Saying[] =>
  events.map((event) => ({
    text: eventText(event, names.seat),
    clause: clauseOf(event),
    tone: TONES[event.type] ?? 'plain',
  }));

/** The whole game in sentences of events. Nothing else of the log is read: actions and positions hold secrets. */
export const sentencesOf = (
  log: readonly Pick<TractorPullMatch['log'][number], 'events'>[],
  names: SeatNames,
): readonly string[] => log.flatMap(({ events }) => events.map((event) => eventText(event, names.seat)));

/** A match of the log. */
export interface Chapter {
  readonly match: number;
  readonly lines: readonly string[];
}

export function chaptersOf(log: TractorPullMatch['log'], names: SeatNames): readonly Chapter[] {
  const chapters: { match: number; lines: string[] }[] = [{ match: 1, lines: [] }];
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'match-began' && event.match > 1) chapters.push({ match: event.match, lines: [] });
    chapters.at(-1)?.lines.push(eventText(event, names.seat));
  }
  return chapters;
}
