import { z } from 'zod';
import data from './data/captains.json' with { type: 'json' };
import { provenance } from './provenance.ts';

export const CAPTAINS = ['wrench', 'quartermaster', 'navigator', 'broker', 'marshal'] as const;
/** Each is one card: no two seats have the same. */
export type CaptainId = (typeof CAPTAINS)[number];

const captain = z.strictObject({ id: z.enum(CAPTAINS), name: z.string().min(1), text: z.string().min(1) });

export type CaptainCard = z.output<typeof captain>;

const cards = z
  .strictObject({ ...provenance, captains: z.array(captain).length(CAPTAINS.length) })
  .parse(data).captains;

export function captainCard(id: CaptainId): CaptainCard {
  const found = cards.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card of the Captain ${id}`);
  return found;
}
