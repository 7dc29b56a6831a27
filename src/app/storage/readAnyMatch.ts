import { gameIn } from '../../engine/files/gameIn.ts';
import { readMatch, type MatchJson, type ReadingOptions } from '../../engine/matchFile/matchFiles.ts';
import type { Result } from '../../sim/result.ts';
import { filesOf, GAMES, type AnyRecording } from '../tables/gameFiles.ts';

/** Reads a match file of whatever game. Faults: those of `readMatch`; of a game that is not played here; those of the game's own. */
export async function readAnyMatch(text: string, build: string | null, options?: ReadingOptions): Promise<Result<AnyRecording>> {
  const json = readMatch(text, options);
  return json.ok ? anyMatchOf(json.value, build) : json;
}

/** The same for JSON that says it is a match. */
export async function anyMatchOf(json: MatchJson, build: string | null): Promise<Result<AnyRecording>> {
  const game = gameIn(json, GAMES);
  if (!game.ok) return game;
  const { matchOf } = await filesOf(game.value);
  return matchOf(json, build) as Result<AnyRecording>;
}
