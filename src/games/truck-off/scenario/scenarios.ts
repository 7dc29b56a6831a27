import { diceScenarios } from '../../../engine/diceScenario/scenarios.ts';
import type { ReadScenario } from '../../../engine/module/gameModule.ts';
import { faultOfScenario } from '../../../engine/scenario/read.ts';
import { scenarioSchema } from './schema.ts';

/** How scenarios of Truck Off, one throw of dice each, are read, rolled and told. */
export const scenarios: ReadScenario = (json) => {
  const file = scenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  const { game: _, ...dice } = json;
  return diceScenarios({ ...dice, arena: file.data.arena });
};
