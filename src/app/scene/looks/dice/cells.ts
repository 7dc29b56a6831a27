/** Numerals on one sheet, by their names in the models: the first cell is empty, for all that has no numeral. */
export const NUMERALS: readonly string[] = ['', ...Array.from({ length: 21 }, (_, i) => `${i}`), '6_', '9_'];
export const COLUMNS = 6;
export const ROWS = 4;

/** The corners of a numeral's cell on the sheet. */
export interface NumeralCell {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Throws for a numeral that is on no die. */
export function cellOf(name: string): NumeralCell {
  const i = NUMERALS.indexOf(name);
  if (i < 0) throw new Error(`no die has a numeral ${name}`);
  const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
  return {
    left: column / COLUMNS,
    right: (column + 1) / COLUMNS,
    top: 1 - row / ROWS,
    bottom: 1 - (row + 1) / ROWS,
  };
}
