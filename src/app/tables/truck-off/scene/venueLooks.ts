import { z } from 'zod';
import { isSides, type Sides } from '#games/truck-off/ids.ts';
import data from '../data/venues.json' with { type: 'json' };

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const look = z.strictObject({
  sides: z.int().refine(isSides),
  ground: colour,
  stripe: colour,
  ink: colour,
  die: colour,
  dieInk: colour,
});
export type VenueLook = z.output<typeof look>;

const LOOKS = z
  .strictObject({ provenance: z.literal('invented'), note: z.string(), venues: z.array(look) })
  .parse(data).venues;

/** The colours of a venue and its die. */
export function venueLookOf(sides: Sides): VenueLook {
  const found = LOOKS.find((one) => one.sides === sides);
  if (found === undefined) throw new Error(`the data have no venue for d${sides}`);
  return found;
}
