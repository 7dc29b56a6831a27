import { z } from 'zod';
import { quantised, whole } from '#engine/files/numbers.ts';
import { sentenceField, tickField } from '#engine/matchFile/fields.ts';
import { actionsBy, matchSchemaOf } from '#engine/matchFile/matchSchema.ts';
import { REACH_MM } from '#engine/scenario/limits.ts';
import { DEG_S_MOST, MM_S_MOST } from '#engine/scenario/releaseSchema.ts';
import { CARD_SETS } from './almanac/cardSets.ts';
import { ITEM_IDS } from './almanac/items.ts';
import { LOCATION_FACES, type LocationFace } from './almanac/locations.ts';
import { CLASSES } from './almanac/vehicles.ts';
import { FACES, PAIRS, SEATS, SPACES, SPOTS, type Seat } from './ids.ts';
import { NUMBERS } from './numbers.ts';
import { SPIN_CLAUSES, SPIN_CODES, WRENCH } from './record.ts';

const WHOLE_TURN_DEG = 360;
/** More than any wrench turns while a spin may last. */
const MOST_TURNS = 100_000;

export const seatSchema = whole(0, SEATS.max - 1) as z.ZodType as z.ZodType<Seat, Seat>;
export const spaceSchema = z.enum(SPACES, { error: 'a place such as "0-r1c2"' });
export const spotSchema = z.enum(SPOTS, { error: 'a spot such as "0-row-2"' });
export const classSchema = z.enum(CLASSES);
export const itemSchema = z.enum(ITEM_IDS);
const locationFaces: readonly LocationFace[] = LOCATION_FACES.map(([face]) => face);
export const locationSchema = z.enum(locationFaces, { error: 'a location and its side, such as "quarry-b"' });

export const spinRulingSchema = z.strictObject({
  clause: z.enum(SPIN_CLAUSES),
  code: z.enum(SPIN_CODES),
  piece: z.literal(WRENCH),
  headingDeg: quantised(0, WHOLE_TURN_DEG),
  turns: quantised(0, MOST_TURNS),
  red: seatSchema.nullable(),
  tick: tickField,
  text: sentenceField,
});

/** A hand's part in a spin (TP-05). */
export const flickSchema = z.strictObject({
  atMm: z.tuple([quantised(-REACH_MM, REACH_MM), quantised(-REACH_MM, REACH_MM)]),
  velocityMmS: z.tuple([quantised(-MM_S_MOST, MM_S_MOST), quantised(-MM_S_MOST, MM_S_MOST)]),
  spinDegS: quantised(-DEG_S_MOST, DEG_S_MOST),
});

const { chosen, performed } = actionsBy(seatSchema);
const target = z.strictObject({ spaces: z.array(spaceSchema).max(2), card: classSchema.nullable() });

const actions = [
  performed('spin', { flick: flickSchema.nullable() }, spinRulingSchema, 1),
  chosen('face', { face: z.enum(FACES) }),
  chosen('location', { location: locationSchema }),
  chosen('install', { item: itemSchema, spot: spotSchema }),
  chosen('done', {}),
  chosen('recruit', { pair: z.enum(PAIRS, { error: 'a pair such as "c2p3"' }) }),
  chosen('deploy', { vehicles: z.array(classSchema).length(NUMBERS.deployed) }),
  chosen('eject', { space: spaceSchema }),
  chosen('resolve', { target }),
  chosen('pass', {}),
  chosen('award', { item: itemSchema }),
  chosen('concede', {}),
] as const;

/** Agreed on before a match; keys that are left out are as the set of rules has them. */
export const optionsSchema = z.strictObject({
  characters: z.boolean().exactOptional(),
  locations: z.boolean().exactOptional(),
  items: z.boolean().exactOptional(),
  overtimeEject: z.boolean().exactOptional(),
  ownSpots: z.boolean().exactOptional(),
  doubleChips: z.boolean().exactOptional(),
  cards: z.enum(CARD_SETS).exactOptional(),
  oneMatch: z.boolean().exactOptional(),
});

export const matchSchema = matchSchemaOf({
  id: 'tractor-pull',
  name: 'Tractor Pull',
  seats: SEATS,
  setup: { options: optionsSchema.default({}) },
  actions,
  description:
    'Everything of one game of up to three matches: what was agreed before it, and every action. Replaying the actions gives it again.',
});

/** A match file as the schema reads it. */
export type MatchFile = z.output<typeof matchSchema>;
