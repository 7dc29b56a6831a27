import { z } from 'zod';
import data from './data/captains.json' with { type: 'json' };
import { provenance } from './provenance.ts';

export const CAPTAINS = ['wrench', 'quartermaster', 'navigator', 'broker', 'marshal'] as const;
/** Each is one card: no two seats have the same. */
export type CaptainId = (typeof CAPTAINS)[number];

const captain = z.strictObject({ id: z.enum(CAPTAINS), name: z.string().min(1), text: z.string().min(1) });

export type CaptainCard = z.output<typeof captain>;

const count = z.int().min(1);

const read = z
  .strictObject({
    ...provenance,
    captains: z.array(captain).length(CAPTAINS.length),
    terms: z.strictObject({
      /** The first cycle in which he serves, and after how many he serves again; null for once a game. */
      navigator: z.strictObject({ from: count, every: count.nullable() }),
      /** He serves in each cycle that is a multiple of this. */
      quartermaster: z.strictObject({ every: count }),
      /** V back on each card won, as long as a price of one is left. */
      broker: z.strictObject({ back: z.int().nonnegative() }),
      /** V of the loser's Camp, and whether a stack has to be in the battle. */
      marshal: z.strictObject({ coins: z.int().nonnegative(), anyTruck: z.boolean() }),
    }),
  })
  .parse(data);
const cards = read.captains;

/** The Captains' numbers; their texts say the same in words. */
export const CAPTAIN_TERMS = read.terms;

export function captainCard(id: CaptainId): CaptainCard {
  const found = cards.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card of the Captain ${id}`);
  return found;
}
