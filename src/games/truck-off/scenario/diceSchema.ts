import { z } from 'zod';
import { rulesField } from '#engine/files/rulesField.ts';
import { diceScenarioSchema } from '#engine/diceScenario/schema.ts';

/**
 * A scenario of dice of Truck Off: as one of no game, but thrown into the tray unless it says otherwise. Its answer is
 * that of dice, too.
 */
export const diceOfTruckOffSchema = diceScenarioSchema
  .extend({
    game: z.literal('truck-off'),
    rules: rulesField, // dice fall the same by every set
    arena: z.enum(['standard', 'tray']).default('tray'),
  })
  .meta({
    title: 'Tumbletop scenario of dice of Truck Off, version 1',
    description: 'Dice of Truck Off and how they are thrown; numbers in mm, mm/s and degrees.',
  });
