import type { TractionMatch } from '#games/traction/traction.ts';
import { clauseOfExample } from '#play/traction/teach/exampleIds.ts';
import type { Physics } from '#sim/physics.ts';
import type { Result } from '#sim/result.ts';
import { late } from '#app/late/late.ts';

/** The example of a clause, or the walk of an entry of a day. */
export async function prepared(id: string, physics: Physics): Promise<Result<TractionMatch>> {
  const clause = clauseOfExample(id);
  if (clause === null) return (await late(() => import('./walkedDay.ts'))).walkedDay(id, physics);
  return (await late(() => import('#play/traction/teach/exampleMatch.ts'))).exampleMatch(physics, clause);
}
