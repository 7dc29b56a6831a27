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
      /** He serves once in so many cycles. */
      wrench: z.strictObject({ every: count }),
      /** The first cycle in which he serves, and after how many he serves again; null for once a game. */
      navigator: z.strictObject({ from: count, every: count.nullable() }),
      /** V that he brings each time, by the number of players. */
      quartermaster: z.strictObject({ coins: z.strictObject({ 2: count, 3: count, 4: count }) }),
      /** V back on each card that is won for so many or more. */
      broker: z.strictObject({ back: count, from: count }),
      /** V of the loser's Camp, and whether a stack has to be in the battle. */
      marshal: z.strictObject({ coins: z.int().nonnegative(), anyTruck: z.boolean() }),
    }),
  })
  .parse(data);
const cards = read.captains;

/** The Captains' numbers; their texts say the same in words. */
export const CAPTAIN_TERMS = read.terms;

/** V that the Captain Quartermaster brings each time. */
export function quartermastersCoins(seats: number): number {
  const { coins } = CAPTAIN_TERMS.quartermaster;
  return seats === 2 ? coins[2] : seats === 3 ? coins[3] : coins[4];
}

/** V that the Captain Broker gets back on a card that he has won for so many. */
export const brokersBack = (price: number): number =>
  price >= CAPTAIN_TERMS.broker.from ? CAPTAIN_TERMS.broker.back : 0;

export function captainCard(id: CaptainId): CaptainCard {
  const found = cards.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card of the Captain ${id}`);
  return found;
}
