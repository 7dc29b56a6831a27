import { readMatch } from '#engine/matchFile/matchFiles.ts';
import { SCENARIO_FORMAT } from '#engine/scenario/format.ts';
import type { GameModule } from '#engine/module/gameModule.ts';
import type { Replayable } from '#engine/module/matches.ts';
import type { Result } from '#sim/result.ts';
import { gameOf } from '../gameOf.ts';
import { namingOther } from '../otherCommand.ts';
import { say } from '../texts.ts';

/** A match of the game that it names. Faults: the first thing that is wrong with the file, with its place and value. */
export async function readReplayable(text: string, games: readonly GameModule[]): Promise<Result<Replayable>> {
  const read = readMatch(text);
  if (!read.ok) return namingOther(read, text, { format: SCENARIO_FORMAT, hint: say.isScenario });
  const game = gameOf(read.value, games);
  return game.ok ? (await game.value.matches())(read.value) : game;
}
