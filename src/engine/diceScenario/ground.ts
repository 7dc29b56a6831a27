import { DICE_TRAY, type DiceTable } from '#sim/roll/diceThrow.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import { SURFACES } from '#sim/surfaces.ts';
import type { DiceScenarioFile } from './schema.ts';

export type DiceGround = DiceTable;

/** Where dice of a file are thrown: on the first terrain in the arena, on its lining in the tray, unless it says so. */
export function readDiceGround(terrain: DiceScenarioFile['terrain'], arena: DiceScenarioFile['arena']): DiceGround {
  const usual = arena === 'tray' ? DICE_TRAY.terrain : TERRAINS[0];
  const found =
    typeof terrain === 'string'
      ? [...TERRAINS, ...SURFACES].find(({ id }) => id === terrain)
      : terrain && { id: 'custom', ...terrain };
  const chosen = found ?? usual;
  if (chosen === undefined) throw new Error('there is a terrain');
  return { ground: arena === 'tray' ? 'tray' : 'arena', terrain: chosen };
}
