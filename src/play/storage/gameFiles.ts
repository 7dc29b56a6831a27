import type { Game, GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { MatchFiles } from '#engine/matchFile/matchFiles.ts';
import type { RecordedAction, Recording, Table, Wanted } from '#engine/replay.ts';
import type { Physics } from '#sim/physics.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Helper, Task } from '../offThread/helper.ts';
import { texts } from '../texts.ts';
import type { Glance } from './savedMatch.ts';

/** A match of some game. */
export type AnyMatch = Match<GameTypes>;
/** The same, as far as a table sees it. */
export type AnySeen = SeenMatch<GameTypes>;
export type AnyRecording = Recording<GameTypes>;

/** A game's matches as files. */
export interface GameFiles<T extends GameTypes, R extends RecordedAction<T>> extends Pick<
  MatchFiles<T, R>,
  'recordMatch' | 'makeMatch' | 'orders' | 'readingMatch' | 'tellMatch' | 'shortMatch' | 'readShort' | 'checkOf'
> {
  readonly game: Game<T>;
  /**
   * A physical action from that position, for a helper. Faults: those of an action that cannot be performed from there.
   */
  readonly taskOf: (wanted: Wanted<T>) => Result<Task>;
  /** Opens a helper for such tasks. */
  readonly helperOf: (physics: Physics) => Promise<Helper>;
  /** Where recorded actions are really performed, on this thread. */
  readonly replayTable: (physics: Physics) => Table<T>;
  /** The part of a glance that is agreed on before a match. */
  readonly glanceOfSetup: (setup: T['setup']) => Pick<Glance, 'surface' | 'mode'>;
  /** The number of actions that every player may know of: all, but where some are secret. */
  readonly actionsToTell: (match: SeenMatch<T>) => number;
  /** The same of a match that has not been replayed; absent where no action is secret. */
  readonly recordedToTell?: (log: Recording<T>['log']) => number;
  /** The part of a glance that a position shows. */
  readonly glanceOfState: (state: T['state']) => Required<Pick<Glance, 'turn' | 'winners' | 'miniature'>>;
}

/** Those of some game, for its own matches only. */
export type SomeFiles = GameFiles<GameTypes, RecordedAction<GameTypes>>;

/** The same files, for rooms that do not know whose they are. */
export const forgotten = <T extends GameTypes, R extends RecordedAction<T>>(files: GameFiles<T, R>): SomeFiles =>
  files as unknown as SomeFiles;

/** The facts about a game that saving, sharing and reading need before its rules are loaded. */
export interface KnownGame {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: number;
  /** Saves from before there were several games do not say whose they are: they are this one's. */
  readonly ofUnnamedSaves?: boolean;
  /** Whether files of its matches tell secrets of players. */
  readonly hasSecrets?: boolean;
  /** Rules and schemas. Rejects where they did not come; asked again, they are asked for again. */
  files(): Promise<SomeFiles>;
  /** A list's words about a match beside its players: in a word which kind, and how far it has come. */
  kindOf(glance: Glance): string | null;
  readonly runningSince: (turn: number) => string;
  /** The automatic player who can win in place of every seat; left out where there is none. */
  readonly lostTo?: string;
}

/** All games of this page, in the order in which they are shown. */
export type Games = readonly KnownGame[];

/** The game of that id. A match whose game is none of the page's has never come so far. */
export function gameCalled<G extends KnownGame>(games: readonly G[], id: string): G {
  const game = games.find((known) => known.id === id);
  if (game === undefined) throw new Error(`${id} is not played here`);
  return game;
}

/** The game of a match. */
export const gameOf = <G extends KnownGame>(
  games: readonly G[],
  { header }: { readonly header: { readonly game: string } },
): G => gameCalled(games, header.game);

/** The game of a listed match. */
export function gameOfGlance<G extends KnownGame>(games: readonly G[], { game }: Pick<Glance, 'game'>): G {
  const found = game === undefined ? games.find(({ ofUnnamedSaves }) => ofUnnamedSaves) : gameCalled(games, game);
  if (found === undefined) throw new Error('saves that name no game are of none of these');
  return found;
}

/** The recording, for a table of that game. Fault: `other-game`. */
export function recordingOf(games: Games, wanted: string, recording: AnyRecording): Result<AnyRecording> {
  const game = gameOf(games, recording);
  return game.id === wanted ? ok(recording) : fault('other-game', texts.files.otherGame(game.name));
}
