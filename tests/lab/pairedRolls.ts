import { outcomeAlone, outcomesIn } from '#lab/rolls/outcomes.ts';
import { blockOf, setupsOf } from '#lab/rolls/count.ts';
import { bodiesOf, rollsParameters } from '#lab/rolls/parameters.ts';
import { STANDARD_THROW } from '#lab/rolls/throwFile.ts';
import { pairedDifference } from '#lab/statistics/paired.ts';
import type { Difference } from '#lab/statistics/difference.ts';
import type { Physics } from '#sim/physics.ts';

/** An outcome that both ways of rolling the same throws have come to, more or less often. */
export interface PairedOutcome {
  readonly outcome: string;
  /** How often the throws came to it in worlds of their own, and how much more often as they are counted. */
  readonly alone: number;
  readonly difference: Difference;
}

export const UNSETTLED = 'unsettled';

/**
 * A truck's standard throws on this ground, each rolled to its rest in a world of its own and counted as the lab
 * counts, by outcome; the most frequent first.
 */
export function pairedRolls(
  physics: Physics,
  terrain: string,
  rolls: number,
  { seed = 1, toRest = false }: { readonly seed?: number; readonly toRest?: boolean } = {},
): readonly PairedOutcome[] {
  const parameters = rollsParameters.parse({ throw: { ...STANDARD_THROW, terrain }, toRest });
  const bodies = bodiesOf(parameters);
  const block = blockOf(parameters);
  const setupIn = setupsOf(parameters, bodies, seed);
  const cells = new Map<string, { alone: number; gained: number; lost: number }>();
  const cellOf = (outcome: string) => {
    const cell = cells.get(outcome) ?? { alone: 0, gained: 0, lost: 0 };
    cells.set(outcome, cell);
    return cell;
  };
  for (let first = 0; first < rolls; first += block) {
    const setups = Array.from({ length: Math.min(block, rolls - first) }, (_, i) => setupIn(first + i));
    outcomesIn(physics, setups, bodies, toRest).forEach((counted, i) => {
      const setup = setups[i];
      const [alone = UNSETTLED] = (setup && outcomeAlone(physics, setup, bodies)) ?? [];
      const [together = UNSETTLED] = counted ?? [];
      cellOf(alone).alone += 1;
      if (together === alone) return;
      cellOf(together).gained += 1;
      cellOf(alone).lost += 1;
    });
  }
  return [...cells]
    .map(([outcome, { alone, gained, lost }]) => ({
      outcome,
      alone,
      difference: pairedDifference(gained, lost, rolls),
    }))
    .sort((a, b) => b.alone - a.alone);
}
