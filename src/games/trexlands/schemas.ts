import type { GameSchemas } from '../../engine/module/gameModule.ts';
import { matchSchema as match } from './matchSchema.ts';
import { rollJudgementSchema as judgement } from './scenario/judgement.ts';
import { rollScenarioSchema as scenario } from './scenario/schema.ts';

/** What files of Trexlands may hold. */
export const schemas: GameSchemas = { match, scenario, judgement };
