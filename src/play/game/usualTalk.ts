import { seatNamesOf } from '../say/seatNames.ts';
import type { TableTypes } from '../session/tableTypes.ts';
import type { Talk } from '../textTable/talk.ts';
import { gameTalk, type TalkParts } from './gameTalk.ts';
import type { MatchAt, PlayedGame } from './playedGame.ts';

/** The table in words of what a game's panels say: the turn, and how all stand. */
export function usualTalk<B extends TableTypes>(
  { turnSheet, standing, sentences }: Pick<PlayedGame<B>, 'turnSheet' | 'standing' | 'sentences'>,
  session: B['session'],
  parts: Omit<TalkParts<B>, 'headline' | 'look' | 'sentences'>,
): Talk {
  const headline = (match: MatchAt<B>): string =>
    `${turnSheet(match, session.store.getState(), seatNamesOf(match.header.seats), false).headline}.`;
  const standings = (match: MatchAt<B>): readonly string[] =>
    (standing?.(match, seatNamesOf(match.header.seats)) ?? []).map((line) => `${line}.`);
  return gameTalk<B>(session, {
    headline,
    look: (match) => [headline(match), ...standings(match)],
    sentences,
    ...parts,
  });
}
