import { z } from 'zod';
import { diceScenarioSchema } from '../../../engine/diceScenario/schema.ts';

/**
 * A scenario of dice of Truck Off: as one of no game, but thrown into the tray unless it says otherwise. Its answer is
 * that of dice, too.
 */
export const scenarioSchema = diceScenarioSchema
  .extend({ game: z.literal('truck-off'), arena: z.enum(['standard', 'tray']).default('tray') })
  .meta({
    title: 'Tumbletop scenario of Truck Off, version 1',
    description: 'Dice of Truck Off and how they are thrown; numbers in mm, mm/s and degrees.',
  });
