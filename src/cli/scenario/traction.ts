import type { HowFar } from '../../engine/howFar.ts';
import type { ScenarioJson } from '../../engine/scenario/read.ts';
import { judging } from '../../games/traction/scenario/judge.ts';
import { scenarioOf } from '../../games/traction/scenario/parse.ts';
import type { Scenario } from '../../games/traction/scenario/scenario.ts';
import { ok, type Result } from '../../sim/result.ts';
import type { Playable, Played, Tables } from './playable.ts';
import { tractionLines } from './tractionText.ts';

/** A scenario of Traction. */
export function tractionScenario(json: ScenarioJson): Result<Playable> {
  const read = scenarioOf(json);
  if (!read.ok) return read;
  const scenario = read.value;
  return ok({
    title: scenario.title,
    actions: scenario.actions.length,
    expect: scenario.expect,
    play: (tables) => play(scenario, tables),
  });
}

async function* play(scenario: Scenario, tables: Tables): AsyncGenerator<HowFar, Result<Played>, void> {
  const judged = yield* judging(scenario, await tables.traction());
  if (!judged.ok) return judged;
  const judgement = judged.value;
  return ok({ judgement, lines: (paint) => tractionLines(scenario, judgement, paint) });
}
