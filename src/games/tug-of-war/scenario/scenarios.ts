import { positionScenarios, type PositionScenario } from '#engine/positionScenario/scenarios.ts';
import { optionsBy } from '#engine/ruleSets.ts';
import { faultOfScenario, type ScenarioJson } from '#engine/scenario/read.ts';
import { ok, type Result } from '#sim/result.ts';
import type { TugOfWarAction } from '../actions.ts';
import { asked } from '../asked.ts';
import { blockedFor } from '../blocked.ts';
import { check } from '../check.ts';
import { rulingOf } from '../clauses.ts';
import type { TugOfWarEvent } from '../events.ts';
import { parseCommand } from '../notation.ts';
import { OPTIONS_BY } from '../options.ts';
import { tooMany, type Hand } from '../rewards.ts';
import { machineOf, modulesOf, type TugOfWarState } from '../state.ts';
import { say } from '../texts.ts';
import { applied } from '../applied.ts';
import { apply } from '../tugOfWar.ts';
import { positionOf } from './position.ts';
import { scenarioSchema, type Answer } from './schema.ts';

type Scenario = PositionScenario<TugOfWarState, TugOfWarAction>;

/** Reads a scenario. Faults: the first thing that is wrong with it, with its place and value. */
export function scenarioOf(json: ScenarioJson): Result<Scenario> {
  const file = scenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  const { title, rules, options, position, actions: commands, expectAtOnce, expect } = file.data;
  const start = positionOf(optionsBy(OPTIONS_BY, rules, options), position);
  if (!start.ok) return start;
  const actions: TugOfWarAction[] = [];
  for (const [i, { seat, command }] of commands.entries()) {
    const read = parseCommand(command, seat);
    if (!read.ok) {
      const path = `$.actions[${i}].command`;
      return { ok: false, fault: { code: read.fault.code, message: `${path}: ${read.fault.message}`, path } };
    }
    actions.push(read.value);
  }
  return ok({ title, start: start.value, actions, commands, expectAtOnce, expect });
}

const words = (hand: Hand): string => hand.join(' ');

function answerOf(state: TugOfWarState, events: readonly TugOfWarEvent[], refused: string | null): Answer {
  const gainedBy = (seat: number): string =>
    words(events.flatMap((event) => (event.type === 'gained' && event.gain.seat === seat ? event.gain.cards : [])));
  const [next] = asked(state);
  return {
    legal: refused === null,
    refused,
    rulings: events.map((event) => rulingOf(event)),
    gained: [gainedBy(0), gainedBy(1)],
    hands: [words(state.hands[0]), words(state.hands[1])],
    discards: [tooMany(state.hands[0]), tooMany(state.hands[1])],
    points: modulesOf(state)
      .map((id) => `${id} ${machineOf(state, id).points.join('-')}`)
      .join(', '),
    blocked: next === undefined ? '' : blockedFor(state, next).join(' '),
    winner: state.outcome?.winner ?? null,
  };
}

/** Chance, which only says who goes first where both leave it open: always the same seat. */
const ALWAYS = { integer: (min: number) => min };

/** How scenarios of Tug of War are read, played and told. A command that is refused changes nothing (TW-06). */
export const scenarios = positionScenarios({
  scenarioOf,
  begin: (start: TugOfWarState) => applied(start),
  check,
  apply: (state, action: TugOfWarAction) => apply(state, action, ALWAYS),
  answerOf,
  standing: ({ blocked }) => (blocked === '' ? [] : [say.blocked(blocked.split(' '))]),
});
