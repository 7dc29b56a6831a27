import { z } from 'zod';
import data from '../data/terra-deck.json' with { type: 'json' };
import { provenance } from '../provenance.ts';

/** The surfaces of a roll; a battle is rolled on that of its Terra. */
export const TERRAINS = ['scrub', 'salt-flat', 'gravel', 'dune'] as const;
export type TerrainId = (typeof TERRAINS)[number];

/** The terrain of every roll without a Terra of its own. */
export const BASE_TERRAIN: TerrainId = 'scrub';

/** TX-11: what a border is to a truck. Levels are borders, too (TX-59). */
export const BORDERS = ['open', 'blocked', 'ramp'] as const;
export type BorderKind = (typeof BORDERS)[number];

export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];

const border = z.enum(BORDERS);
const terraCard = z.strictObject({
  id: z.string().min(1),
  terrain: z.enum(TERRAINS),
  edges: z.strictObject({ n: border, e: border, s: border, w: border }),
  /** Within: such a Terra holds one truck only (TX-56). */
  obstacle: z.boolean(),
});
export type TerraCard = z.output<typeof terraCard>;

export const TERRA_DECK: readonly TerraCard[] = z
  .strictObject({
    ...provenance,
    cards: z
      .array(terraCard)
      .refine((cards) => new Set(cards.map((c) => c.id)).size === cards.length, 'cards with different ids'),
  })
  .parse(data).cards;
