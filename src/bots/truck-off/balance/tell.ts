import { NUMBERS } from '#games/truck-off/numbers.ts';
import { EVEN_FIRST_MONEY, STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import { HABITS } from '../policies.ts';
import { barrys, cardFigures, figuresOf, places, type Figure } from './bars.ts';
import type { Counted, CountedFile } from './counts.ts';
import { cellOf, commandOf, proposedTo, varied } from './setUps.ts';

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

/**
 * Tables of all figures, each with its bar: matches of two by the rule text and as the form proposes them, others
 * before and now; Barry and the places by the money at the start; then the cards.
 */
export function tablesOf(before: CountedFile, now: CountedFile): string {
  const seats = seatsIn(now);
  return [
    ...seats.flatMap((n) => ['keen', 'steady'].map((cell) => placesTable(before, now, n, cell))),
    barryTable(now),
    ...seats.filter((n) => n > 2).map((n) => firstMoneyTable(now, n)),
    ...seats.map((n) => cardsTable(now, n)),
  ]
    .filter((table) => table !== '')
    .join('\n\n');
}

function table(title: string, counted: readonly Counted[], head: readonly string[], rows: readonly string[]): string {
  const commands = ['```sh', ...counted.map((cell) => `$B ${commandOf(cell)}`), '```'];
  return [`### ${title}`, '', ...commands, '', row(head), `|${'---|'.repeat(head.length)}`, ...rows].join('\n');
}

/** Matches beside which others are held; `isAsBefore` where the values have changed since. */
interface Beside {
  readonly title: string;
  readonly cell: Counted | undefined;
  readonly isAsBefore: boolean;
}

function besides(before: CountedFile, now: CountedFile, seats: number, cell: string): Beside {
  return seats === 2
    ? { title: 'by the rule text', cell: cellOf(now, seats, cell, STANDARD_OPTIONS), isAsBefore: false }
    : { title: 'before', cell: cellOf(before, seats, cell, STANDARD_OPTIONS), isAsBefore: true };
}

function placesTable(before: CountedFile, now: CountedFile, seats: number, cell: string): string {
  const is = cellOf(now, seats, cell, proposedTo(seats));
  if (is === undefined) return '';
  const beside = besides(before, now, seats, cell);
  const others = beside.cell === undefined ? [] : figuresOf(beside.cell);
  const rows = figuresOf(is).map(({ name, bar, value, holds }) => {
    const other = others.find((one) => one.name.split(' (')[0] === name.split(' (')[0]);
    return row([name, bar, other === undefined ? 'not counted' : marked(other), value, holds ? 'holds' : '**misses**']);
  });
  return table(
    `${seats} ${cell} players`,
    beside.cell === undefined || beside.isAsBefore ? [is] : [beside.cell, is],
    [
      'figure',
      'bar',
      `${beside.title} (${beside.cell?.matches ?? 0} matches)`,
      `${seats === 2 ? `$${EVEN_FIRST_MONEY} for the first player` : 'now'} (${is.matches})`,
      '',
    ],
    rows,
  );
}

const marked = ({ value, holds }: Figure): string => `${value}${holds ? '' : ' ✗'}`;

const LEVELS_TOLD = ['keen', 'steady'];

function barryTable(now: CountedFile): string {
  const all = varied(now, 2, 'barryMoney', proposedTo(2), NUMBERS.two.barryMoney);
  if (all.length < 2) return '';
  const counted = all.flatMap(([, cells]) => cells.filter(({ cell }) => LEVELS_TOLD.includes(cell)));
  const rows = all.map(([money, cells]) =>
    row([
      `$${money}`,
      ...LEVELS_TOLD.flatMap((level) => {
        const one = cells.find(({ cell }) => cell === level);
        return one === undefined ? ['-', '-'] : [marked(barrys(one)), ...places(one).slice(0, 1).map(marked)];
      }),
    ]),
  );
  const head = LEVELS_TOLD.flatMap((level) => [`Barry wins, ${level}`, `place 1 wins, ${level}`]);
  return table('Barry by his money', counted, ['Barry begins with', ...head], rows);
}

function firstMoneyTable(now: CountedFile, seats: number): string {
  const all = varied(now, seats, 'firstMoney', STANDARD_OPTIONS, 0).flatMap(([money, cells]) =>
    cells.filter(({ cell }) => cell === 'steady').map((cell) => ({ money, cell })),
  );
  if (all.length < 2) return '';
  return table(
    `${seats} steady players by the first player’s money`,
    all.map(({ cell }) => cell),
    ['first player begins with', ...Array.from({ length: seats }, (_, i) => `place ${i + 1} wins`)],
    all.map(({ money, cell }) => row([`$${money}`, ...places(cell).map(marked)])),
  );
}

function cardsTable(now: CountedFile, seats: number): string {
  const keen = cellOf(now, seats, 'keen', proposedTo(seats));
  if (keen === undefined) return '';
  const lone = HABITS.flatMap((habit) => cellOf(now, seats, habit, proposedTo(seats)) ?? []);
  const rows = cardFigures([keen, ...lone]).map((card) =>
    row([card.kind, card.value, card.played, card.discarded, card.kept, card.earned, card.ahead, card.without]),
  );
  return table(
    `Cards of ${seats} players (${keen.matches} matches)`,
    [keen, ...lone],
    [
      'card',
      '$ on it',
      'played',
      'put away',
      'kept',
      '$ earned',
      '$ against others',
      'a lone seat that never plays it wins, of matches',
    ],
    rows,
  );
}
