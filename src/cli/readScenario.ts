import { MATCH_FORMAT } from '#engine/matchFile/format.ts';
import { isOfDice, readScenario } from '#engine/scenario/read.ts';
import type { GameModule } from '#engine/module/gameModule.ts';
import type { Playable } from '#engine/module/scenarios.ts';
import type { RuleSet } from '#engine/ruleSets.ts';
import type { Result } from '#sim/result.ts';
import { gameOf } from './gameOf.ts';
import { namingOther } from './otherCommand.ts';
import { say } from './texts.ts';

/**
 * A scenario of the game that it names, or of dice. `rules`: a set that goes over the one that the file names. Faults:
 * the first thing that is wrong with the file, with its place and value.
 */
export async function readPlayable(
  text: string,
  games: readonly GameModule[],
  rules: RuleSet | null = null,
): Promise<Result<Playable>> {
  const read = readScenario(text);
  if (!read.ok) return namingOther(read, text, { format: MATCH_FORMAT, hint: say.isMatch });
  if (isOfDice(read.value)) return (await import('#engine/diceScenario/scenarios.ts')).diceScenarios(read.value);
  const game = gameOf(read.value, games);
  if (!game.ok) return game;
  const playable = await game.value.scenarios();
  return playable(rules === null ? read.value : { ...read.value, rules });
}
