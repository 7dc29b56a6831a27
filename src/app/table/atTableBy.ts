import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { countNow, type PlayedGame, type WholeMatch } from '#play/game/playedGame.ts';
import type { MatchState } from '#play/session/state.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { type AtTable, atTableOf } from '../frame/AtTable.tsx';
import { shareMatch } from '../sharing/ShareMatch.tsx';
import type { TableParts } from './tableParts.ts';

/** A session of the game, for what is around every table. */
export function atTableBy<B extends TableTypes>(
  play: PlayedGame<B>,
  { files, sameAgain }: Pick<TableParts<B>, 'files' | 'sameAgain'>,
  session: B['session'],
): AtTable {
  // After a first match the same players go on by the text.
  const nextOf = ({ header: { seats, setup, rules } }: Match<GameTypes>): unknown =>
    rules === 'first' && play.firstForTwo ? { ...play.standardMatch(), seats } : { seats, setup, rules };
  return atTableOf<GameTypes, MatchState<GameTypes>, RecordedAction<GameTypes>>(session, files, {
    Share: shareMatch(play.words.move, {
      hasSecrets: play.hasSecrets,
      game: play.words.name,
      count: (seat) => countNow(play, session.store.getState(), seat),
      score: (winner) => {
        const { match } = session.store.getState();
        return (match && play.score?.(match, winner)) ?? null;
      },
    }),
    sameAgain: (match) => (sameAgain ? sameAgain(match as WholeMatch<B>, session) : nextOf(match)),
  });
}
