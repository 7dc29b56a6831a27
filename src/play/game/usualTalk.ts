import { seatNamesOf } from '../say/seatNames.ts';
import type { TableTypes } from '../session/tableTypes.ts';
import type { Talk } from '../textTable/talk.ts';
import { gameTalk, type TalkParts } from './gameTalk.ts';
import type { MatchAt, PlayedGame } from './playedGame.ts';

/** The table in words of what its panels say: the turn, and how all stand. */
export const usualTalk =
  <B extends TableTypes>(
    { turnSheet, standing, sentences }: Pick<PlayedGame<B>, 'turnSheet' | 'standing' | 'sentences'>,
    partsOf: (session: B['session']) => Omit<TalkParts<B>, 'headline' | 'look' | 'sentences'>,
  ) =>
  (session: B['session']): Talk => {
    const headline = (match: MatchAt<B>): string =>
      `${turnSheet(match, session.store.getState(), seatNamesOf(match.header.seats), false).headline}.`;
    return gameTalk<B>(session, {
      headline,
      look: (match) => [
        headline(match),
        ...(standing?.(match, seatNamesOf(match.header.seats)) ?? []).map((line) => `${line}.`),
      ],
      sentences,
      ...partsOf(session),
    });
  };
