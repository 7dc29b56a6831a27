import { z } from 'zod';
import type { Counts } from '#engine/module/odds.ts';
import { CARD_KINDS, kindOf, type CardKind } from '#games/truck-off/cards.ts';
import type { TruckOffEvent } from '#games/truck-off/events.ts';
import { optionsSchema } from '#games/truck-off/matchSchema.ts';
import { SEATS } from '#games/truck-off/numbers.ts';
import { STANDARD_OPTIONS, type TruckOffOptions } from '#games/truck-off/options.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Step } from '../byOdds.ts';
import { countsOf } from '../figures.ts';
import { moneyAtEnd } from '../pay.ts';
import { after } from '../plays.ts';
import { NOWHERE, sketchOf } from '../sketch.ts';
import { oddSeat, type Cell } from './cells.ts';
import { productsOf, type Ratio } from './ratio.ts';

const counted = z.strictObject({
  seats: z.int().min(SEATS.min).max(SEATS.max),
  cell: z.string(),
  /** The agreement of all its matches. */
  options: optionsSchema.default({}).transform((own): TruckOffOptions => ({ ...STANDARD_OPTIONS, ...own })),
  /** The first so many of the cell. */
  matches: z.int().nonnegative(),
  /** Added up over them; money in hundredths. */
  figures: z.record(z.string(), z.number()),
});

/** The matches of a cell that have been played, counted. */
export type Counted = z.output<typeof counted>;

/** A file of them: `values` says with which values of the house set. */
export const countedSchema = z.strictObject({ values: z.string(), cells: z.array(counted) });
export type CountedFile = z.output<typeof countedSchema>;

export const nothingOf = (seats: number, cell: Cell, options: TruckOffOptions = STANDARD_OPTIONS): Counted => ({
  seats,
  cell,
  options: inOrder(options),
  matches: 0,
  figures: {},
});

/** With keys as the schema has them. */
const inOrder = (options: TruckOffOptions): TruckOffOptions => ({
  ...STANDARD_OPTIONS,
  ...optionsSchema.parse(JSON.parse(JSON.stringify(options))),
});

/** Whether options mean the same match, whatever their order in a file. */
export const isSameAgreement = (a: TruckOffOptions, b: TruckOffOptions): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

/** A card's end in a match: of all cards of its kind so many were played, put away or kept. */
const FATES = ['played', 'discarded', 'kept'] as const;
export type Fate = (typeof FATES)[number];
/** Dollars, in hundredths, by card played. */
const GAINS = ['earned', 'ahead'] as const;
export type Gain = (typeof GAINS)[number];

const seen = (kind: CardKind): string => `seen ${kind}`;
export const fateOf = (fate: Fate, kind: CardKind): Ratio => ({
  of: `${fate} ${kind}`,
  by: seen(kind),
});
export const gainBy = (gain: Gain, kind: CardKind): Ratio => ({
  of: `${gain} ${kind}`,
  by: `played ${kind}`,
});
const RATIOS: readonly Ratio[] = CARD_KINDS.flatMap((kind) => [
  ...FATES.map((fate) => fateOf(fate, kind)),
  ...GAINS.map((gain) => gainBy(gain, kind)),
]);

/** One match more: the next one of its cell. */
export function withMatch(so: Counted, steps: readonly Step[], end: TruckOffState): Counted {
  const [begun] = steps;
  if (begun === undefined) throw new Error('a match has a first step');
  const events = steps.flatMap((step) => step.events);
  const parts = [countsOf(events, end), wonBy(so, begun.before.first, end), ...steps.map(gainOf)];
  const one = withSeen(parts.reduce(added, {}));
  const products = so.cell === 'keen' ? productsOf(one, RATIOS) : {};
  return { ...so, matches: so.matches + 1, figures: [one, products].reduce(added, so.figures) };
}

/** With the cards of each kind that were in the matches: each had one of the fates. */
export const withSeen = (one: Counts): Counts => ({
  ...one,
  ...Object.fromEntries(
    CARD_KINDS.map((kind) => [seen(kind), FATES.reduce((sum, fate) => sum + (one[`${fate} ${kind}`] ?? 0), 0)]),
  ),
});

/** The winner's place, from the seat that was the first player of the first round; and whether it has the habit. */
function wonBy({ cell, matches, seats }: Counted, first: number, { outcome }: TruckOffState): Counts {
  const [winner] = outcome?.winners ?? [];
  if (winner === undefined) return {};
  const place = ((winner - first + seats) % seats) + 1;
  return { [`won at place ${place}`]: 1, ...(winner === oddSeat(cell, matches, seats) ? { 'odd seat won': 1 } : {}) };
}

const CENTS = 100;

/** Dollars by which a card moved what all are to have: its player's own, and against the mean of the others. */
function gainOf({ before, events }: Step): Counts {
  const executed = events.find((event): event is Executed => event.type === 'executed');
  if (executed === undefined) return {};
  const { seat, card, target } = executed;
  const sketch = sketchOf(before);
  const kind = kindOf(card);
  const truck = target.truck === null ? NOWHERE : before.trucks.findIndex(({ id }) => id === target.truck);
  const venue = target.venue === null ? NOWHERE : sketch.sides.indexOf(target.venue);
  const [was, is] = [moneyAtEnd(sketch), moneyAtEnd(after(sketch, { kind, truck, venue }))];
  const more = is.map((money, owner) => money - (was[owner] ?? 0));
  const own = more[seat] ?? 0;
  const others = more.reduce((sum, money) => sum + money, 0) - own;
  return {
    [`earned ${kind}`]: Math.round(CENTS * own),
    [`ahead ${kind}`]: Math.round(CENTS * (own - others / (more.length - 1))),
  };
}

type Executed = Extract<TruckOffEvent, { readonly type: 'executed' }>;

/** Counts of two matches or more, added up. */
export function added(a: Counts, b: Counts): Record<string, number> {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(keys.map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]));
}
