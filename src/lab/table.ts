import type { CsvForm } from '#engine/files/csvForms.ts';

/** A number with its unit's precision, a word, a truth, or nothing known. */
export type Cell = string | number | boolean | null;

/** Rows of figures; the same columns in every row. */
export interface Table {
  /** Names with their units, as a spreadsheet's head. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const BETWEEN: Readonly<Record<CsvForm, string>> = { comma: ',', semicolon: ';' };

function csvCell(cell: Cell, form: CsvForm): string {
  if (typeof cell === 'number') return form === 'semicolon' ? String(cell).replace('.', ',') : String(cell);
  const text = cell === null ? '' : String(cell);
  return [BETWEEN[form], '"', '\r', '\n'].some((one) => text.includes(one)) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As a file for spreadsheets (RFC 4180), `\r\n` behind every row. */
export const csvOf = ({ columns, rows }: Table, form: CsvForm = 'comma'): string =>
  [columns, ...rows].map((row) => `${row.map((cell) => csvCell(cell, form)).join(BETWEEN[form])}\r\n`).join('');

/** As text for a terminal: words to the left, numbers to the right. */
export function textOf({ columns, rows }: Table): string {
  const shown = rows.map((row) => row.map((cell) => (cell === null ? '-' : String(cell))));
  const widths = columns.map((name, i) => Math.max(name.length, ...shown.map((row) => row[i]?.length ?? 0)));
  const isNumber = columns.map((_, i) => rows.every((row) => row[i] === null || typeof row[i] === 'number'));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (isNumber[i] === true ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [columns, ...shown].map((row) => `${line(row)}\n`).join('');
}
