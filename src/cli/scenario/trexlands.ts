import { ticksOf, type HowFar } from '../../engine/howFar.ts';
import type { ScenarioJson } from '../../engine/scenario/read.ts';
import { judgingRoll } from '../../games/trexlands/scenario/judge.ts';
import { rollScenarioOf } from '../../games/trexlands/scenario/parse.ts';
import type { RollScenario } from '../../games/trexlands/scenario/scenario.ts';
import { ok, type Result } from '../../sim/result.ts';
import type { Playable, Played, Tables } from './playable.ts';
import { rollLines } from './trexlandsText.ts';

/** A scenario of Trexlands: one battle-roll. */
export function trexlandsScenario(json: ScenarioJson): Result<Playable> {
  const read = rollScenarioOf(json);
  if (!read.ok) return read;
  const scenario = read.value;
  return ok({
    title: scenario.title,
    actions: scenario.actions.length,
    expect: scenario.expect,
    play: (tables) => play(scenario, tables),
  });
}

async function* play(scenario: RollScenario, tables: Tables): AsyncGenerator<HowFar, Result<Played>, void> {
  const judgement = yield* ticksOf(judgingRoll(scenario, await tables.trexlands()), 0);
  yield { done: scenario.actions.length, tick: 0 };
  return ok({ judgement, lines: (paint) => rollLines(scenario, judgement, paint) });
}
