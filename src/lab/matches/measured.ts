import type { Bar, Ratio } from '#bots/measure.ts';
import { rounded } from '../rounded.ts';
import { inGroups, meanOfGroups, shareOfGroups } from '../statistics/grouped.ts';
import type { Cell } from '../table.ts';
import type { PlayedMatch } from './count.ts';

/** A figure of a measure, with the bar that it is held against. */
export interface Measured {
  readonly name: string;
  readonly of: number;
  /** Null of nothing. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Null for none. */
  readonly bar: Bar | null;
}

/** `together`: so many matches in a row share their chance. */
export const measuredOf = (
  ratios: readonly Ratio[],
  matches: readonly PlayedMatch[],
  together: number,
): readonly Measured[] => ratios.map((ratio) => figureOf(ratio, matches, together));

function figureOf(
  { name, count, of, isMean, bar }: Ratio,
  matches: readonly PlayedMatch[],
  together: number,
): Measured {
  const sums = (code: string | undefined): readonly number[] =>
    inGroups(
      matches.map(({ figures }) => (code === undefined ? 1 : (figures[code] ?? 0))),
      together,
    );
  const trials = sums(of);
  const groups = sums(count).map((hits, i) => ({ hits, of: trials[i] ?? 0 }));
  const total = trials.reduce((sum, n) => sum + n, 0);
  const { share: mean, low, high } = shareOfGroups(groups);
  const found = isMean ? meanOfGroups(groups) : { mean, low, high };
  const told = (value: number | null): number | null => (value === null || total === 0 ? null : rounded(value));
  return { name, of: total, value: told(found.mean), low: told(found.low), high: told(found.high), bar: bar ?? null };
}

/** Whether it holds; a figure is judged by its value alone. */
const holds = (value: number, { from = -Infinity, to = Infinity }: Bar): boolean => from <= value && value <= to;

/** Rows of a set-up's table; of what was never seen there is none. */
export const measuredRows = (setup: string, measure: string, all: readonly Measured[]): readonly (readonly Cell[])[] =>
  all
    .filter(({ value }) => value !== null)
    .map((one) => [setup, measure, `${one.name}${barText(one)}`, one.of, one.value, one.low, one.high]);

const barText = ({ value, bar }: Measured): string =>
  bar === null || value === null ? '' : `; ${holds(value, bar) ? 'holds' : 'misses'} ${wordsOf(bar)}`;

const DIGITS = 3;

function wordsOf({ from, to }: Bar): string {
  const text = (value: number): string => String(Number(value.toFixed(DIGITS)));
  if (from === undefined) return to === undefined ? 'no bar' : `at most ${text(to)}`;
  return to === undefined ? `at least ${text(from)}` : `${text(from)} to ${text(to)}`;
}
