import { readDiceGround, type DiceGround } from './ground.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import { dieBody, type Die } from '#sim/roll/diceThrow.ts';
import type { Placed, Release } from '#sim/roll/release.ts';
import { withinReleaseLimits } from '#sim/roll/releaseLimits.ts';
import { misfit } from '../files/misfit.ts';
import { show } from '../files/shown.ts';
import { faultOfScenario, type ScenarioJson } from '../scenario/read.ts';
import { withoutStop } from '../words.ts';
import { diceScenarioSchema, type DiceScenarioFile } from './schema.ts';
import { say } from './texts.ts';

/** A scenario of dice that has passed every check that needs no physics. */
export interface DiceScenario extends DiceGround {
  readonly title: string;
  readonly dice: readonly Die[];
  readonly actions: readonly [DiceAction];
  readonly expect: DiceScenarioFile['expect'];
}

export type DiceAction =
  | { readonly do: 'roll'; readonly throws: readonly (Release & { readonly die: PieceId })[] }
  | { readonly do: 'rest'; readonly places: readonly (Placed & { readonly die: PieceId })[] };

/** Reads a scenario of dice. Faults: the first thing that is wrong with it, with its place and value. */
export function diceScenarioOf(json: ScenarioJson): Result<DiceScenario> {
  const file = diceScenarioSchema.safeParse(json);
  if (!file.success) return { ok: false, fault: faultOfScenario(file.error, json) };
  const { title, expect, actions, terrain, arena } = file.data;
  const dice = file.data.dice.map(({ id, die }): Die => ({ id: pieceId(id), die }));
  const ground = readDiceGround(terrain, arena);
  const scenario: DiceScenario = { title, expect, dice, ...ground, actions: [actionOf(actions[0])] };
  return notOnce(scenario) ?? forbidden(scenario) ?? ok(scenario);
}

function actionOf(action: DiceScenarioFile['actions'][0]): DiceAction {
  if (action.do === 'rest')
    return { do: 'rest', places: action.dice.map(({ id, ...placed }) => ({ ...placed, die: pieceId(id) })) };
  return { do: 'roll', throws: action.throws.map(({ die, ...release }) => ({ ...release, die: pieceId(die) })) };
}

type Refusal = ReturnType<typeof misfit> | null;

/** Every die is there once, and thrown or placed once. */
function notOnce({ dice, actions: [action] }: DiceScenario): Refusal {
  const named = (action.do === 'roll' ? action.throws : action.places).map(({ die }) => die);
  const [list, key] = action.do === 'roll' ? ['throws', 'die'] : ['dice', 'id'];
  const twice = dice.findIndex(({ id }, i) => dice.findIndex((other) => other.id === id) < i);
  if (twice >= 0) return misfit(['dice', twice, 'id'], show(dice[twice]?.id), say.once);
  const again = named.findIndex((id, i) => named.indexOf(id) < i);
  if (again >= 0) return misfit(['actions', 0, list ?? '', again, key ?? ''], show(named[again]), say.once);
  const stranger = named.findIndex((id) => dice.every((die) => die.id !== id));
  if (stranger >= 0) return misfit(['actions', 0, list ?? '', stranger, key ?? ''], show(named[stranger]), say.known);
  const left = dice.findIndex(({ id }) => !named.includes(id));
  if (left < 0) return null;
  return misfit(['dice', left, 'id'], show(dice[left]?.id), action.do === 'roll' ? say.thrown : say.placed);
}

function forbidden({ dice, ground, actions: [action] }: DiceScenario): Refusal {
  if (action.do === 'rest') return null;
  const held = action.throws.flatMap(({ die, ...release }) =>
    dice.filter(({ id }) => id === die).map((one) => ({ ...release, name: die, body: dieBody(one) })),
  );
  const limits = withinReleaseLimits(held, ground);
  if (limits.ok) return null;
  const i = Number(/\d+/.exec(limits.fault.path ?? '')?.[0]);
  const key = KEYS[limits.fault.code] ?? 'atMm';
  return misfit(
    ['actions', 0, 'throws', i, key],
    show(action.throws[i]?.[key]),
    say.withinLimits(withoutStop(limits.fault.message)),
  );
}

/** The key of a throw that each limit is about; all others are about where the die is. */
const KEYS: Readonly<Record<string, keyof Release>> = {
  'throw-quaternion': 'quaternion',
  'throw-leastSpinRadS': 'spinDegS',
  'throw-mostSpinRadS': 'spinDegS',
  'throw-fastestMS': 'velocityMmS',
};
