import { z } from 'zod';
import { rulesField } from '../files/rulesField.ts';
import type { ReadScenario } from '../module/scenarios.ts';
import { faultOfScenario } from '../scenario/read.ts';
import { diceScenarios } from './scenarios.ts';
import { diceScenarioSchema } from './schema.ts';

/**
 * Scenarios of dice of a game: as those of no game, but thrown into the tray unless they say otherwise. The answer is
 * that of dice, too.
 */
export function diceScenariosOf<const G extends string>(id: G, name: string) {
  const schema = diceScenarioSchema
    .extend({
      game: z.literal(id),
      rules: rulesField, // dice fall the same by every set
      arena: z.enum(['standard', 'tray']).default('tray'),
    })
    .meta({
      title: `Tumbletop scenario of dice of ${name}, version 1`,
      description: `Dice of ${name} and how they are thrown; numbers in mm, mm/s and degrees.`,
    });
  const scenarios: ReadScenario = (json) => {
    const file = schema.safeParse(json);
    if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
    const { game: _, rules: __, ...dice } = json;
    return diceScenarios({ ...dice, arena: file.data.arena });
  };
  return { schema, scenarios };
}
