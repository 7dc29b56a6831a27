import { z } from 'zod';
import data from '../data/locations.json' with { type: 'json' };
import type { Face } from '../ids.ts';
import { provenance } from '../provenance.ts';
import { ruleSchema, type Rule } from './effect.ts';

export const LOCATION_IDS = ['fairground', 'quarry', 'swamp', 'speedway', 'junkyard'] as const;
export type LocationId = (typeof LOCATION_IDS)[number];

/** A location with the side that red has picked (TP-01). */
export type LocationFace = `${LocationId}-${Face}`;

const location = z.strictObject({ id: z.enum(LOCATION_IDS), name: z.string().min(1), a: ruleSchema, b: ruleSchema });

export const LOCATIONS = z
  .strictObject({ ...provenance, locations: z.array(location).length(LOCATION_IDS.length) })
  .parse(data).locations;

export const LOCATION_FACES: readonly (readonly [LocationFace, Rule])[] = LOCATIONS.flatMap(({ id, a, b }) => [
  [`${id}-a`, a] as const,
  [`${id}-b`, b] as const,
]);

/** The card that has this side. */
export function locationOf(face: LocationFace): LocationId {
  const found = LOCATION_IDS.find((id) => face.startsWith(`${id}-`));
  if (found === undefined) throw new Error(`${face} is no location`);
  return found;
}
