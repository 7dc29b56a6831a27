import type { GameSchemas } from '#engine/module/gameModule.ts';
import { matchSchema as match } from './matchSchema.ts';
import { rollJudgementSchema as judgement } from './scenario/judgement.ts';
import { rollScenarioSchema as scenario } from './scenario/schema.ts';

/** Schemas of the files of Trexlands. */
export const schemas: GameSchemas = { match, scenario, judgement };
