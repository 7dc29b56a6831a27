import { z } from 'zod';
import { anyObject, isCount } from '#lab/anyObject.ts';
import { append } from '#lab/append.ts';
import { trialsCounting } from '#bots/traction/trials.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { trialSeed } from '#lab/chance.ts';
import type { Chunk } from '#lab/experiment.ts';
import { callsOf } from './calls.ts';
import { setupOf, tolerancesOf, type ToleranceParameters } from './parameters.ts';

/** Calls of each match by tolerance and cause (`nameOf`), in the order of trials. */
export const toleranceCounts = z.strictObject({
  matches: z.array(anyObject<number>(isCount)),
});
export type ToleranceCounts = z.infer<typeof toleranceCounts>;

/** A match a trial, ruled by every tolerance. */
export function countTolerance(
  physics: Physics,
  parameters: ToleranceParameters,
  seed: number,
  { first, end }: Chunk,
): Result<ToleranceCounts> {
  const { bots: levels, steadiness, passMm } = parameters;
  const tolerances = tolerancesOf(parameters);
  const play = trialsCounting((match) => callsOf(match, tolerances), passMm).thrown.by(
    setupOf(parameters),
    levels.length,
  );
  if (!play.ok) return play;
  const matches: ToleranceCounts['matches'] = [];
  for (let trial = first; trial < end; trial += 1) {
    const played = play.value(physics, { levels, steadiness, seed: trialSeed(seed, 'match', trial) });
    if (!played.ok) return played;
    matches.push({ ...played.value.figures });
  }
  return ok({ matches });
}

export function mergeTolerance(a: ToleranceCounts, b: ToleranceCounts): ToleranceCounts {
  append(a.matches, b.matches);
  return a;
}
