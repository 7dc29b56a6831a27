import { z } from 'zod';
import type { Physics } from '../../sim/physics.ts';
import { ok, type Result } from '../../sim/result.ts';
import type { Chunk } from '../experiment.ts';
import { outcomesOf } from '../rolls/labBody.ts';
import { rollOnce } from './odds/rollOnce.ts';
import { seriesOf, type Series } from './odds/series.ts';
import type { ValidateParameters } from './parameters.ts';
import type { Theme, Validation } from './validation.ts';

/** Measured figures are counted in billionths of their unit. */
export const BILLIONTHS = 1e9;

export const validateCounts = z.strictObject({
  /** Rows of theory by their number, each measured in the trial of that number. */
  measured: z.array(z.strictObject({ row: z.int().min(0), value: z.int() })),
  /** By series, how often each outcome was seen. */
  rolled: z.array(z.array(z.int().min(0))),
  /** By series, rolls that did not come to rest in their time; they count nowhere else. */
  unsettled: z.array(z.int().min(0)),
});
export type ValidateCounts = z.infer<typeof validateCounts>;

/** A row with its theme. */
export interface ThemedRow {
  readonly theme: Theme;
  readonly row: Validation;
}

/** The rows that the parameters ask for. */
export function rowsOf(all: readonly Theme[], { parts, themes }: ValidateParameters): readonly ThemedRow[] {
  if (!parts.includes('theory')) return [];
  return all
    .filter(({ id }) => themes === undefined || themes.includes(id))
    .flatMap((theme) => theme.rows.map((row) => ({ theme, row })));
}

/** Measures the rows of these trials, and rolls each series once a trial. */
export function countValidate(
  all: readonly Theme[],
  physics: Physics,
  parameters: ValidateParameters,
  seed: number,
  { first, end }: Chunk,
): Result<ValidateCounts> {
  const measured = rowsOf(all, parameters)
    .slice(first, end)
    .map(({ row }, i) => ({ row: first + i, value: Math.round(row.measure(physics) * BILLIONTHS) }));
  const series = seriesOf(parameters);
  const rolled = series.map(({ subject }) => outcomesOf(subject.body).map(() => 0));
  const unsettled = series.map(() => 0);
  series.forEach((one, i) => {
    for (let trial = first; trial < end; trial += 1) note(rollOnce(physics, one, seed, trial), one, i);
  });
  return ok({ measured, rolled, unsettled });

  function note(outcome: string | null, { subject }: Series, i: number): void {
    const row = rolled[i];
    if (row === undefined || outcome === null) {
      unsettled[i] = (unsettled[i] ?? 0) + 1;
      return;
    }
    const at = outcomesOf(subject.body).indexOf(outcome);
    row[at] = (row[at] ?? 0) + 1;
  }
}

export const mergeValidate = (a: ValidateCounts, b: ValidateCounts): ValidateCounts => ({
  measured: [...a.measured, ...b.measured],
  rolled: a.rolled.map((row, i) => row.map((count, k) => count + (b.rolled[i]?.[k] ?? 0))),
  unsettled: a.unsettled.map((count, i) => count + (b.unsettled[i] ?? 0)),
});
