import { cardFigures, figuresOf } from './bars.ts';
import type { Counted, CountedFile } from './counts.ts';

const cellOf = ({ cells }: CountedFile, seats: number, cell: string): Counted | undefined =>
  cells.find((one) => one.seats === seats && one.cell === cell && one.matches > 0);

const seatsIn = ({ cells }: CountedFile): readonly number[] =>
  [...new Set(cells.map(({ seats }) => seats))].toSorted((a, b) => a - b);

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The figures of a run as lines. */
export const told = (cell: Counted): string =>
  [
    `${cell.seats} players, ${cell.cell}, ${cell.matches} matches`,
    ...figuresOf(cell).map(
      ({ name, bar, value, holds }) => `  ${holds ? 'holds ' : 'MISSES'} ${name}: ${value}; ${bar}`,
    ),
  ].join('\n');

/** Tables of all figures before and now, each with its bar; then those of the cards. */
export function tablesOf(before: CountedFile, now: CountedFile): string {
  const seats = seatsIn(now);
  return [
    ...seats.flatMap((n) => ['keen', 'steady'].map((cell) => placesTable(before, now, n, cell))),
    ...seats.map((n) => cardsTable(now, n)),
  ]
    .filter((table) => table !== '')
    .join('\n\n');
}

function placesTable(before: CountedFile, now: CountedFile, seats: number, cell: string): string {
  const [was, is] = [cellOf(before, seats, cell), cellOf(now, seats, cell)];
  if (is === undefined) return '';
  const old = was === undefined ? [] : figuresOf(was);
  const rows = figuresOf(is).map(({ name, bar, value, holds }) => {
    const first = old.find((one) => one.name.split(' (')[0] === name.split(' (')[0]);
    const told = first === undefined ? 'not counted' : `${first.value}${first.holds ? '' : ' ✗'}`;
    return row([name, bar, told, value, holds ? 'holds' : '**misses**']);
  });
  return [
    `### ${seats} ${cell} players (${was?.matches ?? 0} matches before, ${is.matches} now)`,
    '',
    row(['figure', 'bar', 'before', 'now', '']),
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function cardsTable(now: CountedFile, seats: number): string {
  const keen = cellOf(now, seats, 'keen');
  if (keen === undefined) return '';
  const rows = cardFigures(now.cells.filter((one) => one.seats === seats)).map((card) =>
    row([card.kind, card.value, card.played, card.discarded, card.kept, card.earned, card.ahead, card.without]),
  );
  return [
    `### Cards of ${seats} players (${keen.matches} matches)`,
    '',
    row([
      'card',
      '$ on it',
      'played',
      'put away',
      'kept',
      '$ earned',
      '$ against others',
      'a lone seat that never plays it wins',
    ]),
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
