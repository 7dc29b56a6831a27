import { shareOf } from '#sim/maths/interval.ts';
import type { Cell, Counts } from './counts.ts';
import { slopeFor } from './worth.ts';

/** docs/head-start.md, whole. */
export function pageOf(counts: Counts): string {
  const rows = counts.cells.map(rowOf);
  const lines = [2, 3, 4].map((seats) => lineOf(counts, seats));
  return [...HEAD, ...lines, '', ...TABLE, ...rows, ''].join('\n');
}

const HEAD = [
  '# What a head start in Trexlands is worth',
  '',
  'A seat may begin with more V, as a handicap that everybody agrees on. How much they bring was measured, not reckoned: in matches of',
  'equal bots (the keen level, the tuned rules, every roll by the published odds) one seat, each in turn, begins with so many V more, and its X at the end are',
  'held against the most X of a rival. Written by',
  '',
  '```sh',
  'npm run head-start -- --matches 50 --doc docs/head-start.md',
  '```',
  '',
  'which keeps its counts in `src/bots/trexlands/data/head-start.json` and goes on where it was stopped. After a match the table turns the',
  'winner’s lead into V by the straight line of least squares through these matches, and says so; where the line may as well be level (its',
  'interval of 95 % reaches 0), it offers nothing. Bots spend V as bots do: what V bring to people nobody has measured.',
  '',
];

const TABLE = ['| players | V more | matches | that seat won | X ahead of the best rival |', '|---|---|---|---|---|'];

function lineOf(counts: Counts, seats: number): string {
  const slope = slopeFor(counts, seats);
  if (slope === null) return `- ${seats} players: not measured.`;
  const { xPerV, low, high } = slope;
  const of = (x: number): string => x.toFixed(3);
  const so = low > 0 ? `about ${(1 / xPerV).toFixed(1)} V for one X` : 'not shown to bring anything';
  return `- ${seats} players: ${of(xPerV)} X for each V (${of(low)} to ${of(high)}): ${so}.`;
}

function rowOf({ seats, coins, matches, wins, ahead }: Cell): string {
  const { share, low, high } = shareOf(wins, matches);
  const percent = (part: number): string => (100 * part).toFixed(1);
  return `| ${seats} | ${coins} | ${matches} | ${percent(share)} % (${percent(low)} to ${percent(high)}) | ${(ahead / matches).toFixed(2)} |`;
}
