import { figuresFor, type Figure } from './bars.ts';
import type { countedSchema } from './counts.ts';

type Counts = ReturnType<typeof countedSchema.parse>;

/** The figures of a number of players as lines. */
export function told(seats: number, figures: readonly Figure[]): string {
  const line = ({ name, bar, value, interval, holds }: Figure): string =>
    `  ${holds ? 'holds ' : 'MISSES'} ${name}: ${value} (${interval}); ${bar}`;
  return [`${seats} players`, ...figures.map(line)].join('\n');
}

/** A table for each number of players: every figure before and now, with its bar. */
export const tablesOf = (before: Counts, now: Counts): string =>
  [2, 3, 4].map((seats) => tableOf(seats, before, now)).join('\n\n');

function tableOf(seats: number, before: Counts, now: Counts): string {
  const of = ({ cells }: Counts): readonly Figure[] => figuresFor(cells.filter((cell) => cell.seats === seats));
  const old = of(before);
  const rows = of(now).map(({ name, bar, value, interval, holds }) => {
    const was = old.find((one) => sameFigure(one.name, name));
    const first = was === undefined ? 'not measured' : `${was.value} (${was.interval})${was.holds ? '' : ' ✗'}`;
    return `| ${name} | ${bar} | ${first} | ${value} (${interval}) | ${holds ? 'holds' : '**misses**'} |`;
  });
  return [
    `### ${seats} players by the tuned rules (${matchesOf(before, seats)} matches a cell before, ${matchesOf(now, seats)} now)`,
    '',
    '| figure | bar | before | now | |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The same figures of a set of rules that is held against nothing (TX-73), by the number of players. */
export const barlessTables = (counts: Counts): string =>
  [2, 3, 4]
    .filter((seats) => counts.cells.some((cell) => cell.seats === seats))
    .map((seats) => barlessTable(seats, counts))
    .join('\n\n');

function barlessTable(seats: number, counts: Counts): string {
  const rows = figuresFor(counts.cells.filter((cell) => cell.seats === seats));
  return [
    `### ${seats} players by the rule text (${matchesOf(counts, seats)} matches a cell)`,
    '',
    '| figure | measured |',
    '|---|---|',
    ...rows.map(({ name, value, interval }) => `| ${name} | ${value} (${interval}) |`),
  ].join('\n');
}

/** The name of a card that is played least is no part of the figure. */
const sameFigure = (a: string, b: string): boolean => a.split(' (')[0] === b.split(' (')[0];

function matchesOf({ cells }: Counts, seats: number): string {
  const all = cells.filter((cell) => cell.seats === seats).map(({ matches }) => matches);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${most}` : `${least} to ${most}`;
}
