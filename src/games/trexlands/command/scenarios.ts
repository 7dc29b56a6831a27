import { ticksOf, type HowFar } from '#engine/howFar.ts';
import { playableBy, type ReadScenario } from '#engine/module/scenarios.ts';
import { ok, type Result } from '#sim/result.ts';
import { judgingRoll } from '../scenario/judge.ts';
import type { RollJudgement } from '../scenario/judgement.ts';
import { rollScenarioOf } from '../scenario/parse.ts';
import type { RollScenario } from '../scenario/scenario.ts';
import type { RollTable } from '../scenario/table.ts';
import { rollLines } from './lines.ts';

/** How scenarios of Trexlands, one battle-roll each, are read, rolled on a table and told. */
export const scenariosOn = (openTable: () => Promise<RollTable>): ReadScenario =>
  playableBy({ scenarioOf: rollScenarioOf, openTable, judging, lines: rollLines });

function* judging(scenario: RollScenario, table: RollTable): Generator<HowFar, Result<RollJudgement>, void> {
  const judgement = yield* ticksOf(judgingRoll(scenario, table), 0);
  yield { done: scenario.actions.length, tick: 0 };
  return ok(judgement);
}

async function onPhysics(): Promise<RollTable> {
  const [{ loadPhysics }, { physicsRollTable }] = await Promise.all([
    import('#sim/physics.ts'),
    import('../scenario/table.ts'),
  ]);
  return physicsRollTable(await loadPhysics());
}

/** On physics, which is loaded when there is something to play, and not before. */
export const scenarios = scenariosOn(onPhysics);
