import { z } from 'zod';
import type { Owner } from '#games/truck-off/ids.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { SEAT_LOOKS, type SeatIndex } from '../seatLooks.ts';
import { seatIndexOf } from '../table/tableLook.ts';
import data from './data/brands.json' with { type: 'json' };

const SELLS = ['fries', 'grill', 'fig', 'doughnut', 'wok', 'pot'] as const;
export type Sells = (typeof SELLS)[number];

const brand = z.strictObject({ name: z.string().min(1), sells: z.enum(SELLS), trim: z.string() });
export type Brand = z.output<typeof brand>;

const BRANDS = z
  .strictObject({
    provenance: z.literal('invented'),
    note: z.string(),
    brands: z.array(brand).length(SEAT_LOOKS.length),
  })
  .parse(data).brands;

export function brandOf(look: SeatIndex): Brand {
  const found = BRANDS[look];
  if (found === undefined) throw new Error('every colour has a brand');
  return found;
}

interface WithSeats {
  readonly header: { readonly seats: readonly SeatInfo[] };
}

/** The look of an owner’s trucks; Barry has the first colour that no player has. */
export function lookOf(match: WithSeats, owner: Owner): SeatIndex {
  if (owner !== 'barry') return seatIndexOf(match, owner);
  const taken = match.header.seats.map((_, seat) => seatIndexOf(match, seat));
  const free = SEAT_LOOKS.findIndex((_, i) => !taken.includes(i as SeatIndex));
  return (free < 0 ? 0 : free) as SeatIndex;
}
