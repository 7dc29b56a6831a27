import { CAPTAINS } from '#games/trexlands/captains.ts';
import { CARD_KINDS } from '#games/trexlands/cards/kinds.ts';
import { shareOf, type Share } from '#sim/maths/interval.ts';
import type { Cell } from './cells.ts';
import type { Counted } from './counts.ts';

/** A figure of a number of players, with the bar that it is held against (TX-66, TX-71). */
export interface Figure {
  readonly name: string;
  /** In words, as the ruling has it. */
  readonly bar: string;
  readonly value: string;
  readonly interval: string;
  readonly holds: boolean;
}

/** TX-71: points by which a rank or a Captain may miss its share, and a lone seat that never attacks may exceed it. */
const RANK_POINTS = 0.06;
const CAPTAIN_POINTS = 0.06;
const NEVER_ATTACKS_POINTS = 0.05;
const BATTLES: Readonly<Record<number, number>> = { 2: 3, 3: 5, 4: 6 };
const MEDIAN = { from: 8, to: 12 } as const;
const FULL_MARKETS = 0.8; // TX-66
const PLAYED = 0.1;
const LIMIT = 0.02;
const TIES = 0.25;

/** All figures of a number of players, from the cells that were played with it; those without a match are left out. */
export function figuresFor(cells: readonly Counted[]): readonly Figure[] {
  const cellOf = (cell: Cell): Counted | undefined => cells.find((one) => one.cell === cell && one.matches > 0);
  const even = cellOf('even');
  const lone = (cell: Cell, bar: string, holds: (share: number, fair: number) => boolean): readonly Figure[] => {
    const found = cellOf(cell);
    if (found === undefined) return [];
    const share = shareOf(found.wins, found.matches);
    return [ofShare(`a lone seat that ${HABIT[cell]} wins`, bar, share, holds(share.share, 1 / found.seats))];
  };
  return [
    ...(even === undefined ? [] : ofEven(even)),
    ...lone('never-attacks', 'at most its share and 5 points', (share, fair) => share <= fair + NEVER_ATTACKS_POINTS),
    ...lone('never-trades', 'at most half of its share', (share, fair) => share <= fair / 2),
    ...lone('always-attacks', 'less than its share', (share, fair) => share < fair),
    ...lone('never-stacks', 'less than its share', (share, fair) => share < fair),
  ];
}

const HABIT: Readonly<Record<Cell, string>> = {
  even: 'plays like all',
  'never-attacks': 'never attacks',
  'never-trades': 'never uses the Exchange',
  'always-attacks': 'always attacks',
  'never-stacks': 'never stacks',
};

function ofEven(even: Counted): readonly Figure[] {
  const { seats, matches, figures } = even;
  const of = (code: string): number => figures[code] ?? 0;
  const full = shareOf(of('full markets'), of('markets'));
  const limit = shareOf(of('by cycle-limit'), matches);
  const ties = shareOf(of('by tie-roll'), matches);
  return [
    ...Array.from({ length: seats }, (_, i) => {
      const share = shareOf(of(`won as rank ${i + 1}`), matches);
      return ofShare(`rank ${i + 1} wins`, `${percent(1 / seats)} ± 6`, share, isNear(share.share, seats, RANK_POINTS));
    }),
    battles(even),
    length(even),
    ...CAPTAINS.map((captain) => {
      const share = shareOf(of(`won with ${captain}`), of(`had ${captain}`));
      const bar = `${percent(1 / seats)} ± 6`;
      return ofShare(`the Captain ${captain} wins`, bar, share, isNear(share.share, seats, CAPTAIN_POINTS));
    }),
    leastPlayed(even),
    ofShare('cycles whose market deals four cards', 'at least 80 %', full, full.share >= FULL_MARKETS),
    ofShare('matches that reach the cycle limit', 'under 2 %', limit, limit.share < LIMIT),
    ofShare('matches that a tie roll decides', 'under 25 %', ties, ties.share < TIES),
  ];
}

/** Matches in which a card was bought, below which how often it was played tells nothing: one is a point in twenty. */
const ENOUGH = 20;

/** The card that is played least of all, by the matches in which it was bought. */
function leastPlayed({ figures }: Counted): Figure {
  const cards = CARD_KINDS.map((kind) => ({
    kind,
    share: shareOf(figures[`used ${kind}`] ?? 0, figures[`bought ${kind}`] ?? 0),
    bought: figures[`bought ${kind}`] ?? 0,
  }));
  const most = Math.max(...cards.map(({ bought }) => bought));
  const [least] = cards
    .filter(({ bought }) => bought >= Math.min(ENOUGH, most))
    .toSorted((a, b) => a.share.share - b.share.share);
  if (least === undefined || most === 0) throw new Error('no card was bought in any match');
  const name = `a card is played where it was bought, at least (${least.kind}, bought in ${least.bought})`;
  return ofShare(name, 'at least 10 %', least.share, least.share.share >= PLAYED);
}

function battles({ seats, matches, battles: by }: Counted): Figure {
  const { mean, half } = meanOf(by, matches);
  const least = BATTLES[seats] ?? 0;
  const interval = `${(mean - half).toFixed(2)} to ${(mean + half).toFixed(2)}`;
  return {
    name: 'battles a match',
    bar: `at least ${least}`,
    value: mean.toFixed(2),
    interval,
    holds: mean >= least,
  };
}

const Z = 1.959963984540054; // 97.5 % of the normal distribution lie below

/** The mean of whole numbers, by how often each was counted, and half of its 95 % interval. */
function meanOf(by: Counted['battles'], total: number): { readonly mean: number; readonly half: number } {
  const all = Object.entries(by).map(([value, count]) => ({ value: Number(value), count }));
  const mean = all.reduce((sum, { value, count }) => sum + value * count, 0) / total;
  const squares = all.reduce((sum, { value, count }) => sum + count * (value - mean) * (value - mean), 0);
  return { mean, half: Z * Math.sqrt(squares / Math.max(1, total - 1) / total) };
}

/** The median, with the order statistics that hold it in 95 % of samples. */
function length({ matches, cycles }: Counted): Figure {
  const sorted = Object.entries(cycles)
    .map(([value, count]) => ({ value: Number(value), count }))
    .toSorted((a, b) => a.value - b.value)
    .flatMap(({ value, count }) => Array.from({ length: count }, () => value));
  const at = (place: number): number => sorted[Math.max(0, Math.min(matches - 1, Math.ceil(place) - 1))] ?? 0;
  const half = (Z * Math.sqrt(matches)) / 2;
  const median = at(matches / 2);
  return {
    name: 'median of turn cycles',
    bar: `${MEDIAN.from} to ${MEDIAN.to}`,
    value: `${median}`,
    interval: `${at(matches / 2 - half)} to ${at(matches / 2 + half)}`,
    holds: median >= MEDIAN.from && median <= MEDIAN.to,
  };
}

const isNear = (share: number, seats: number, points: number): boolean => Math.abs(share - 1 / seats) <= points;

const percent = (share: number): string => (100 * share).toFixed(1);

const ofShare = (name: string, bar: string, { share, low, high }: Share, holds: boolean): Figure => ({
  name,
  bar,
  value: `${percent(share)} %`,
  interval: `${percent(low)} to ${percent(high)}`,
  holds,
});
