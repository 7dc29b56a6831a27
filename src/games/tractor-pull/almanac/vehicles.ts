import { z } from 'zod';
import data from '../data/vehicles.json' with { type: 'json' };
import { NUMBERS } from '../numbers.ts';
import { origin, provenance } from '../provenance.ts';
import { deedSchema } from './effect.ts';

/** Classes of vehicles, the weakest first. */
export const CLASSES = ['scooter', 'go-kart', 'motorbike', 'hatchback', 'van', 'sedan', 'pickup', 'tractor'] as const;
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

/** All 32 cards. */
export const VEHICLE_CARDS: readonly VehicleId[] = CLASSES.flatMap((one) =>
  Array.from({ length: NUMBERS.copies }, (_, i) => `${one}-${i + 1}` as const),
);
