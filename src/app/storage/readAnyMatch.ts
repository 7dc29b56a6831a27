import { gameIn } from '../../engine/files/gameIn.ts';
import { readMatch, type MatchJson, type ReadingOptions } from '../../engine/matchFile/matchFiles.ts';
import type { Result } from '../../sim/result.ts';
import { breath, SLICE_MS } from '../offThread/breath.ts';
import { filesOf, GAMES, type AnyRecording } from '../tables/gameFiles.ts';

/** Reads a match file of whatever game. Faults: those of `readMatch`; of a game that is not played here; those of the game's own. */
export async function readAnyMatch(text: string, build: string | null, options?: ReadingOptions): Promise<Result<AnyRecording>> {
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
