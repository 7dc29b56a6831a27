import { misfit } from '#engine/files/misfit.ts';
import { show } from '#engine/files/shown.ts';
import { touchesOf } from '#referee/touches.ts';
import { lyingTruck, type LyingTruck } from '../referee/judge.ts';
import { widestGap } from '#sim/geometry/separation.ts';
import { ok, type Result } from '#sim/result.ts';
import { ARENA, WALLS } from '#sim/roll/rollWorld.ts';
import { UNIT_WITHIN } from '../rolling/throwLimits.ts';
import { repeated } from './check.ts';
import { restingTruck } from './restingTrucks.ts';
import type { PlacedTruck, Rest, RollScenario } from './scenario.ts';
import { say } from './texts.ts';

/**
 * How deep a truck may be in what it lies on, m: at rest the engine holds trucks up to 0.16 mm deep, and a file rounds
 * (house value).
 */
const DEEPEST = 0.5e-3;

type Refusal = ReturnType<typeof misfit> | null;

/**
 * Whether these trucks could lie like this: every truck there once, each turned by a rotation, on something, and inside
 * nothing. Stability is not checked.
 */
export function checkRest(scenario: RollScenario, rest: Rest): Result<RollScenario> {
  return (
    repeated(scenario) ??
    stranger(scenario, rest) ??
    twice(rest) ??
    leftBehind(scenario, rest) ??
    twisted(rest) ??
    misplaced(rest) ??
    ok(scenario)
  );
}

const refuse = (
  i: number,
  key: keyof PlacedTruck,
  truck: PlacedTruck | undefined,
  expected: string,
): NonNullable<Refusal> => misfit(['actions', 0, 'trucks', i, key], show(truck?.[key]), expected);

function stranger({ trucks }: RollScenario, rest: Rest): Refusal {
  const i = rest.trucks.findIndex(({ id }) => trucks.every((known) => known.id !== id));
  return i < 0 ? null : refuse(i, 'id', rest.trucks[i], say.known);
}

function twice(rest: Rest): Refusal {
  const i = rest.trucks.findIndex(({ id }, at) => rest.trucks.findIndex((other) => other.id === id) < at);
  return i < 0 ? null : refuse(i, 'id', rest.trucks[i], say.once);
}

function leftBehind({ trucks }: RollScenario, rest: Rest): Refusal {
  const i = trucks.findIndex(({ id }) => rest.trucks.every((placed) => placed.id !== id));
  return i < 0 ? null : misfit(['trucks', i, 'id'], show(trucks[i]?.id), say.placed);
}

function twisted(rest: Rest): Refusal {
  const lengthOf = ({ quaternion }: PlacedTruck): number => Math.sqrt(quaternion.reduce((sum, n) => sum + n * n, 0));
  const i = rest.trucks.findIndex((truck) => Math.abs(lengthOf(truck) - 1) > UNIT_WITHIN);
  return i < 0 ? null : refuse(i, 'quaternion', rest.trucks[i], say.rotation);
}

function misplaced(rest: Rest): Refusal {
  const lying = rest.trucks.map((truck) => lyingTruck(restingTruck(truck)));
  for (const [i, truck] of lying.entries()) {
    const why = whyNotThere(truck, lying.slice(0, i), lying);
    if (why !== null) return refuse(i, 'atMm', rest.trucks[i], why);
  }
  return null;
}

const HALF_TABLE = ARENA.table / 2;

function whyNotThere(truck: LyingTruck, before: readonly LyingTruck[], all: readonly LyingTruck[]): string | null {
  const lowest = Math.min(...truck.parts.flatMap(({ shape }) => shape.vertices.map(({ y }) => y)));
  const { x, z } = truck.pose.position;
  if (Math.max(Math.abs(x), Math.abs(z)) > HALF_TABLE) return say.overTable(HALF_TABLE * 1000);
  if (lowest < -DEEPEST) return say.onTable(-lowest * 1000);
  if (truck.parts.some(({ shape }) => WALLS.some((wall) => widestGap(shape, wall, -DEEPEST).distance < -DEEPEST)))
    return say.besideRim;
  const struck = before.find((other) => inEachOther(truck, other));
  if (struck) return say.beside(struck.id);
  return touchesOf(truck, all).length === 0 ? say.onSomething : null;
}

const inEachOther = (a: LyingTruck, b: LyingTruck): boolean =>
  a.parts.some((p) => b.parts.some((q) => widestGap(p.shape, q.shape, -DEEPEST).distance < -DEEPEST));
