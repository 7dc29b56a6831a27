import { z } from 'zod';
import data from '../data/locations.json' with { type: 'json' };
import type { Face } from '../ids.ts';
import { provenance } from '../provenance.ts';
import { inSets, type CardSet } from './cardSets.ts';
import { ruleFields, type Rule } from './effect.ts';

export const LOCATION_IDS = [
  'fairground',
  'quarry',
  'swamp',
  'speedway',
  'junkyard',
  'sawmill',
  'riverbank',
  'orchard',
] as const;
export type LocationId = (typeof LOCATION_IDS)[number];

/** A location with the side that red has picked (TP-01). */
export type LocationFace = `${LocationId}-${Face}`;

/** The seats for which a location's text counts. Red is at home there: it has picked it. */
const FOR = ['both', 'red'] as const;

const face = z.strictObject({ ...ruleFields, for: z.enum(FOR) });
type LocationRule = Rule & { readonly for: (typeof FOR)[number] };

const location = z.strictObject({ id: z.enum(LOCATION_IDS), name: z.string().min(1), cards: inSets, a: face, b: face });

export const LOCATIONS = z
  .strictObject({ ...provenance, locations: z.array(location).length(LOCATION_IDS.length) })
  .parse(data).locations;

export const LOCATION_FACES: readonly (readonly [LocationFace, LocationRule])[] = LOCATIONS.flatMap(({ id, a, b }) => [
  [`${id}-a`, a] as const,
  [`${id}-b`, b] as const,
]);

const idsIn = (set: CardSet): readonly LocationId[] =>
  LOCATIONS.filter(({ cards }) => cards.includes(set)).map(({ id }) => id);

/** The five location cards of a set. */
export const LOCATIONS_OF: Readonly<Record<CardSet, readonly LocationId[]>> = {
  wide: idsIn('wide'),
  level: idsIn('level'),
};

const OF_RED: ReadonlySet<LocationFace> = new Set(
  LOCATION_FACES.flatMap(([id, rule]) => (rule.for === 'red' ? [id] : [])),
);

/** Whether its text counts for red alone. */
export const isOfRed = (face: LocationFace): boolean => OF_RED.has(face);

/** The card that has this side. */
export function locationOf(face: LocationFace): LocationId {
  const found = LOCATION_IDS.find((id) => face.startsWith(`${id}-`));
  if (found === undefined) throw new Error(`${face} is no location`);
  return found;
}
