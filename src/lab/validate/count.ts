import { z } from 'zod';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Chunk } from '../experiment.ts';
import { outcomesOf } from '../rolls/labBody.ts';
import { LAZY_SERIES, lazyBody, thrownLazily } from './hand/lazy.ts';
import { HAND_SERIES, bodyOf, thrownByHand, type HandThrown } from './hand/shaken.ts';
import { rollOnce } from './odds/rollOnce.ts';
import { askedOf, pairsOf, seriesOf, type Pair, type Series } from './odds/series.ts';
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
  /** By series of a hand, how often each face was the end, by the face of the start; a last column for none. */
  hand: z.array(z.array(z.array(z.int().min(0)))),
  /** By pair of series, trials in which only one of the two had the outcome that is asked for. */
  pairs: z.array(z.strictObject({ onlyFirst: z.int().min(0), onlySecond: z.int().min(0), trials: z.int().min(0) })),
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

/** A series by hand: how many faces its body has, and how it is thrown. */
interface ByHand {
  readonly faces: number;
  readonly thrown: (physics: Physics, seed: number, trial: number) => HandThrown;
}

const BY_HAND: readonly ByHand[] = [
  ...HAND_SERIES.map((series): ByHand => ({
    faces: bodyOf(series).faces.length,
    thrown: (physics, seed, trial) => thrownByHand(physics, series, seed, trial),
  })),
  ...LAZY_SERIES.map((series): ByHand => ({
    faces: lazyBody(series).faces.length,
    thrown: (physics, seed, trial) => thrownLazily(physics, series, seed, trial),
  })),
];

/** The series of a hand that the parameters ask for: the shaken ones, then the lazy ones. */
export const handSeriesOf = ({ parts }: ValidateParameters): readonly ByHand[] =>
  parts.includes('hand') ? BY_HAND : [];

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
  const book = new Counting(seriesOf(parameters));
  const series = handSeriesOf(parameters);
  const hand = series.map((one) => emptyTable(one));
  for (let trial = first; trial < end; trial += 1) {
    book.note(book.series.map((one) => rollOnce(physics, one, seed, trial)));
    series.forEach((one, i) => noteHand(hand[i] ?? [], one.thrown(physics, seed, trial)));
  }
  return ok({ measured, hand, ...book.counts });
}

/** A row a start face; the last column is of throws that ended on none. */
const emptyTable = ({ faces }: ByHand): number[][] =>
  Array.from({ length: faces }, () => Array.from({ length: faces + 1 }, () => 0));

function noteHand(table: number[][], { start, end }: HandThrown): void {
  const row = table[start];
  const at = end ?? table.length;
  if (row !== undefined) row[at] = (row[at] ?? 0) + 1;
}

class Counting {
  readonly counts: Pick<ValidateCounts, 'rolled' | 'unsettled' | 'pairs'>;
  private readonly outcomes: readonly (readonly string[])[];
  private readonly pairs: readonly Pair[];

  constructor(readonly series: readonly Series[]) {
    this.outcomes = series.map(({ subject }) => outcomesOf(subject.body));
    this.pairs = pairsOf(series);
    this.counts = {
      rolled: this.outcomes.map((names) => names.map(() => 0)),
      unsettled: series.map(() => 0),
      pairs: this.pairs.map(() => ({ onlyFirst: 0, onlySecond: 0, trials: 0 })),
    };
  }

  /** The outcomes of one trial, by series. */
  note(seen: readonly (string | null)[]): void {
    seen.forEach((outcome, i) => this.noteOne(outcome, i));
    this.pairs.forEach((pair, i) => this.notePair(pair, i, seen));
  }

  private noteOne(outcome: string | null, i: number): void {
    const [row, at] = [this.counts.rolled[i], this.outcomes[i]?.indexOf(outcome ?? '') ?? -1];
    if (row === undefined || at < 0) this.counts.unsettled[i] = (this.counts.unsettled[i] ?? 0) + 1;
    else row[at] = (row[at] ?? 0) + 1;
  }

  /** Trials count in which both came to rest. */
  private notePair({ first, second }: Pair, i: number, seen: readonly (string | null)[]): void {
    const [one, other, count] = [seen[first] ?? null, seen[second] ?? null, this.counts.pairs[i]];
    const subject = this.series[first]?.subject;
    if (one === null || other === null || count === undefined || subject === undefined) return;
    const asked = askedOf(subject);
    count.trials += 1;
    if (one === asked && other !== asked) count.onlyFirst += 1;
    if (one !== asked && other === asked) count.onlySecond += 1;
  }
}

export const mergeValidate = (a: ValidateCounts, b: ValidateCounts): ValidateCounts => ({
  measured: [...a.measured, ...b.measured],
  rolled: a.rolled.map((row, i) => row.map((count, k) => count + (b.rolled[i]?.[k] ?? 0))),
  unsettled: a.unsettled.map((count, i) => count + (b.unsettled[i] ?? 0)),
  hand: a.hand.map((table, i) => table.map((row, k) => row.map((count, m) => count + (b.hand[i]?.[k]?.[m] ?? 0)))),
  pairs: a.pairs.map((pair, i) => ({
    onlyFirst: pair.onlyFirst + (b.pairs[i]?.onlyFirst ?? 0),
    onlySecond: pair.onlySecond + (b.pairs[i]?.onlySecond ?? 0),
    trials: pair.trials + (b.pairs[i]?.trials ?? 0),
  })),
});
