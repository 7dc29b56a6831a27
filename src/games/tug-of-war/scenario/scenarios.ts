import { hashOf } from '../../../engine/hash.ts';
import type { HowFar } from '../../../engine/howFar.ts';
import { indent, type Paint } from '../../../engine/module/lines.ts';
import { playableBy } from '../../../engine/module/scenarios.ts';
import { optionsBy } from '../../../engine/ruleSets.ts';
import { JUDGEMENT_FORMAT, JUDGEMENT_VERSION } from '../../../engine/scenario/format.ts';
import { faultOfScenario, type ScenarioJson } from '../../../engine/scenario/read.ts';
import { PHYSICS_BUILD } from '../../../sim/build.ts';
import { ok, type Result } from '../../../sim/result.ts';
import { TICK_HZ } from '../../../sim/settings.ts';
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
import { apply } from '../tugOfWar.ts';
import { positionOf } from './position.ts';
import { scenarioSchema, type Judgement, type ScenarioFile } from './schema.ts';

interface Scenario {
  readonly title: string;
  readonly start: TugOfWarState;
  readonly actions: readonly TugOfWarAction[];
  /** As they are written. */
  readonly commands: ScenarioFile['actions'];
  readonly expect: ScenarioFile['expect'];
}

/** Reads a scenario. Faults: the first thing that is wrong with it, with its place and value. */
export function scenarioOf(json: ScenarioJson): Result<Scenario> {
  const file = scenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  const { title, rules, options, position, actions: commands, expect } = file.data;
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
  return ok({ title, start: start.value, actions, commands, expect });
}

type Judged = Judgement['actions'][number];

/** Plays every command that is legal where it stands; one that is not changes nothing (TW-06). */
function* judging({ start, actions }: Scenario): Generator<HowFar, Result<Judgement>, void> {
  let state = start;
  const judged: Judged[] = [];
  for (const action of actions) {
    const checked = check(state, action);
    const after = checked.ok ? apply(state, action, { integer: (min) => min }) : { state, events: [] };
    judged.push(judgedOf(after.state, after.events, checked.ok ? null : checked.fault.code));
    ({ state } = after);
    yield { done: judged.length, tick: 0 };
  }
  const hash = hashOf(state);
  return ok({
    format: JUDGEMENT_FORMAT,
    version: JUDGEMENT_VERSION,
    build: PHYSICS_BUILD,
    tickHz: TICK_HZ,
    hash,
    actions: judged,
  });
}

const words = (hand: Hand): string => hand.join(' ');

function judgedOf(state: TugOfWarState, events: readonly TugOfWarEvent[], refused: string | null): Judged {
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

function lines({ commands }: Scenario, { actions }: Judgement, paint: Paint): readonly string[] {
  return actions.flatMap(({ legal, refused, rulings }, i) => [
    `${i + 1}. seat ${commands[i]?.seat}: ${commands[i]?.command}`,
    ...(legal ? [] : [indent(paint.bad(`refused: ${refused}`))]),
    ...rulings.map(({ text }) => indent(text)),
  ]);
}

/** How scenarios of Tug of War are read, played and told. */
export const scenarios = playableBy({ scenarioOf, openTable: async () => Promise.resolve(null), judging, lines });
