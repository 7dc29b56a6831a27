import type { SeenEntry } from '#engine/seen.ts';
import { seatNamesOf } from '../say/seatNames.ts';
import type { TableTypes } from '../session/tableTypes.ts';
import type { MatchAt, PlayedGame } from './playedGame.ts';

const NOTHING: readonly never[] = [];

/** The words of a game whose events are told to everybody, a sentence each, as soon as they have happened. */
export function openEvents<B extends TableTypes>(
  title: string,
  textOf: (event: B['rules']['event'], name: (seat: number) => string) => string,
): Pick<PlayedGame<B>, 'news' | 'happened' | 'sentences' | 'chapters'> {
  const sentences = ({ header }: MatchAt<B>, entries: readonly SeenEntry<B['rules']>[]): readonly string[] =>
    entries.flatMap(({ events }) => events.map((event) => textOf(event, seatNamesOf(header.seats).seat)));
  return {
    news: ({ match }) => (match as MatchAt<B> | null)?.log.at(-1)?.events ?? NOTHING,
    happened: (match) => ({
      sayings: sentences(match, match.log.slice(-1)).map((text) => ({ text, clause: null, tone: 'plain' })),
    }),
    sentences,
    chapters: (match) => [{ title, lines: sentences(match, match.log).map((text) => ({ text })) }],
  };
}
