import type { Auction } from '#bots/auction.ts';
import { rounded, roundedMean } from '../rounded.ts';
import { inGroups, shareOfGroups } from '../statistics/grouped.ts';
import { meanOf, type Mean } from '../statistics/mean.ts';
import { quantilesOf, type Quantiles } from '../statistics/quantile.ts';
import type { PlayedMatch } from './count.ts';
import type { Counted } from './lead.ts';
import { seatingOf } from './seatings.ts';

/** Auctions of one kind of thing, or of all. */
export interface Sales {
  readonly item: string;
  readonly offered: number;
  /** Offered ones that somebody got. */
  readonly sold: Counted;
  /** Offered ones for which several bid. */
  readonly contested: Counted;
  /** Of those that were sold; null of none. */
  readonly price: Quantiles;
}

/** The auctions of a set-up's matches. */
export interface AuctionsAnswer {
  readonly all: Sales;
  /** Those first that were dearest by the median, then by name. */
  readonly items: readonly Sales[];
  /** For each bot, things it got in a match, and paid in a match. */
  readonly bots: readonly { readonly name: string; readonly got: Mean; readonly paid: Mean }[];
}

/** Null where nothing was put up. `names`: those of the bots. */
export function auctionsAnswer(
  matches: readonly PlayedMatch[],
  names: readonly string[],
  together: number,
): AuctionsAnswer | null {
  const items = [...new Set(matches.flatMap(({ auctions }) => auctions.map(({ item }) => item)))].toSorted();
  if (items.length === 0) return null;
  const sales = (name: string, isOf: (auction: Auction) => boolean): Sales =>
    salesOf(
      name,
      matches.map(({ auctions }) => auctions.filter(isOf)),
      together,
    );
  return {
    all: sales('all', () => true),
    items: items
      .map((item) => sales(item, (auction) => auction.item === item))
      .toSorted((a, b) => (b.price.median ?? -1) - (a.price.median ?? -1)),
    bots: names.map((name, bot) => {
      const own = matches.map(({ auctions }, trial) =>
        auctions.filter(({ to }) => to !== null && seatingOf(trial, names.length)[to] === bot),
      );
      const mean = (of: (auctions: readonly Auction[]) => number): Mean =>
        roundedMean(meanOf(inGroups(own.map(of), together).map((sum) => sum / together)));
      return { name, got: mean(({ length }) => length), paid: mean(paidIn) };
    }),
  };
}

const paidIn = (auctions: readonly Auction[]): number => auctions.reduce((sum, { price }) => sum + price, 0);

/** `matches`: the auctions of each; those of one chance are as alike as they are. */
function salesOf(item: string, matches: readonly (readonly Auction[])[], together: number): Sales {
  const all = matches.flat();
  const share = (is: (auction: Auction) => boolean): Counted => {
    const hits = matches.map((auctions) => auctions.filter(is).length);
    const offered = inGroups(
      matches.map(({ length }) => length),
      together,
    );
    const counted = inGroups(hits, together);
    const { share: so, low, high } = shareOfGroups(counted.map((n, i) => ({ hits: n, of: offered[i] ?? 0 })));
    return { count: all.filter(is).length, of: all.length, share: rounded(so), low: rounded(low), high: rounded(high) };
  };
  const prices = all.flatMap(({ to, price }) => (to === null ? [] : [price]));
  return {
    item,
    offered: all.length,
    sold: share(({ to }) => to !== null),
    contested: share(({ bidders }) => bidders > 1),
    price: quantilesOf(prices, together),
  };
}
