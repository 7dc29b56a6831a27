import { misfit } from '#engine/files/misfit.ts';
import { hashOf } from '#engine/hash.ts';
import { positionScenarios, type PositionScenario } from '#engine/positionScenario/scenarios.ts';
import { optionsBy } from '#engine/ruleSets.ts';
import { faultOfScenario, type ScenarioJson } from '#engine/scenario/read.ts';
import { ok, type Result } from '#sim/result.ts';
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
import { say } from '../texts.ts';
import { applied } from '../applied.ts';
import { apply } from '../tractorPull.ts';
import type { Spun } from '../wrench.ts';
import { positionOf } from './position.ts';
import { pullIn } from './pulled.ts';
import { scenarioSchema, type Answer, type ScenarioFile } from './schema.ts';
import { writtenHand, writtenSide } from './written.ts';

interface Command {
  readonly action: TractorPullAction;
  readonly report: SpinReport | null;
}

type Scenario = PositionScenario<TractorPullState, Command>;

/** Reads a scenario. Faults: the first thing that is wrong with it, with its place and value. */
export function scenarioOf(json: ScenarioJson): Result<Scenario> {
  const file = scenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  const { title, rules, options, position, actions: commands, expectAtOnce, expect } = file.data;
  const start = positionOf(optionsBy(OPTIONS_BY, rules, options), position);
  if (!start.ok) return start;
  const actions: Command[] = [];
  for (const [i, command] of commands.entries()) {
    const read = readCommand(command, i);
    if (!read.ok) return read;
    actions.push(read.value);
  }
  return ok({ title, start: start.value, actions, commands, expectAtOnce, expect });
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

const answerOf = (state: TractorPullState, events: readonly TractorPullEvent[], refused: string | null): Answer => ({
  legal: refused === null,
  refused,
  rulings: events.map((event) => rulingOf(event)),
  field: [[...writtenSide(state, 0)], [...writtenSide(state, 1)]],
  hands: [writtenHand(state, 0), writtenHand(state, 1)],
  supply: state.supply,
  phase: state.phase.name,
  totals: state.red === null ? [] : pullRopes(state).map(({ totals: [a, b] }): [number, number] => [a, b]),
  pull: pullIn(events),
  wins: [winsOf(state, 0), winsOf(state, 1)],
  winner: state.outcome?.winner ?? null,
});

/** Chance of what follows in a position by itself: it leaves everything in its order. */
const IN_ORDER = { integer: (min: number) => min };

/** How scenarios of Tractor Pull are read, played and told. */
export const scenarios = positionScenarios({
  scenarioOf,
  begin: (start: TractorPullState) => advance(applied(start), IN_ORDER),
  check: (state, { action }) => check(state, action),
  apply: (state, { action, report }, random) => apply(state, action, report, random),
  answerOf,
  standing: ({ totals }) => (totals.length === 0 ? [] : [say.ropes(totals)]),
});
