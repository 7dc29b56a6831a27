import { makeMatch, recordMatch } from '#games/trexlands/matchFile.ts';
import type { Physics } from '#sim/physics.ts';
import { realMatch } from './realMatch.ts';

const SEATS = [2, 3, 4] as const;

/** Files of whole matches with real rolls, of two to four seats: the same for the same seed. */
export const soakMatches = (physics: Physics, seed: number, many: number): readonly string[] =>
  Array.from({ length: many }, (_, i) =>
    makeMatch(recordMatch(realMatch(physics, { seats: SEATS[(seed + i) % SEATS.length] ?? 2, seed: seed + i }))),
  );
