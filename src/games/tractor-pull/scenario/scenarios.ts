import { misfit } from '../../../engine/files/misfit.ts';
import { hashOf } from '../../../engine/hash.ts';
import type { HowFar } from '../../../engine/howFar.ts';
import { indent, type Paint } from '../../../engine/module/lines.ts';
import { playableBy } from '../../../engine/module/scenarios.ts';
import { seedRandom, withRandom } from '../../../engine/random.ts';
import { optionsBy } from '../../../engine/ruleSets.ts';
import { JUDGEMENT_FORMAT, JUDGEMENT_VERSION } from '../../../engine/scenario/format.ts';
import { faultOfScenario, type ScenarioJson } from '../../../engine/scenario/read.ts';
import { PHYSICS_BUILD } from '../../../sim/build.ts';
import { ok, type Result } from '../../../sim/result.ts';
import { TICK_HZ } from '../../../sim/settings.ts';
import type { TractorPullAction } from '../actions.ts';
import { advance } from '../advance.ts';
import { check } from '../check.ts';
import { rulingOf } from '../clauses.ts';
import type { TractorPullEvent } from '../events.ts';
import { parseCommand } from '../notation.ts';
import { OPTIONS_BY } from '../options.ts';
import { pullRopes } from '../pull.ts';
import type { SpinReport } from '../spinReport.ts';
import { winsOf, type TractorPullState } from '../state.ts';
import { told } from '../told.ts';
import { apply } from '../tractorPull.ts';
import type { Spun } from '../wrench.ts';
import { positionOf } from './position.ts';
import { scenarioSchema, type Judgement, type ScenarioFile } from './schema.ts';
import { writtenHand, writtenSide } from './written.ts';

interface Command {
  readonly action: TractorPullAction;
  readonly report: SpinReport | null;
}

interface Scenario {
  readonly title: string;
  readonly start: TractorPullState;
  readonly actions: readonly Command[];
  /** As they are written. */
  readonly commands: ScenarioFile['actions'];
  readonly expect: ScenarioFile['expect'];
}

/** All that a scenario leaves to chance, such as a garage that is laid anew, is the same each time. */
const SCENARIO_SEED = 1;

/** Reads a scenario. Faults: the first thing that is wrong with it, with its place and value. */
export function scenarioOf(json: ScenarioJson): Result<Scenario> {
  const file = scenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  const { title, rules, options, position, actions: commands, expect } = file.data;
  const start = positionOf(optionsBy(OPTIONS_BY, rules, options), position);
  if (!start.ok) return start;
  const actions: Command[] = [];
  for (const [i, command] of commands.entries()) {
    const read = readCommand(command, i);
    if (!read.ok) return read;
    actions.push(read.value);
  }
  return ok({ title, start: start.value, actions, commands, expect });
}

function readCommand({ seat, command, spun }: ScenarioFile['actions'][number], i: number): Result<Command> {
  const read = parseCommand(command, seat);
  if (!read.ok) {
    const path = `$.actions[${i}].command`;
    return { ok: false, fault: { code: read.fault.code, message: `${path}: ${read.fault.message}`, path } };
  }
  const isSpin = read.value.do === 'spin';
  if (isSpin === (spun === undefined))
    return misfit(
      ['actions', i, 'spun'],
      isSpin ? 'missing' : 'there',
      'how the wrench lies after a spin, and only then',
    );
  return ok({ action: read.value, report: spun === undefined ? null : reportOf(spun) });
}

const reportOf = (spun: Spun): SpinReport => ({ ticks: 0, hash: hashOf(spun), spun });

type Judged = Judgement['actions'][number];

/** Plays every command that is legal where it stands; one that is not changes nothing. */
function* judging({ start, actions }: Scenario): Generator<HowFar, Result<Judgement>, void> {
  let random = seedRandom(SCENARIO_SEED);
  let { state } = advance(told(start), { integer: (min) => min });
  const judged: Judged[] = [];
  for (const { action, report } of actions) {
    const checked = check(state, action);
    if (checked.ok) {
      const from = state;
      const after = withRandom(random, (source) => apply(from, action, report, source));
      random = after.state;
      ({ state } = after.value);
      judged.push(judgedOf(state, after.value.events, null));
    } else judged.push(judgedOf(state, [], checked.fault.code));
    yield { done: judged.length, tick: 0 };
  }
  return ok({
    format: JUDGEMENT_FORMAT,
    version: JUDGEMENT_VERSION,
    build: PHYSICS_BUILD,
    tickHz: TICK_HZ,
    hash: hashOf(state),
    actions: judged,
  });
}

const judgedOf = (state: TractorPullState, events: readonly TractorPullEvent[], refused: string | null): Judged => ({
  legal: refused === null,
  refused,
  rulings: events.map((event) => rulingOf(event)),
  field: [[...writtenSide(state, 0)], [...writtenSide(state, 1)]],
  hands: [writtenHand(state, 0), writtenHand(state, 1)],
  supply: state.supply,
  phase: state.phase.name,
  totals: state.red === null ? [] : pullRopes(state).map(({ totals: [a, b] }): [number, number] => [a, b]),
  wins: [winsOf(state, 0), winsOf(state, 1)],
  winner: state.outcome?.winner ?? null,
});

function lines({ commands }: Scenario, { actions }: Judgement, paint: Paint): readonly string[] {
  return actions.flatMap(({ legal, refused, rulings }, i) => [
    `${i + 1}. seat ${commands[i]?.seat}: ${commands[i]?.command}`,
    ...(legal ? [] : [indent(paint.bad(`refused: ${refused}`))]),
    ...rulings.map(({ text }) => indent(text)),
  ]);
}

/** How scenarios of Tractor Pull are read, played and told. */
export const scenarios = playableBy({ scenarioOf, openTable: async () => Promise.resolve(null), judging, lines });
