import { faultOfScenario, readScenario, type ScenarioJson } from '#engine/scenario/read.ts';
import { pieceId } from '#sim/ids.ts';
import type { Result } from '#sim/result.ts';
import { terrainOf, type Terrain } from '#sim/roll/terrain.ts';
import { checkThrows } from './check.ts';
import { checkRest } from './checkRest.ts';
import type { RollScenario } from './scenario.ts';
import { rollScenarioSchema, type RollScenarioFile } from './schema.ts';

/**
 * Reads a scenario of trucks. Everything that can be wrong with it is found here, before any physics: the first fault,
 * with its JSON path, the value and what was expected. Never throws, for any text.
 */
export function parseRollScenario(text: string): Result<RollScenario> {
  const read = readScenario(text);
  return read.ok ? rollScenarioOf(read.value) : read;
}

/** The same for JSON that says it is a scenario. */
export function rollScenarioOf(json: ScenarioJson): Result<RollScenario> {
  const file = rollScenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  const scenario = built(file.data);
  const [action] = scenario.actions;
  return action.do === 'rest' ? checkRest(scenario, action) : checkThrows(scenario, action);
}

function built({ title, terrain, trucks, actions, expect }: RollScenarioFile): RollScenario {
  return { title, terrain: terrainIn(terrain), trucks: trucks.map(named), actions: [actionIn(actions[0])], expect };
}

const named = <T extends { readonly id: string }>(truck: T) => ({ ...truck, id: pieceId(truck.id) });

function actionIn(action: RollScenarioFile['actions'][0]): RollScenario['actions'][0] {
  if (action.do === 'rest') return { ...action, trucks: action.trucks.map(named) };
  return { ...action, throws: action.throws.map((thrown) => ({ ...thrown, truck: pieceId(thrown.truck) })) };
}

function terrainIn(terrain: RollScenarioFile['terrain']): Terrain {
  if (typeof terrain !== 'string') return { id: 'custom', ...terrain };
  const preset = terrainOf(terrain);
  if (!preset.ok) throw new Error(preset.fault.message); // the schema has the same list
  return preset.value;
}
