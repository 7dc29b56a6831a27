import { z } from 'zod';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Chunk } from '../experiment.ts';
import { setupsOf } from '../rolls/count.ts';
import { outcomesOf } from '../rolls/labBody.ts';
import { outcomeAlone } from '../rolls/outcomes.ts';
import { bodiesOf } from '../rolls/parameters.ts';
import { readingsOf, rollsOf, type PoolParameters } from './parameters.ts';

const whole = () => z.int().min(0);

export const poolCounts = z.strictObject({
  /** By body, then by outcome in the order of `outcomesOf`: thrown together, and the same throws each alone. */
  bodies: z.array(z.array(whole())),
  alone: z.array(z.array(whole())),
  /** By reading, its values from the least on, and how often each was read. */
  readings: z.array(z.array(z.tuple([z.int(), whole()]))),
  /** By reading, trials in which a face that it needs as a number was none. */
  unread: z.array(whole()),
  /** Trials in which something did not come to rest in time; they count nowhere else. */
  unsettled: whole(),
});
export type PoolCounts = z.infer<typeof poolCounts>;
type Values = PoolCounts['readings'][number];

/** Throws the pool in every trial, in a world of its own; and each body by the same throw without the others. */
export function countPool(
  physics: Physics,
  parameters: PoolParameters,
  seed: number,
  { first, end }: Chunk,
): Result<PoolCounts> {
  const rolls = rollsOf(parameters);
  const bodies = bodiesOf(rolls);
  const readings = readingsOf(parameters);
  const outcomes = bodies.map(outcomesOf);
  const setupIn = setupsOf(rolls, bodies, seed);
  const setups = Array.from({ length: end - first }, (_, i) => setupIn(first + i));
  const counts: PoolCounts = {
    bodies: outcomes.map((names) => names.map(() => 0)),
    alone: outcomes.map((names) => names.map(() => 0)),
    readings: readings.map(() => []),
    unread: readings.map(() => 0),
    unsettled: 0,
  };
  const seen = readings.map(() => new Map<number, number>());
  for (const setup of setups) {
    for (const [i, body] of bodies.entries()) {
      const [name = null] = outcomeAlone(physics, { ...setup, bodies: setup.bodies.slice(i, i + 1) }, [body]) ?? [];
      if (name !== null) addOne(counts.alone[i], outcomes[i]?.indexOf(name) ?? -1);
    }
    const lying = outcomeAlone(physics, setup, bodies);
    if (lying === null) {
      counts.unsettled += 1;
      continue;
    }
    for (const [body, name] of lying.entries()) addOne(counts.bodies[body], outcomes[body]?.indexOf(name) ?? -1);
    for (const [i, reading] of readings.entries()) {
      const value = reading.of(lying);
      if (value === null) addOne(counts.unread, i);
      else seen[i]?.set(value, (seen[i]?.get(value) ?? 0) + 1);
    }
  }
  return ok({ ...counts, readings: seen.map(sorted) });
}

function addOne(row: number[] | undefined, at: number): void {
  if (row !== undefined && at >= 0) row[at] = (row[at] ?? 0) + 1;
}

const sorted = (values: ReadonlyMap<number, number>): Values => [...values].sort(([a], [b]) => a - b);

/** Both together. */
export const mergePool = (a: PoolCounts, b: PoolCounts): PoolCounts => ({
  bodies: added(a.bodies, b.bodies),
  alone: added(a.alone, b.alone),
  readings: a.readings.map((values, i) => together(values, b.readings[i] ?? [])),
  unread: a.unread.map((count, i) => count + (b.unread[i] ?? 0)),
  unsettled: a.unsettled + b.unsettled,
});

const added = (a: PoolCounts['bodies'], b: PoolCounts['bodies']): PoolCounts['bodies'] =>
  a.map((row, i) => row.map((count, j) => count + (b[i]?.[j] ?? 0)));

function together(a: Values, b: Values): Values {
  const all = new Map(a);
  for (const [value, count] of b) all.set(value, (all.get(value) ?? 0) + count);
  return sorted(all);
}
