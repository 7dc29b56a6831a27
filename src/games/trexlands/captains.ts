import { z } from 'zod';
import data from './data/captains.json' with { type: 'json' };
import { provenance } from './provenance.ts';

export const CAPTAINS = ['wrench', 'quartermaster', 'navigator', 'broker', 'marshal'] as const;
/** Each is one card: no two seats have the same. */
export type CaptainId = (typeof CAPTAINS)[number];

const captain = z.strictObject({ id: z.enum(CAPTAINS), name: z.string().min(1), text: z.string().min(1) });

export type CaptainCard = z.output<typeof captain>;

const count = z.int().min(1);
const byPlayers = z.strictObject({ 2: count, 3: count, 4: count });

type ByPlayers = z.output<typeof byPlayers>;

const read = z
  .strictObject({
    ...provenance,
    captains: z.array(captain).length(CAPTAINS.length),
    terms: z.strictObject({
      /** He serves once in so many cycles. */
      wrench: z.strictObject({ every: count }),
      /** The first cycle in which he serves, by the number of players; how many later again, null for once a game. */
      navigator: z.strictObject({ from: byPlayers, every: count.nullable() }),
      /** V that he brings each time, by the number of players. */
      quartermaster: z.strictObject({ coins: byPlayers }),
      /** V back on each card that is won for so many or more, by the number of players. */
      broker: z.strictObject({ back: byPlayers, from: byPlayers }),
      /** V of the loser's Camp if he wins, by the number of players; whether any truck of his makes it a stake. */
      marshal: z.strictObject({ coins: byPlayers, anyTruck: z.boolean() }),
    }),
  })
  .parse(data);
const cards = read.captains;

/** The Captains' numbers; their texts say the same in words. */
export const CAPTAIN_TERMS = read.terms;

const forPlayers = (numbers: ByPlayers, seats: number): number =>
  seats === 2 ? numbers[2] : seats === 3 ? numbers[3] : numbers[4];

/** V that the Captain Quartermaster brings each time. */
export const quartermastersCoins = (seats: number): number => forPlayers(CAPTAIN_TERMS.quartermaster.coins, seats);

/** V that the Captain Broker gets back on a card that he has won for so many. */
export const brokersBack = (price: number, seats: number): number =>
  price >= forPlayers(CAPTAIN_TERMS.broker.from, seats) ? forPlayers(CAPTAIN_TERMS.broker.back, seats) : 0;

/** The first cycle in which the Captain Navigator serves. */
export const navigatorsFirst = (seats: number): number => forPlayers(CAPTAIN_TERMS.navigator.from, seats);

/** V of the loser's Camp that the Captain Marshal takes with a battle that he wins, at most. */
export const marshalsCoins = (seats: number): number => forPlayers(CAPTAIN_TERMS.marshal.coins, seats);

export function captainCard(id: CaptainId): CaptainCard {
  const found = cards.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card of the Captain ${id}`);
  return found;
}
