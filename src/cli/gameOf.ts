import { gameIn } from '#engine/files/gameIn.ts';
import type { GameModule } from '#engine/module/gameModule.ts';
import { ok, type Result } from '#sim/result.ts';

/** The game that a file says it is of. Faults: `missing`, `bad-value`. */
export function gameOf(file: Readonly<Record<string, unknown>>, games: readonly GameModule[]): Result<GameModule> {
  const id = gameIn(
    file,
    games.map((game) => game.id),
  );
  if (!id.ok) return id;
  const game = games.find((one) => one.id === id.value);
  if (game === undefined) throw new Error(`no game is called ${id.value}`);
  return ok(game);
}
