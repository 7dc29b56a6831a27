import { diceJudgementSchema as judgement } from '../../engine/diceScenario/schema.ts';
import type { GameSchemas } from '../../engine/module/gameModule.ts';
import { matchSchema as match } from './matchSchema.ts';
import { scenarioSchema as scenario } from './scenario/schema.ts';

/** Schemas of the files of Truck Off. */
export const schemas: GameSchemas = { match, scenario, judgement };
