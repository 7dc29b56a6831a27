import { z } from 'zod';
import type { GameSchemas } from '#engine/module/gameModule.ts';
import { matchSchema as match } from './matchSchema.ts';
import { ofDice } from './scenario/scenarios.ts';
import { judgementSchema as judgement, scenarioSchema } from './scenario/schema.ts';

/** Schemas of the files of Truck Off. The answer to a scenario of dice is that of dice of no game. */
export const schemas: GameSchemas = { match, scenario: z.union([scenarioSchema, ofDice.schema]), judgement };
