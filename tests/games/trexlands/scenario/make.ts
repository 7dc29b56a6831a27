import { SCENARIO_FORMAT, SCENARIO_VERSION } from '#engine/scenario/format.ts';
import type { RollScenario } from '#games/trexlands/scenario/scenario.ts';

/** The scenario as a file, everything written out. `parseRollScenario(makeRollScenario(s))` is s. */
export function makeRollScenario({
  title,
  terrain: { id, friction, restitution },
  trucks,
  actions,
  expect,
}: RollScenario): string {
  const terrain = id === 'custom' ? { friction, restitution } : id;
  return `${JSON.stringify({ format: SCENARIO_FORMAT, version: SCENARIO_VERSION, game: 'trexlands', title, terrain, trucks, actions, expect }, null, 2)}\n`;
}
