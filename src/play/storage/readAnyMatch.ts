import { gameIn } from '#engine/files/gameIn.ts';
import { readMatch, type ReadingOptions } from '#engine/matchFile/matchFiles.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { MatchText } from '#engine/matchFile/matchText.ts';
import { ok, type Result } from '#sim/result.ts';
import { breath, now, SLICE_MS } from '../host/pausing.ts';
import { gameCalled, type AnyRecording, type Games, type SomeFiles } from './gameFiles.ts';

/**
 * Reads a match file of any game. Faults: those of `readMatch`; of a game that is not played here; those of the game's
 * own.
 */
export async function readAnyMatch(
  games: Games,
  text: string,
  build: string | null,
  options?: ReadingOptions,
): Promise<Result<AnyRecording>> {
  const json = readMatch(text, options);
  return json.ok ? anyMatchOf(games, json.value, build) : json;
}

/** The same for JSON that says it is a match. The page goes on meanwhile. */
export async function anyMatchOf(games: Games, json: MatchJson, build: string | null): Promise<Result<AnyRecording>> {
  const found = await filesIn(games, json);
  if (!found.ok) return found;
  const { readingMatch } = found.value.files;
  const steps = readingMatch(json, build);
  let breathed = now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (now() - breathed < SLICE_MS) continue;
    await breath();
    breathed = now();
  }
}

/** A match of any game, to be read by people. */
export interface ToldMatch extends MatchText {
  readonly game: string;
}

/**
 * Reads a match file only to tell it, of any version of the rules. Faults: those of `readAnyMatch`, but for version and
 * build.
 */
export async function tellAnyMatch(games: Games, text: string, options?: ReadingOptions): Promise<Result<ToldMatch>> {
  const json = readMatch(text, options);
  if (!json.ok) return json;
  const found = await filesIn(games, json.value);
  if (!found.ok) return found;
  const { game, files } = found.value;
  const told = files.tellMatch(json.value);
  return told.ok ? ok({ ...told.value, game }) : told;
}

/** The game that the file names, with what can be done with its files. */
async function filesIn(
  games: Games,
  json: MatchJson,
): Promise<Result<{ readonly game: string; readonly files: SomeFiles }>> {
  const ids = games.map(({ id }) => id);
  const game = gameIn(json, ids);
  return game.ok ? ok({ game: game.value, files: await gameCalled(games, game.value).files() }) : game;
}
