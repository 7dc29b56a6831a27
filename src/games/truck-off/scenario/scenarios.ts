import { diceScenariosOf } from '#engine/diceScenario/ofGame.ts';
import { misfit } from '#engine/files/misfit.ts';
import { show } from '#engine/files/shown.ts';
import { hashOf } from '#engine/hash.ts';
import type { ReadScenario } from '#engine/module/scenarios.ts';
import { positionScenarios, type PositionScenario } from '#engine/positionScenario/scenarios.ts';
import { faultOfScenario, type ScenarioJson } from '#engine/scenario/read.ts';
import { ok, type Result } from '#sim/result.ts';
import { tick } from '#sim/ids.ts';
import type { DieReading } from '#referee/dice.ts';
import type { TruckOffAction } from '../actions.ts';
import { advance } from '../advance.ts';
import { check } from '../check.ts';
import { dieId, leftIn } from '../dice.ts';
import { SIDES } from '../ids.ts';
import { makeCommand, parseCommand } from '../notation.ts';
import { optionsOf } from '../options.ts';
import type { RollReport } from '../rollReport.ts';
import type { TruckOffState } from '../state.ts';
import { refusals } from '../refusals.ts';
import type { Applied } from '../applied.ts';
import { truckOff } from '../truckOff.ts';
import { answerOf, standing } from './answer.ts';
import { positionOf } from './position.ts';
import { scenarioSchema, type ActionFile, type Shown } from './schema.ts';
import { say } from './texts.ts';

interface Step {
  readonly action: TruckOffAction;
  /** Of a roll: how its dice come to lie. */
  readonly shown: Shown | null;
}

/** Reads a scenario of a position. Faults: the first thing that is wrong with it, with its place and value. */
export function scenarioOf(json: ScenarioJson): Result<PositionScenario<Applied, Step>> {
  const file = scenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  const { title, rules, options, position, actions: written, expectAtOnce, expect } = file.data;
  const start = positionOf(optionsOf(rules, position.seats, options), position);
  if (!start.ok) return start;
  const actions: Step[] = [];
  for (const [i, one] of written.entries()) {
    const read = readAction(one, i);
    if (!read.ok) return read;
    actions.push(read.value);
  }
  const commands = actions.map(({ action }) => ({ seat: action.seat, command: makeCommand(action) }));
  return ok({ title, start: start.value, actions, commands, expectAtOnce, expect });
}

function readAction(file: ActionFile, i: number): Result<Step> {
  if ('do' in file) {
    if (file.do !== 'roll') return ok({ action: file, shown: null });
    return readShown({ do: 'roll', seat: file.seat, throws: [] }, file.shown, i);
  }
  const { seat, command, shown } = file;
  const read = parseCommand(command, seat);
  if (!read.ok) {
    const path = `$.actions[${i}].command`;
    return { ok: false, fault: { code: read.fault.code, message: `${path}: ${read.fault.message}`, path } };
  }
  return readShown(read.value, shown, i);
}

/** Dice of a roll lie as the file says, so that no hand throws them. */
function readShown(action: TruckOffAction, shown: Shown | undefined, i: number): Result<Step> {
  const isRoll = action.do === 'roll';
  if (isRoll === (shown === undefined))
    return misfit(['actions', i, 'shown'], isRoll ? 'missing' : 'there', say.shownWithRoll);
  if (isRoll && action.throws.length > 0)
    return misfit(['actions', i, 'command'], show(makeCommand(action)), say.rollByChance);
  const high = SIDES.find((sides) => Number(shown?.[`d${sides}`] ?? 0) > sides);
  if (high !== undefined)
    return misfit(['actions', i, 'shown', `d${high}`], String(shown?.[`d${high}`]), say.face(high));
  return ok({ action, shown: shown ?? null });
}

/** Besides the rules: a roll names exactly the dice that are thrown. */
function checked(state: TruckOffState, { action, shown }: Step): Result<unknown> {
  const legal = check(state, action);
  if (!legal.ok || shown === null || state.roll === null) return legal;
  const thrown = leftIn(state.roll.dice);
  const isAll =
    thrown.every((sides) => shown[`d${sides}`] !== undefined) && Object.keys(shown).length === thrown.length;
  return isAll ? legal : { ok: false, fault: refusals.otherDice(thrown) };
}

const reportOf = (shown: Shown): RollReport => ({
  ticks: 0,
  hash: hashOf(shown),
  readings: SIDES.flatMap((sides) => {
    const lies = shown[`d${sides}`];
    if (lies === undefined) return [];
    const read = typeof lies === 'number' ? ({ code: 'read', value: lies } as const) : { code: lies, value: null };
    const reading: DieReading = {
      id: dieId(sides),
      ...read,
      heldBy: null,
      tick: tick(0),
      at: { xMm: 0, yMm: 0, zMm: 0 },
    };
    return [reading];
  }),
});

const positions = positionScenarios({
  scenarioOf,
  begin: advance,
  check: checked,
  apply: (state: TruckOffState, { action, shown }, random) =>
    truckOff.apply(state, action, shown === null ? null : reportOf(shown), random),
  answerOf,
  standing,
});

/** One throw of dice. */
export const ofDice = diceScenariosOf('truck-off', 'Truck Off');

/** How scenarios of Truck Off are read, played and told: of a position, or of one throw of dice. */
export const scenarios: ReadScenario = (json) => ('dice' in json ? ofDice.scenarios(json) : positions(json));
