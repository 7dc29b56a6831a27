import { quantileCells } from '../statistics/quantile.ts';
import type { Plot } from '../plots/plot.ts';
import type { Cell } from '../table.ts';
import type { SetupAnswer } from './answer.ts';
import type { Sales } from './auctions.ts';

type Row = readonly Cell[];

/** Shares of what was offered and the prices, of all together and of each kind; then what each bot got and paid. */
export function auctionRows({ name, auctions = null, bots: [first] }: SetupAnswer): readonly Row[] {
  if (auctions === null) return [];
  const matches = first?.matches ?? 0;
  return [
    ...[auctions.all, ...auctions.items].flatMap((sales) => salesRows(name, sales)),
    ...auctions.bots.flatMap(({ name: bot, got, paid }): readonly Row[] => [
      [name, 'auctions', `${bot} gets, a match`, matches, got.mean, got.low, got.high],
      [name, 'auctions', `${bot} pays, a match`, matches, paid.mean, paid.low, paid.high],
    ]),
  ];
}

/** Their figures are of things that were offered, and the prices of those that were sold. */
function salesRows(name: string, { item, offered, sold, contested, price }: Sales): readonly Row[] {
  const of = `auctions: ${item}`;
  const within = quantileCells(price);
  return [
    [name, of, 'sold, of those offered', offered, sold.share, sold.low, sold.high],
    [name, of, 'several bid, of those offered', offered, contested.share, contested.low, contested.high],
    [name, of, 'median price, of those sold', sold.count, ...within.median],
    [name, of, '90 % of prices, of those sold', sold.count, ...within.p90],
  ];
}

/** The share that is sold, by its kind; none where nothing was put up. */
export function auctionPlots(setups: readonly SetupAnswer[]): readonly Plot[] {
  const names = [...new Set(setups.flatMap(({ auctions }) => (auctions?.items ?? []).map(({ item }) => item)))];
  if (names.length === 0) return [];
  const dots = setups.flatMap(({ name: of, auctions }) =>
    (auctions?.items ?? []).map(({ item, contested: { share, low, high } }) => ({ x: share, y: item, low, high, of })),
  );
  return [
    {
      id: 'contested',
      title: 'For what several bid',
      says: 'How often several bid for a thing of this kind when it was put up, with 95 % intervals; the dearest first.',
      x: { label: 'share for which several bid', percent: true },
      y: { label: '', names },
      layers: [{ mark: 'dots', across: true, dots }],
    },
  ];
}
