import { playableBy, type ReadScenario } from '#engine/module/scenarios.ts';
import { judging } from '../scenario/judge.ts';
import { scenarioOf } from '../scenario/parse.ts';
import type { ScenarioTable } from '../scenario/table.ts';
import { judgementLines } from './lines.ts';

/** How scenarios of Traction are read, played on a table and told. */
export const scenariosOn = (openTable: () => Promise<ScenarioTable>): ReadScenario =>
  playableBy({ scenarioOf, openTable, judging, lines: judgementLines });

async function onPhysics(): Promise<ScenarioTable> {
  const [{ loadPhysics }, { physicsTable }] = await Promise.all([
    import('#sim/physics.ts'),
    import('../scenario/physicsTable.ts'),
  ]);
  return physicsTable(await loadPhysics());
}

/** On physics, which is loaded when there is something to play, and not before. */
export const scenarios = scenariosOn(onPhysics);
