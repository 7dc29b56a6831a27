import { z } from 'zod';
import data from './data/fleet.json' with { type: 'json' };
import { provenance } from './provenance.ts';

const xSchema = z.int().min(1);

/** The equipment with which every seat begins. */
export const FLEET = z
  .strictObject({
    ...provenance,
    /** A player. */
    trucks: z.int().min(1).max(9),
    /** V coins in Camp. */
    coins: z.int().nonnegative(),
    /** X tokens in the City, by the number of players. */
    x: z.strictObject({ 2: xSchema, 3: xSchema, 4: xSchema }),
  })
  .parse(data);

/** TX: the seed has boards for two to four. */
export const SEATS = { min: 2, max: 4 } as const;

/** How many X the City holds at the start. */
export const xInCity = (seats: number): number => (seats === 2 ? FLEET.x[2] : seats === 3 ? FLEET.x[3] : FLEET.x[4]);
