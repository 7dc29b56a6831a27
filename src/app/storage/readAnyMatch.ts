import { gameIn } from '../../engine/files/gameIn.ts';
import { readMatch, type MatchJson, type ReadingOptions } from '../../engine/matchFile/matchFiles.ts';
import type { MatchText } from '../../engine/matchFile/matchText.ts';
import { ok, type Result } from '../../sim/result.ts';
import { breath, SLICE_MS } from '../offThread/breath.ts';
import { filesOf, GAMES, type AnyRecording, type GameId } from './gameFiles.ts';

/** Reads a match file of whatever game. Faults: those of `readMatch`; of a game that is not played here; those of the game's own. */
export async function readAnyMatch(
  text: string,
  build: string | null,
  options?: ReadingOptions,
): Promise<Result<AnyRecording>> {
  const json = readMatch(text, options);
  return json.ok ? anyMatchOf(json.value, build) : json;
}

/** The same for JSON that says it is a match. The page goes on meanwhile. */
export async function anyMatchOf(json: MatchJson, build: string | null): Promise<Result<AnyRecording>> {
  const game = gameIn(json, GAMES);
  if (!game.ok) return game;
  const { readingMatch } = await filesOf(game.value);
  const steps = readingMatch(json, build);
  let breathed = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value as Result<AnyRecording>;
    if (performance.now() - breathed < SLICE_MS) continue;
    await breath();
    breathed = performance.now();
  }
}

/** A match of whatever game, to be read by people. */
export interface ToldMatch extends MatchText {
  readonly game: GameId;
}

/** Reads a match file only to tell it, by whatever version of the rules it was played. Faults: those of `readAnyMatch`, but for version and build. */
export async function tellAnyMatch(text: string, options?: ReadingOptions): Promise<Result<ToldMatch>> {
  const json = readMatch(text, options);
  if (!json.ok) return json;
  const game = gameIn(json.value, GAMES);
  if (!game.ok) return game;
  const { tellMatch } = await filesOf(game.value);
  const told = tellMatch(json.value);
  return told.ok ? ok({ ...told.value, game: game.value }) : told;
}
