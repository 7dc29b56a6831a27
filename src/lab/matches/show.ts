import { roundedShare } from '../rounded.ts';
import { quantileCells } from '../statistics/quantile.ts';
import type { Plot } from '../plots/plot.ts';
import type { Mean } from '../statistics/mean.ts';
import type { Cell, Table } from '../table.ts';
import type { ComparedSetup, MatchesAnswer, SetupAnswer, Wins } from './answer.ts';
import { auctionPlots, auctionRows } from './showAuctions.ts';
import { measuredRows } from './measured.ts';
import { leadPlots, leadRows } from './showLead.ts';

const COLUMNS = ['set-up', 'of', 'figure', 'matches', 'value', 'low 95 %', 'high 95 %'];

type Row = readonly Cell[];

const meanCells = ({ mean, low, high }: Mean): Row => [mean, low, high];

const shareCells = (hits: number, of: number): Row => {
  const { share, low, high } = roundedShare(hits, of);
  return [share, low, high];
};

function rowsOf(setup: SetupAnswer): readonly Row[] {
  const { name, bots, seats, firsts = [], unfinished, length, figures, measured } = setup;
  const matches = bots[0]?.matches ?? 0;
  const within = quantileCells(length);
  const shares = (of: string, all: readonly Wins[], does = 'wins'): readonly Row[] =>
    all.map((one) => [name, of, `${one.name} ${does}`, matches, one.share, one.low, one.high]);
  return [
    ...shares('bots', bots),
    ...shares('seats', seats),
    ...shares('seats', firsts, 'comes first of the players'),
    [name, 'length', `median, ${length.unit}`, matches, ...within.median],
    [name, 'length', `90 % of matches, ${length.unit}`, matches, ...within.p90],
    [name, 'length', 'matches without an end, share', matches, ...shareCells(unfinished, matches)],
    ...Object.entries(figures).map(([code, mean]): Row => [name, 'a match', code, matches, ...meanCells(mean)]),
    ...leadRows(setup),
    ...auctionRows(setup),
    ...(measured === undefined ? [] : measuredRows(name, measured.measure, measured.figures)),
  ];
}

function differenceRows({ name, bots, length, differences }: ComparedSetup, first: string): readonly Row[] {
  const matches = bots[0]?.matches ?? 0;
  const row = (figure: string, mean: Mean): Row => [name, `minus ${first}`, figure, matches, ...meanCells(mean)];
  return [
    ...[...differences.bots, ...differences.seats].map((one) => row(`${one.name} wins`, one)),
    row(`length, ${length.unit}`, differences.length),
    ...Object.entries(differences.figures).map(([code, mean]) => row(code, mean)),
  ];
}

/** A row for each figure of each set-up, then how far each further one is from the first. */
export const matchesTable = (answer: MatchesAnswer): Table => ({
  columns: COLUMNS,
  rows: [
    ...[answer, ...answer.compared].flatMap(rowsOf),
    ...answer.compared.flatMap((one) => differenceRows(one, answer.name)),
  ],
});

/** Shares of wins by bot and by seat, a series for each set-up; differences of further ones. */
export function matchesPlots(answer: MatchesAnswer): readonly Plot[] {
  const setups = [answer, ...answer.compared];
  const names = [...answer.bots, ...answer.seats].map(({ name }) => name);
  const wins: Plot = {
    id: 'wins',
    title: 'Who wins',
    says: 'The share of matches that each bot and each seat has won, with 95 % intervals; bots change seats.',
    x: { label: 'share of matches won', percent: true },
    y: { label: '', names },
    layers: [
      { mark: 'rule', x: 1 / answer.bots.length, says: 'all alike' },
      {
        mark: 'dots',
        across: true,
        dots: setups.flatMap(({ name: of, bots, seats }) =>
          [...bots, ...seats].map(({ name, share, low, high }) => ({ x: share, y: name, low, high, of })),
        ),
      },
    ],
  };
  return [
    wins,
    ...(answer.compared.length === 0 ? [] : [differencePlot(answer, names)]),
    ...leadPlots(setups),
    ...auctionPlots(setups),
  ];
}

const differencePlot = ({ name: first, compared }: MatchesAnswer, names: readonly string[]): Plot => ({
  id: 'differences',
  title: `Wins minus those of ${first}`,
  series: [first, ...compared.map(({ name }) => name)],
  says: `By how much the share of wins is more than with ${first}, in matches of the same chance, with 95 % intervals.`,
  x: { label: 'difference of shares', percent: true },
  y: { label: '', names },
  layers: [
    { mark: 'rule', x: 0, says: first },
    {
      mark: 'dots',
      across: true,
      dots: compared.flatMap(({ name: of, differences: { bots, seats } }) =>
        [...bots, ...seats].map(({ name, mean, low, high }) => ({
          x: mean ?? 0,
          y: name,
          of,
          ...(low === null || high === null ? {} : { low, high }),
        })),
      ),
    },
  ],
});

const PER_CENT = 100;
const DIGITS = 2;
const per = (share: number): string => (share * PER_CENT).toFixed(DIGITS);

/** The outcome of a sequential test; empty where none was asked for. */
export function matchesSays({ sequential, bots: [first] }: MatchesAnswer): string {
  if (sequential === null || first === undefined) return '';
  const { low, high, evidence, shown } = sequential;
  const bound = `evidence ${evidence.toFixed(DIGITS)}`;
  if (shown === null) return `Neither ${per(low)} nor ${per(high)} % is shown of ${first.name} (${bound}).`;
  return `Shown: ${first.name} wins ${per(shown === 'high' ? high : low)} % and not ${per(shown === 'high' ? low : high)} % (${bound}).`;
}
