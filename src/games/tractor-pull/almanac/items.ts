import { z } from 'zod';
import data from '../data/items.json' with { type: 'json' };
import { COLUMNS, LINES, rivalOf, spotOf, type Seat, type Spot } from '../ids.ts';
import { provenance } from '../provenance.ts';
import { ruleFields } from './effect.ts';

export const ITEM_IDS = [
  'tow-chain',
  'oil-slick',
  'pennant',
  'spare-tire',
  'turbo',
  'winch',
  'spike-strip',
  'sugar',
  'ballast',
  'roll-cage',
] as const;
export type ItemId = (typeof ITEM_IDS)[number];

/** TP-31: where it may be placed is printed on the card. */
const item = z.strictObject({
  id: z.enum(ITEM_IDS),
  side: z.enum(['own', 'rival']),
  line: z.enum(LINES),
  at: z.array(z.literal(COLUMNS)).min(1),
  ...ruleFields,
});
export type Item = z.output<typeof item>;

export const ITEMS: readonly Item[] = z
  .strictObject({ ...provenance, items: z.array(item).length(ITEM_IDS.length) })
  .parse(data).items;

export function itemOf(id: ItemId): Item {
  const found = ITEMS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no item ${id}`);
  return found;
}

/** The spots for which the card is made, for a seat that places it. */
export function spotsOf(id: ItemId, seat: Seat): readonly Spot[] {
  const { side, line, at } = itemOf(id);
  return at.map((number) => spotOf(side === 'own' ? seat : rivalOf(seat), line, number));
}
