import { z } from 'zod';
import { rulesField } from '#engine/files/rulesField.ts';
import { groundSchema, titleSchema } from '#engine/scenario/fields.ts';
import { placedShape } from '#engine/scenario/releaseSchema.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '#engine/scenario/format.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import { THROW_LIMITS } from '../rolling/throwLimits.ts';
import { throwsSchema } from '../throwSchema.ts';
import { expectationSchema } from './expectSchema.ts';
import { truckIdSchema } from './named.ts';
import { say } from './texts.ts';

/**
 * The scenario of trucks, key by key. Faults of a whole throw or of all throws together (limits of a hand, trucks in
 * the same place) are found in check.ts. A schema's own message ends the sentence "expected ...".
 */
const battleRoll = z.strictObject({ do: z.literal('battle-roll'), throws: throwsSchema });

const placed = z.strictObject({ id: truckIdSchema, ...placedShape() });
const rest = z.strictObject({ do: z.literal('rest'), trucks: z.array(placed).min(1).max(THROW_LIMITS.trucks) });

export const rollScenarioSchema = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    game: z.literal('trexlands'),
    title: titleSchema,
    rules: rulesField, // nothing that a roll shows follows from it
    terrain: groundSchema(TERRAINS.map(({ id }) => id)),
    trucks: z
      .array(z.strictObject({ id: truckIdSchema, ballast: z.boolean().default(false) }))
      .min(1)
      .max(THROW_LIMITS.trucks),
    actions: z.tuple([z.discriminatedUnion('do', [battleRoll, rest])]),
    expect: z.array(expectationSchema).max(1).default([]),
  })
  .meta({ title: 'Tumbletop scenario of trucks, version 1', description: say.scenarioSchema });

/** A scenario of trucks as the schema reads it: numbers quantised, defaults filled in. */
export type RollScenarioFile = z.output<typeof rollScenarioSchema>;
