import type { Game, GameTypes } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { MatchFiles } from '../../engine/matchFile/matchFiles.ts';
import type { RecordedAction, Table, Wanted } from '../../engine/replay.ts';
import type { TractionRecording } from '../../games/traction/matchFile.ts';
import type { TractionMatch } from '../../games/traction/traction.ts';
import type { TrexlandsRecording } from '../../games/trexlands/matchFile.ts';
import type { TrexlandsMatch } from '../../games/trexlands/trexlands.ts';
import type { Physics } from '../../sim/physics.ts';
import { fault, ok, type Result } from '../../sim/result.ts';
import type { Task } from '../offThread/helper.ts';
import type { Glance } from './savedMatch.ts';
import { texts } from '../texts.ts';
import { gameTexts as tractionTexts } from '../tables/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '../tables/trexlands/texts.ts';

/** The games of this page. What can be done with their matches as files is one table; nobody else asks which game it is. */
export const GAMES = ['traction', 'trexlands'] as const;
export type GameId = (typeof GAMES)[number];

export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  traction: tractionTexts.card.name,
  trexlands: trexlandsTexts.card.name,
};

interface Things {
  readonly traction: { readonly match: TractionMatch; readonly recording: TractionRecording };
  readonly trexlands: { readonly match: TrexlandsMatch; readonly recording: TrexlandsRecording };
}

export type MatchOf<G extends GameId> = Things[G]['match'];
export type AnyMatch = MatchOf<GameId>;
export type AnyRecording = Things[GameId]['recording'];

/** What the rooms of files can do with a game's matches. */
export interface GameFiles<T extends GameTypes, R extends RecordedAction<T>> extends Pick<
  MatchFiles<T, R>,
  'recordMatch' | 'makeMatch' | 'readingMatch' | 'tellMatch'
> {
  readonly game: Game<T>;
  /** A physical action from that position, for a helper. Faults: those of an action that cannot be performed from there. */
  readonly taskOf: (wanted: Wanted<T>) => Result<Task>;
  /** Where recorded actions are really performed, on this thread. */
  readonly replayTable: (physics: Physics) => Table<T>;
  /** Of a glance, what is agreed on before a match. */
  readonly glanceOfSetup: (setup: T['setup']) => Pick<Glance, 'surface'>;
  /** And how many actions everybody may know of: all, but where some are secret. */
  readonly actionsToTell: (match: Match<T>) => number;
  /** And what a position shows. */
  readonly glanceOfState: (state: T['state']) => Required<Pick<Glance, 'turn' | 'winners' | 'miniature'>>;
}

/** Those of some game: whoever has a match of it may ask. */
export type SomeFiles = GameFiles<GameTypes, RecordedAction<GameTypes>>;

/** With the game's rules and schemas in them they come behind the page's shell; asked for anew where they did not come. */
const LOADING: Readonly<Record<GameId, () => Promise<unknown>>> = {
  traction: async () => (await import('../tables/traction/files.ts')).tractionFiles,
  trexlands: async () => (await import('../tables/trexlands/files.ts')).trexlandsFiles,
};

export const filesOf = async (game: GameId): Promise<SomeFiles> => (await LOADING[game]()) as SomeFiles;

/** Whose match it is. */
export function gameOf({ header: { game } }: { readonly header: { readonly game: string } }): GameId {
  const known = GAMES.find((id) => id === game);
  if (known === undefined) throw new Error(`${game} is not played here`);
  return known;
}

/** The recording, for a table of that game. Fault: `other-game`. */
export function recordingOf<G extends GameId>(wanted: G, recording: AnyRecording): Result<Things[G]['recording']> {
  const game = gameOf(recording);
  return game === wanted
    ? ok(recording as Things[G]['recording'])
    : fault('other-game', texts.files.otherGame(GAME_NAMES[game]));
}
