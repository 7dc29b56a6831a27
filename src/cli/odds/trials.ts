import type { GameModule } from '#engine/module/gameModule.ts';
import type { CountTrials, Odds } from '#engine/module/odds.ts';
import { GAMES } from '#games/registry.ts';
import { loadPhysics } from '#sim/physics.ts';
import { untimed } from '#sim/roll/untimed.node.ts';

/** The odds of the piece that is rolled: that of the first game that has any. */
export function openOdds(games: readonly GameModule[] = GAMES): Promise<Odds> {
  for (const { odds } of games) if (odds !== undefined) return odds();
  throw new Error('no game has odds');
}

/** Trials of it, on an engine of this thread. */
export async function openTrials(): Promise<CountTrials> {
  const [{ trialsWith }, physics] = await Promise.all([openOdds(), loadPhysics()]);
  untimed(physics);
  return trialsWith(physics);
}
