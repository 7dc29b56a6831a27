import { faultOfScenario, readScenario, type ScenarioJson } from '../../../engine/scenario/read.ts';
import { pieceId } from '../../../sim/ids.ts';
import type { Result } from '../../../sim/result.ts';
import { terrainOf, type Terrain } from '../../../sim/roll/terrain.ts';
import { checkThrows } from './check.ts';
import type { RollScenario } from './scenario.ts';
import { rollScenarioSchema, type RollScenarioFile } from './schema.ts';

/**
 * Reads a scenario of trucks. Everything that can be wrong with it is found here, before any physics: the first fault,
 * with its JSON path, the value and what was expected. Never throws, whatever the text.
 */
export function parseRollScenario(text: string): Result<RollScenario> {
  const read = readScenario(text);
  return read.ok ? rollScenarioOf(read.value) : read;
}

/** The same for JSON that says it is a scenario. */
export function rollScenarioOf(json: ScenarioJson): Result<RollScenario> {
  const file = rollScenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  return checkThrows(built(file.data));
}

function built({ title, terrain, trucks, actions, expect }: RollScenarioFile): RollScenario {
  const [roll] = actions;
  const throws = roll.throws.map((thrown) => ({ ...thrown, truck: pieceId(thrown.truck) }));
  return { title, terrain: terrainIn(terrain), trucks: trucks.map((truck) => ({ ...truck, id: pieceId(truck.id) })), actions: [{ ...roll, throws }], expect };
}

function terrainIn(terrain: RollScenarioFile['terrain']): Terrain {
  if (typeof terrain !== 'string') return { id: 'custom', ...terrain };
  const preset = terrainOf(terrain);
  if (!preset.ok) throw new Error(preset.fault.message); // the schema has the same list
  return preset.value;
}
