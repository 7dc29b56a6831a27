import type { TestContext } from 'vitest';
import { verified, type Validation } from '#lab/validate/validation.ts';

/**
 * One line of the table that `npm run oracles` prints: all texts, so that every oracle says its figures in its own
 * unit.
 */
export interface OracleLine {
  readonly name: string;
  readonly theory: string;
  readonly measured: string;
  readonly error: string;
  readonly bar: string;
}

declare module 'vitest' {
  interface TaskMeta {
    oracles?: OracleLine[];
  }
}

/** What vitest hands to a test. */
export type Task = TestContext['task'];

/** Tells a row of a theme. */
export function tellRow(task: Task, row: Validation, measured: number): void {
  const { name, theory, unit, tolerance } = row;
  const digits = digitsOf(row, measured);
  const { error } = verified(row, measured);
  tell(task, {
    name,
    ...figures({ theory, measured, unit }, digits),
    error: tolerance.kind === 'share' ? percent(error) : signed(error, digits),
    bar: barOf(tolerance, unit),
  });
}

function digitsOf({ theory, tolerance }: Validation, measured: number): number {
  if (Number.isInteger(theory) && Number.isInteger(measured)) return 0;
  return Math.abs(theory) < 1 && tolerance.kind !== 'share' ? 4 : 3;
}

function barOf(tolerance: Validation['tolerance'], unit: string): string {
  if (tolerance.kind === 'limit') return 'known limit';
  return tolerance.kind === 'share' ? `${+(tolerance.bar * 100).toPrecision(3)} %` : `${tolerance.bar} ${unit}`.trim();
}

/** Tells a figure that theory says nothing about. */
export function tellFigure(task: Task, name: string, measured: string): void {
  tell(task, { name, theory: '', measured, error: '', bar: '' });
}

/** Adds a line to the table. */
export function tell(task: Task, line: OracleLine): void {
  (task.meta.oracles ??= []).push(line);
}

const figures = (
  { theory, measured, unit }: { readonly theory: number; readonly measured: number; readonly unit: string },
  digits: number,
): { theory: string; measured: string } => ({
  theory: `${theory.toFixed(digits)} ${unit}`.trim(),
  measured: `${measured.toFixed(digits)} ${unit}`.trim(),
});

const signed = (n: number, digits: number): string => `${n < 0 ? '-' : '+'}${Math.abs(n).toFixed(digits)}`;
const percent = (share: number): string => `${signed(share * 100, 2)} %`;
