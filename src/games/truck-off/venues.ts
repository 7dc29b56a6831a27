import { z } from 'zod';
import data from './data/venues.json' with { type: 'json' };
import { isSides, SIDES, type Sides } from './ids.ts';
import { provenance } from './provenance.ts';

const venue = z.strictObject({ sides: z.int().refine(isSides), name: z.string().min(1) });

const VENUES = z.strictObject({ ...provenance, venues: z.array(venue).length(SIDES.length) }).parse(data).venues;

/** The name on the venue's tile. */
export const venueName = (sides: Sides): string => VENUES.find((one) => one.sides === sides)?.name ?? `d${sides}`;
