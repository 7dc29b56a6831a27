import { z } from 'zod';
import data from '../data/specials.json' with { type: 'json' };
import { isSides } from '../ids.ts';
import { provenance } from '../provenance.ts';

/** The phases of a round that a keyword can name (TO-44). */
export const PHASES = ['trucks', 'roll', 'cards', 'execute', 'payout'] as const;
export type RoundPhase = (typeof PHASES)[number];

/** The effects of Daily Specials; each belongs to one window. */
const EFFECTS = [
  'pay-first',
  'fixed',
  'at-least',
  'throw-again',
  'tip',
  'tip-own',
  'add',
  'add-per-truck',
  'add-if-crowded',
  'promoted',
  'send-strangers',
  'round-up',
  'own-number',
  'flat',
  'alone-twice',
  'own-twice',
  'rest-to-first',
] as const;

export type SpecialId = string;

const special = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  venue: z.int().refine(isSides),
  /** TO-44: in the instant before the phase, or in its stead, for that venue. */
  when: z.enum(['before', 'instead']),
  phase: z.enum(PHASES),
  effect: z.enum(EFFECTS),
  amount: z.int().nonnegative(),
  /** How many trucks make a crowd, where the effect asks. */
  trucks: z.int().min(1).default(1),
  text: z.string().min(1),
});
export type Special = z.output<typeof special>;

/** The house set of Daily Specials (TO-45). */
export const SPECIALS: readonly Special[] = z
  .strictObject({ ...provenance, specials: z.array(special) })
  .parse(data).specials;

export function specialOf(id: SpecialId): Special {
  const found = SPECIALS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no Daily Special ${id}`);
  return found;
}
