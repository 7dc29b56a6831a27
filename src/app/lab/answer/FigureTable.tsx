import type { Cell, Table } from '#lab/table.ts';
import { texts } from '#play/texts.ts';

export interface FigureTableProps {
  readonly table: Table;
  readonly caption: string;
  /** Of the table for a screen reader. */
  readonly name: string;
}

const PLACES = 4;

/** Files have all places; the page has those that can be read beside each other. */
function shownCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? texts.lab.yes : texts.lab.no;
  return typeof cell === 'number' ? String(Number(cell.toFixed(PLACES))) : cell;
}

/** Columns that say nothing in any row are left to the file. */
function withoutEmpty({ columns, rows }: Table): Table {
  const isSaid = columns.map((_, i) => rows.some((row) => (row[i] ?? '') !== ''));
  return { columns: columns.filter((_, i) => isSaid[i]), rows: rows.map((row) => row.filter((_, i) => isSaid[i])) };
}

/** All figures of an answer; it scrolls by itself where it is wider than the page. */
export function FigureTable({ table, caption, name: label }: FigureTableProps) {
  const { columns, rows } = withoutEmpty(table);
  const isNumber = columns.map((_, i) => rows.every((row) => row[i] === null || typeof row[i] === 'number'));
  return (
    // Keys scroll it, too, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="lab-figures" aria-label={label} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name, i) => (
              <th key={name} scope="col" data-number={isNumber[i]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // Rows have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={columns[j]} data-number={isNumber[j]}>
                  {shownCell(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
