import { z } from 'zod';
import data from './data/fleet.json' with { type: 'json' };
import { TRIBU_KINDS, type TribuKind } from './cards/kinds.ts';
import { inForce, type TrexlandsOptions } from './options.ts';
import { provenance } from './provenance.ts';

const xSchema = z.int().min(1);
const coins = z.int().nonnegative();
const card = z.enum(TRIBU_KINDS).nullable();

/** The equipment with which every seat begins. */
export const FLEET = z
  .strictObject({
    ...provenance,
    /** A player. */
    trucks: z.int().min(1).max(9),
    /** V coins in Camp. */
    coins,
    /** V more, the first rank's first, by the number of players. */
    coinsByRank: z.strictObject({
      2: z.array(coins).length(2),
      3: z.array(coins).length(3),
      4: z.array(coins).length(4),
    }),
    /** A private card that a rank begins with in Camp, the first rank's first, by the number of players. */
    cardByRank: z.strictObject({
      2: z.array(card).length(2),
      3: z.array(card).length(3),
      4: z.array(card).length(4),
    }),
    /** X tokens in the City, by the number of players. */
    x: z.strictObject({ 2: xSchema, 3: xSchema, 4: xSchema }),
    /** The worth of the last of them, in X. */
    lastX: z.strictObject({ 2: xSchema, 3: xSchema, 4: xSchema }),
    /** V that a won attack takes from the loser's Camp, and that a Raid takes besides, as far as there are any. */
    loot: coins,
    raidLoot: coins,
    /** Whether a first MOVE that wins an attack is followed by another one, with another truck. */
    moveAfterWin: z.boolean(),
  })
  .parse(data);

/** TX: the seed has boards for two to four. */
export const SEATS = { min: 2, max: 4 } as const;

/** V that a seat of this rank (1 is the first) begins with besides the others'. */
export const coinsOfRank = (seats: number, rank: number): number =>
  (seats === 2 ? FLEET.coinsByRank[2] : seats === 3 ? FLEET.coinsByRank[3] : FLEET.coinsByRank[4])[rank - 1] ?? 0;

/** The private card that a seat of this rank begins with in Camp; null if none. */
export const cardOfRank = (seats: number, rank: number): TribuKind | null =>
  (seats === 2 ? FLEET.cardByRank[2] : seats === 3 ? FLEET.cardByRank[3] : FLEET.cardByRank[4])[rank - 1] ?? null;

/** A match as far as its equipment is agreed on. */
export interface Agreed {
  readonly seats: number;
  readonly options: TrexlandsOptions;
}

/** How many X the City holds at the start. */
export const xInCity = ({ seats, options }: Agreed): number =>
  options.cityX ?? (seats === 2 ? FLEET.x[2] : seats === 3 ? FLEET.x[3] : FLEET.x[4]);

/** The worth of the last X in the City, in X. */
export function worthOfLastX({ seats, options }: Agreed): number {
  if (!inForce(options, 'lastXMore')) return 1;
  return seats === 2 ? FLEET.lastX[2] : seats === 3 ? FLEET.lastX[3] : FLEET.lastX[4];
}

/** X for so many tokens, taken from a City that has `left` of them. */
export const scoredWith = (agreed: Agreed, tokens: number, left: number): number =>
  tokens > 0 && tokens === left ? tokens - 1 + worthOfLastX(agreed) : tokens;
