import { misfit } from '../../../engine/files/misfit.ts';
import { show } from '../../../engine/files/shown.ts';
import { ticksOf, type HowFar } from '../../../engine/howFar.ts';
import type { ReadScenario } from '../../../engine/module/gameModule.ts';
import { durationLine, indent, rulingLine, type Paint } from '../../../engine/module/lines.ts';
import { playableBy } from '../../../engine/module/scenarios.ts';
import { JUDGEMENT_FORMAT, JUDGEMENT_VERSION } from '../../../engine/scenario/format.ts';
import { faultOfScenario, type ScenarioJson } from '../../../engine/scenario/read.ts';
import { withoutStop } from '../../../engine/words.ts';
import { readDice } from '../../../referee/dice.ts';
import { pieceId } from '../../../sim/ids.ts';
import type { Physics } from '../../../sim/physics.ts';
import { ok, type Result } from '../../../sim/result.ts';
import { DICE_TRAY, dieBody } from '../../../sim/roll/diceThrow.ts';
import { withinReleaseLimits } from '../../../sim/roll/releaseLimits.ts';
import { rollingOut } from '../../../sim/roll/roll.ts';
import type { RollSetup } from '../../../sim/roll/rollWorld.ts';
import { TICK_HZ } from '../../../sim/settings.ts';
import { surfaceOf } from '../../../sim/surfaces.ts';
import { recordDice } from '../record.ts';
import { scenarioSchema, type Judgement, type Scenario } from './schema.ts';
import { say } from './texts.ts';

/**
 * Reads a scenario of dice. Everything that can be wrong with it is found here, before any physics: the first fault,
 * with its place, the value and what was expected.
 */
export function scenarioOf(json: ScenarioJson): Result<Scenario> {
  const file = scenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  const scenario = file.data;
  return misnamed(scenario) ?? mismatched(scenario) ?? forbidden(scenario) ?? ok(scenario);
}

type Refusal = ReturnType<typeof misfit> | null;

/** Every die is called by its sides, and no two the same. */
function misnamed({ dice }: Scenario): Refusal {
  const i = dice.findIndex(({ id }, at) => dice.findIndex((other) => other.id === id) < at);
  if (i >= 0) return misfit(['dice', i, 'id'], show(dice[i]?.id), say.once);
  const odd = dice.findIndex(({ id, die }) => id.split('-')[0] !== die);
  return odd < 0 ? null : misfit(['dice', odd, 'id'], show(dice[odd]?.id), say.own(dice[odd]?.die ?? ''));
}

/** Every die is thrown, once, and no other. */
function mismatched({ dice, actions: [{ throws }] }: Scenario): Refusal {
  const twice = throws.findIndex(({ die }, at) => throws.findIndex((other) => other.die === die) < at);
  if (twice >= 0) return misfit(['actions', 0, 'throws', twice, 'die'], show(throws[twice]?.die), say.once);
  const stranger = throws.findIndex(({ die }) => !dice.some(({ id }) => id === die));
  if (stranger >= 0) return misfit(['actions', 0, 'throws', stranger, 'die'], show(throws[stranger]?.die), say.known);
  const left = dice.findIndex(({ id }) => !throws.some(({ die }) => die === id));
  return left < 0 ? null : misfit(['dice', left, 'id'], show(dice[left]?.id), say.thrown);
}

/** A hand can do it. */
function forbidden(scenario: Scenario): Refusal {
  const { actions } = scenario;
  const held = setupOf(scenario).bodies.map(({ id, spec, ...release }) => ({ ...release, name: id, body: spec }));
  const limits = withinReleaseLimits(held, DICE_TRAY.ground);
  if (limits.ok) return null;
  const i = Number(/\d+/.exec(limits.fault.path ?? '')?.[0]);
  return misfit(
    ['actions', 0, 'throws', i],
    show(actions[0].throws[i]),
    say.withinLimits(withoutStop(limits.fault.message)),
  );
}

/** As the simulation takes it, in the order of the throws. */
function setupOf({ dice, surface, actions: [{ throws }] }: Scenario): RollSetup {
  const bodies = throws.flatMap(({ die: id, ...release }) =>
    dice.filter((die) => die.id === id).map((die) => ({ id: pieceId(id), spec: dieBody(die), ...release })),
  );
  return { ground: DICE_TRAY.ground, terrain: terrainIn(surface), bodies };
}

function terrainIn(surface: Scenario['surface']): RollSetup['terrain'] {
  if (typeof surface !== 'string') return { id: 'custom', ...surface };
  const preset = surfaceOf(surface);
  if (!preset.ok) throw new Error(preset.fault.message); // the schema has the same list
  return preset.value;
}

function* judging(scenario: Scenario, physics: Physics): Generator<HowFar, Result<Judgement>, void> {
  const rolled = yield* ticksOf(rollingOut(physics, setupOf(scenario)), 0);
  yield { done: 1, tick: 0 };
  const rulings = recordDice(readDice(rolled)).map(({ atMm: [x, y, z], ...ruling }) => ({
    ...ruling,
    atMm: [x, y, z] as [number, number, number],
  }));
  return ok({
    format: JUDGEMENT_FORMAT,
    version: JUDGEMENT_VERSION,
    build: physics.build,
    tickHz: TICK_HZ,
    hash: rolled.hash,
    actions: [{ legal: true, ticks: rolled.ticks, rulings }],
  });
}

const lines = (scenario: Scenario, { actions, tickHz }: Judgement, paint: Paint): readonly string[] =>
  actions.flatMap(({ ticks, rulings }, i) => [
    `${i + 1}. ${say.throwOf(scenario.dice.map(({ id }) => id).join(', '))}: ${rulings
      .map(({ piece, face }) => (face === null ? paint.bad(say.again(piece)) : paint.good(say.shows(piece, face))))
      .join(', ')}, ${durationLine(ticks, tickHz)}`,
    ...rulings.map(rulingLine).map(indent),
  ]);

async function onPhysics(): Promise<Physics> {
  const { loadPhysics } = await import('../../../sim/physics.ts');
  return loadPhysics();
}

/** On physics, which is loaded when there is something to throw, and not before. */
export const scenarios: ReadScenario = playableBy({ scenarioOf, openTable: onPhysics, judging, lines });
