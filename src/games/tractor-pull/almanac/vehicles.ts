import { z } from 'zod';
import data from '../data/vehicles.json' with { type: 'json' };
import { NUMBERS } from '../numbers.ts';
import { origin, provenance } from '../provenance.ts';
import { inSets, type CardSet } from './cardSets.ts';
import { deedSchema } from './effect.ts';

/** Classes of vehicles of all sets of cards, the weakest first. */
export const CLASSES = [
  'moped',
  'scooter',
  'go-kart',
  'motorbike',
  'hatchback',
  'van',
  'sedan',
  'pickup',
  'tractor',
] as const;
export type VehicleClass = (typeof CLASSES)[number];

/** One card: `go-kart-3` is the third Go Kart. */
export type VehicleId = `${VehicleClass}-${number}`;

const vehicle = z.strictObject({
  id: z.enum(CLASSES),
  name: z.string().min(1),
  strength: z.int().positive(),
  text: z.string().min(1),
  may: z.boolean().default(false),
  effect: deedSchema,
  cards: inSets,
  /** Of all of it, or, with `effectProvenance`, of the strength alone. */
  provenance: origin,
  effectProvenance: origin.optional(),
});
export type Vehicle = z.output<typeof vehicle>;

export const VEHICLES: readonly Vehicle[] = z
  .strictObject({ ...provenance, vehicles: z.array(vehicle).length(CLASSES.length) })
  .parse(data).vehicles;

const BY_CLASS = new Map<string, Vehicle>(VEHICLES.map((one) => [one.id, one]));

/** TP-35: a class is printed on the card; counters do not change it. */
export const classOf = (id: VehicleId): VehicleClass => vehicleOf(id).id;

export function vehicleOf(id: VehicleId | VehicleClass): Vehicle {
  const found = BY_CLASS.get(id) ?? BY_CLASS.get(id.slice(0, id.lastIndexOf('-')));
  if (found === undefined) throw new Error(`${id} is no vehicle`);
  return found;
}

/** The strength that is printed on the card. */
export const printedOf = (id: VehicleId): number => vehicleOf(id).strength;

/** The classes of a set of cards, the weakest first. */
export const CLASSES_OF: Readonly<Record<CardSet, readonly VehicleClass[]>> = {
  wide: classesIn('wide'),
  level: classesIn('level'),
};

function classesIn(set: CardSet): readonly VehicleClass[] {
  return VEHICLES.filter(({ cards }) => cards.includes(set)).map(({ id }) => id);
}

/** All 32 cards of a set. */
export const VEHICLE_CARDS: Readonly<Record<CardSet, readonly VehicleId[]>> = {
  wide: cardsOf('wide'),
  level: cardsOf('level'),
};

function cardsOf(set: CardSet): readonly VehicleId[] {
  return CLASSES_OF[set].flatMap((one) => Array.from({ length: NUMBERS.copies }, (_, i) => `${one}-${i + 1}` as const));
}
