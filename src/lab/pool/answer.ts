import type { NamedShare } from '../experiment.ts';
import type { Plot } from '../plots/plot.ts';
import { rounded, roundedShare } from '../rounded.ts';
import { outcomesOf } from '../rolls/labBody.ts';
import type { OutcomeShare } from '../rolls/answer.ts';
import { bodiesOf } from '../rolls/parameters.ts';
import type { Table } from '../table.ts';
import type { PoolCounts } from './count.ts';
import { readingsOf, rollsOf, type PoolParameters } from './parameters.ts';
import type { Chances } from './readings.ts';

/** A value of a reading; `independent`: its chance if no body met another, by the same throws of each alone. */
interface PoolValue extends OutcomeShare {
  readonly value: number;
  readonly independent: number;
}

interface PoolReading {
  readonly read: string;
  readonly values: readonly PoolValue[];
  readonly mean: number;
  readonly independentMean: number;
  /** Rolls in which a face was no number. */
  readonly unread: number;
}

export interface PoolAnswer {
  readonly readings: readonly PoolReading[];
  readonly bodies: readonly { readonly body: string; readonly shares: readonly OutcomeShare[] }[];
  readonly rolls: number;
  readonly unsettled: number;
}

export function poolAnswer(parameters: PoolParameters, counts: PoolCounts, trials: number): PoolAnswer {
  const bodies = bodiesOf(rollsOf(parameters));
  const rolls = trials - counts.unsettled;
  const own = bodies.map((body, i) => ({
    body: body.name,
    shares: outcomesOf(body).map((name, at) => {
      const count = counts.bodies[i]?.[at] ?? 0;
      return { name, count, ...roundedShare(count, rolls) };
    }),
  }));
  const dice = bodies.map((body, i): Chances => chancesOf(outcomesOf(body), counts.alone[i] ?? []));
  const readings = readingsOf(parameters).map((reading, i): PoolReading => {
    const unread = counts.unread[i] ?? 0;
    const read = new Map(counts.readings[i]);
    const chances = reading.independent(dice);
    const whole = sumOf([...chances.values()]) || 1;
    const total = rolls - unread;
    const values = [...new Set([...read.keys(), ...chances.keys()])]
      .sort((a, b) => a - b)
      .map((value) => {
        const count = read.get(value) ?? 0;
        const independent = rounded((chances.get(value) ?? 0) / whole);
        return { name: String(value), value, count, ...roundedShare(count, total), independent };
      });
    return {
      read: reading.id,
      values,
      mean: rounded(sumOf(values.map(({ value, count }) => value * count)) / Math.max(1, total)),
      independentMean: rounded(sumOf([...chances].map(([value, chance]) => value * chance)) / whole),
      unread,
    };
  });
  return { readings, bodies: own, rolls, unsettled: counts.unsettled };
}

function chancesOf(names: readonly string[], counts: readonly number[]): Chances {
  const all = Math.max(1, sumOf(counts));
  return new Map(names.map((name, i) => [name, (counts[i] ?? 0) / all]));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export function poolTable({ readings, rolls, unsettled }: PoolAnswer): Table {
  return {
    columns: ['reading', 'value', 'count', 'share', 'low 95 %', 'high 95 %', 'if they did not meet'],
    rows: [
      ...readings.flatMap(({ read, values, mean, independentMean, unread }) => [
        ...values.map(({ name, count, share, low, high, independent }) => [
          read,
          name,
          count,
          share,
          low,
          high,
          independent,
        ]),
        [read, 'mean', null, mean, null, null, independentMean],
        ...(unread === 0 ? [] : [[read, 'no number', unread, null, null, null, null]]),
      ]),
      ['', 'rolls', rolls, null, null, null, null],
      ['', 'unsettled', unsettled, null, null, null, null],
    ],
  };
}

export const poolShares = ({ readings, rolls }: PoolAnswer): readonly NamedShare[] =>
  readings.flatMap(({ read, values, unread }) =>
    values.map(({ name, count }) => ({ name: `${read} ${name}`, count, total: rolls - unread })),
  );

/** Both shares have chances of their own: a difference has a wider interval than either, by the root of two. */
const BOTH = Math.SQRT2;

/** Whether meeting each other matters: by more values than chance would bring. */
export function poolSays({ readings }: PoolAnswer): string {
  const all = readings.flatMap(({ values }) => values);
  const apart = all.filter(({ independent, share, low, high }) => {
    const half = independent < share ? share - low : high - share;
    return Math.abs(independent - share) > BOTH * half;
  });
  const byChance = all.length / 20; // of intervals of 95 %
  const verdict =
    apart.length > byChance + 2 * Math.sqrt(byChance) ? 'Meeting matters' : 'Meeting cannot be seen to matter';
  return `${verdict}: ${apart.length} of ${all.length} shares differ from those of bodies that do not meet by more than 19 of 20 do by chance.`;
}

export const poolPlots = ({ readings }: PoolAnswer): readonly Plot[] =>
  readings.map(({ read, values }) => ({
    id: read,
    title: read,
    says: `How often each value of ${read} was read, with 95 % intervals; beside it the chance if the bodies did not meet.`,
    x: { label: read },
    y: { label: 'share of rolls', percent: true },
    layers: [
      {
        mark: 'dots',
        dots: values.map(({ value, share, low, high }) => ({ x: value, y: share, low, high, of: 'rolled' })),
      },
      {
        mark: 'dots',
        dots: values.map(({ value, independent }) => ({ x: value, y: independent, of: 'if they did not meet' })),
      },
    ],
  }));
