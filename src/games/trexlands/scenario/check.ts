import { misfit } from '#engine/files/misfit.ts';
import { show } from '#engine/files/shown.ts';
import { withoutStop } from '#engine/words.ts';
import { ok, type Fault, type Result } from '#sim/result.ts';
import { withinThrowLimits } from '../rolling/throwLimits.ts';
import type { Throw } from '../rolling/throw.ts';
import type { BattleRoll, RollScenario } from './scenario.ts';
import { say } from './texts.ts';

/**
 * Whether these trucks may be thrown like this: every truck there once, every one thrown once, every throw within the
 * limits of a hand.
 */
export function checkThrows(scenario: RollScenario, roll: BattleRoll): Result<RollScenario> {
  return (
    repeated(scenario) ?? stranger(scenario, roll) ?? forbidden(roll) ?? leftBehind(scenario, roll) ?? ok(scenario)
  );
}

type Refusal = ReturnType<typeof misfit> | null;

/** No truck of a scenario is named twice. */
export function repeated({ trucks }: RollScenario): Refusal {
  const i = trucks.findIndex(({ id }, at) => trucks.findIndex((other) => other.id === id) < at);
  return i < 0 ? null : misfit(['trucks', i, 'id'], show(trucks[i]?.id), say.once);
}

function stranger({ trucks }: RollScenario, { throws }: BattleRoll): Refusal {
  const i = throws.findIndex(({ truck }) => trucks.every(({ id }) => id !== truck));
  return i < 0 ? null : misfit(['actions', 0, 'throws', i, 'truck'], show(throws[i]?.truck), say.known);
}

function leftBehind({ trucks }: RollScenario, { throws }: BattleRoll): Refusal {
  const i = trucks.findIndex(({ id }) => throws.every(({ truck }) => truck !== id));
  return i < 0 ? null : misfit(['trucks', i, 'id'], show(trucks[i]?.id), say.thrown);
}

function forbidden({ throws }: BattleRoll): Refusal {
  const limits = withinThrowLimits(throws);
  if (limits.ok) return null;
  const i = Number(/\d+/.exec(limits.fault.path ?? '')?.[0]);
  const thrown = throws[i];
  if (thrown === undefined) throw new Error(`the schema let pass what the hand may not do: ${limits.fault.message}`);
  const key = keyAtFault(limits.fault);
  return misfit(
    ['actions', 0, 'throws', i, key],
    show(thrown[key]),
    key === 'truck' ? say.once : say.withinLimits(withoutStop(limits.fault.message)),
  );
}

/** The key of a throw that each limit is about. */
const KEYS: Readonly<Record<string, keyof Throw>> = {
  'throw-quaternion': 'quaternion',
  'throw-leastSpinRadS': 'spinDegS',
  'throw-mostSpinRadS': 'spinDegS',
  'throw-fastestMS': 'velocityMmS',
  'throw-twice': 'truck',
};

/** All other limits are about where the truck is. */
const keyAtFault = ({ code }: Fault): keyof Throw => KEYS[code] ?? 'atMm';
