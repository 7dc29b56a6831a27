import { exampleOf } from '#games/traction/help/examples.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import type { Physics } from '#sim/physics.ts';
import type { Result } from '#sim/result.ts';
import { EXAMPLE_SEATS } from './seats.ts';

/** The example of a clause, played now by the same hands and the same physics as any match. */
export const exampleMatch = (physics: Physics, clause: string): Result<TractionMatch> =>
  exampleOf(physicsTable(physics), clause, EXAMPLE_SEATS);
