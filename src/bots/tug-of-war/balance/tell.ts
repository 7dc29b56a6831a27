import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { setOf } from '#games/tug-of-war/sets.ts';
import { shareOf } from '#sim/maths/interval.ts';
import type { Counted, CountedFile } from './counts.ts';

/** The first player's share of wins that is fair enough. */
const FAIR = { low: 0.47, high: 0.53 } as const;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A share with its interval. */
export function told(count: number, total: number): string {
  const { share, low, high } = shareOf(count, total);
  return `${percent(share)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const ended = ({ won }: Counted): number => won[0] + won[1];
const isEven = ({ levels }: Counted): boolean => levels[0] === levels[1];
const nameOf = ({ set, rope }: Counted): string =>
  rope === 'pit' ? setOf(set).name : `${setOf(set).name}, rope of fixed length`;

/** The value below which this share of the numbers lies. */
function quantile(numbers: readonly number[], share: number): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return String(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? '-');
}

/** Strength of the levels, the advantage of going first, lengths, and what wins, in tables. */
export function tablesOf({ cells }: CountedFile): string {
  return [
    '### Levels',
    table(
      ['set', 'pairing', 'matches', 'wins of the first named', 'without an end'],
      cells.filter((cell) => !isEven(cell)).map(strengthRow),
    ),
    '### Who goes first, and how long it takes',
    'A match without an end is in no share of wins. ✗: beside 47 to 53 % by value.',
    table(
      ['set', 'both play', 'matches', 'won by the first player', '', 'turns: 10 %', 'median', '90 %', 'without an end'],
      cells.filter(isEven).map(firstRow),
    ),
    '### Modules',
    'Turns and wins are shares of all; “in a win” is how many of the won matches had the module among the winner’s three.',
    table(
      ['set', 'both play', 'module', 'turns', 'won, of matches', 'in a win'],
      cells.filter(isEven).flatMap(moduleRows),
    ),
  ].join('\n\n');
}

const strengthRow = (cell: Counted): readonly string[] => [
  nameOf(cell),
  cell.levels.join(' against '),
  String(cell.matches),
  told(cell.won[0], ended(cell)),
  String(cell.matches - ended(cell)),
];

function firstRow(cell: Counted): readonly string[] {
  const count = cell.figures['won by first'] ?? 0;
  const { share } = shareOf(count, ended(cell));
  return [
    nameOf(cell),
    cell.levels[0],
    String(cell.matches),
    told(count, ended(cell)),
    share >= FAIR.low && share <= FAIR.high ? '' : '✗',
    ...[0.1, 0.5, 0.9].map((part) => quantile(cell.turns, part)),
    String(cell.matches - ended(cell)),
  ];
}

function moduleRows(cell: Counted): readonly (readonly string[])[] {
  const { modules } = setOf(cell.set);
  const of = (name: string): number => cell.figures[name] ?? 0;
  const turns = modules.reduce((sum, id) => sum + of(`turns at ${id}`), 0);
  return modules.map((id) => [
    nameOf(cell),
    cell.levels[0],
    MODULE_NAMES[id],
    percent(turns === 0 ? 0 : of(`turns at ${id}`) / turns),
    told(of(`${id} won`), cell.matches),
    told(of(`${id} in a win`), of('by modules')),
  ]);
}
