import { ticksOf, type HowFar } from '#engine/howFar.ts';
import { durationLine, indent, rulingLine, type Paint } from '#engine/module/lines.ts';
import { playableBy, type ReadScenario } from '#engine/module/scenarios.ts';
import { misfit } from '#engine/files/misfit.ts';
import { show } from '#engine/files/shown.ts';
import { JUDGEMENT_FORMAT, JUDGEMENT_VERSION } from '#engine/scenario/format.ts';
import { faultOfScenario, type ScenarioJson } from '#engine/scenario/read.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { rollingOut } from '#sim/roll/roll.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { reportOf, setupOf, withinLimits } from '../perform.ts';
import { recordedDie } from '../record.ts';
import { scenarioSchema, type Judgement, type Scenario } from '../schemas.ts';
import { say } from '../texts.ts';

/**
 * Reads a scenario of Omen, one throw. Faults: the first thing that is wrong with the file, with its place and value.
 */
function scenarioOf(json: ScenarioJson): Result<Scenario> {
  const file = scenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  const [{ release }] = file.data.actions;
  const within = withinLimits(release);
  return within.ok
    ? ok(file.data)
    : misfit(['actions', 0, 'release'], show(release), `a throw that a hand may make (${within.fault.message})`);
}

function* judging(scenario: Scenario, physics: Physics): Generator<HowFar, Result<Judgement>, void> {
  const [{ release }] = scenario.actions;
  const { ticks, hash, die } = reportOf(yield* ticksOf(rollingOut(physics, setupOf(release)), 0));
  yield { done: 1, tick: 0 };
  const ruling = recordedDie(die);
  const { code } = ruling;
  const face = ruling.face as Judgement['actions'][number]['face'];
  const written = { ...ruling, face, atMm: [...ruling.atMm] as [number, number, number] };
  return ok({
    format: JUDGEMENT_FORMAT,
    version: JUDGEMENT_VERSION,
    build: physics.build,
    tickHz: TICK_HZ,
    hash,
    actions: [{ legal: true, ticks, face, code, rulings: [written] }],
  });
}

const lines = (_scenario: Scenario, { actions, tickHz }: Judgement, paint: Paint): readonly string[] =>
  actions.flatMap(({ ticks, face, rulings }, i) => [
    `${i + 1}. ${say.throwOf}: ${face === null ? paint.bad(say.nothing) : paint.good(say.shows(face))}, ${durationLine(ticks, tickHz)}`,
    ...rulings.map(rulingLine).map(indent),
  ]);

async function openTable(): Promise<Physics> {
  const { loadPhysics } = await import('#sim/physics.ts');
  return loadPhysics();
}

export const scenarios: ReadScenario = playableBy({ scenarioOf, openTable, judging, lines });
