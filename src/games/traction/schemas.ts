import type { GameSchemas } from '#engine/module/gameModule.ts';
import { matchSchema as match } from './matchSchema.ts';
import { judgementSchema as judgement } from './scenario/judgement.ts';
import { scenarioSchema as scenario } from './scenario/schema.ts';

/** Schemas of the files of Traction. */
export const schemas: GameSchemas = { match, scenario, judgement };
