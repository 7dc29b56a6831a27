import { exp } from '#sim/maths/exponential.ts';

/** Whether the rows of a table of counts differ by more than chance. */
export interface Independence {
  readonly chiSquare: number;
  readonly freedom: number;
  /** How often chance alone comes to as much. */
  readonly p: number;
}

/** K. Pearson's chi-square (1900) of a table in which no row and no column is empty. */
export function independenceOf(table: readonly (readonly number[])[]): Independence {
  const expected = expectedOf(table);
  const chiSquare = table.reduce(
    (sum, row, i) => row.reduce((so, n, k) => so + (n - (expected[i]?.[k] ?? 0)) ** 2 / (expected[i]?.[k] ?? 1), sum),
    0,
  );
  const freedom = (table.length - 1) * ((table[0]?.length ?? 1) - 1);
  return { chiSquare, freedom, p: chanceBeyond(chiSquare, freedom) };
}

/** The counts that independence would give. */
export function expectedOf(table: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rows = table.map(sumOf);
  const columns = (table[0] ?? []).map((_, k) => sumOf(table.map((row) => row[k] ?? 0)));
  const all = sumOf(rows);
  return rows.map((row) => columns.map((column) => (all === 0 ? 0 : (row * column) / all)));
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** Beyond this half of a chi-square there is nothing left that a double could hold. */
const MOST = 700;
const SMALL = 1e-17;
const GAMMA_3_2 = Math.sqrt(Math.PI) / 2;

/** How often a chi-square is beyond this value: one less the incomplete gamma function, by its series. */
export function chanceBeyond(chiSquare: number, freedom: number): number {
  const [x, a] = [chiSquare / 2, freedom / 2];
  if (freedom === 0 || x === 0) return 1;
  if (x > MOST) return 0;
  let at = freedom % 2 === 0 ? 0 : 1 / 2;
  let term = exp(-x) * (at === 0 ? 1 : Math.sqrt(x) / GAMMA_3_2);
  while (at < a) {
    at += 1;
    term *= x / at;
  }
  let below = 0;
  while (at < x || term > SMALL) {
    below += term;
    at += 1;
    term *= x / at;
  }
  return Math.max(0, 1 - below);
}
