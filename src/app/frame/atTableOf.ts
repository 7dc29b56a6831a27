import { isWhole, type SeenMatch } from '#engine/seen.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { againstLevel } from '#play/session/opponent.ts';
import { agreeOn } from '#play/session/plans.ts';
import type { MatchState, Session } from '#play/session/state.ts';
import type { AnySeen, GameFiles } from '#play/storage/gameFiles.ts';
import { goTo } from '../ui/useRoute.ts';
import type { AtTable } from './AtTable.tsx';

export interface Own<T extends GameTypes> extends Pick<AtTable, 'Share'> {
  /** The plan of a new match with the same players; left out, it takes header and set-up over. */
  readonly sameAgain?: (match: Match<T>) => unknown;
  /** Whether its replay has an analysis; not, unless told. */
  readonly isAnalysed?: boolean;
}

/** A game's match for what is around every table: most of it follows from its files. */
export function atTableOf<T extends GameTypes, S extends MatchState<T>, R extends RecordedAction<T>>(
  session: Session<T, S>,
  { game, makeMatch, recordMatch, actionsToTell }: GameFiles<T, R>,
  { Share, sameAgain = ({ header: { seats, setup, rules } }) => ({ seats, setup, rules }), isAnalysed = false }: Own<T>,
): AtTable {
  const here = (): Match<T> => {
    const { played } = session.store.getState();
    if (played === null || !isWhole(played)) throw new Error('no match is kept at this table');
    return played;
  };
  const ours = (match: AnySeen) => match as SeenMatch<T>; // a match played at this table is of its game
  return {
    game: game.id,
    session,
    file: () => makeMatch(recordMatch(here())),
    winnersOf: (match) => game.result(ours(match).state)?.winners ?? null,
    actionsToTell: (match) => actionsToTell(ours(match)),
    sameAgain: (level) => goTo({ page: 'match', id: agreeOn(game.id, sameAgain(playedBy(here(), level))) }),
    isAnalysed,
    Share,
  };
}

/** The match, as if its bots had been of another level. */
function playedBy<T extends GameTypes>(match: Match<T>, level: string | undefined): Match<T> {
  const { header } = match;
  return level === undefined ? match : { ...match, header: { ...header, seats: againstLevel(header.seats, level) } };
}
