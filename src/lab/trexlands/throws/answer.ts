import { shareOf, type Share } from '../../../sim/maths/interval.ts';
import type { Plot } from '../../plots/plot.ts';
import { rounded } from '../../rounded.ts';
import { differenceOf, type Difference } from '../../statistics/difference.ts';
import type { Table } from '../../table.ts';
import type { FoundThrow, ThrowsCounts } from './count.ts';
import { knobsOf } from './knobs.ts';
import { scattersOf, type ThrowsParameters } from './parameters.ts';

/** A throw as a hand would be told it. */
interface ToldThrow {
  readonly atMm: readonly number[];
  readonly velocityMS: readonly number[];
  readonly spinRadS: number;
  /** Of a free throw: the axis of its spin, and its orientation. */
  readonly axis?: readonly number[];
  readonly quaternion?: readonly number[];
}

/** How often it comes up, by how exactly the hand repeats it; one row of a shaken throw. */
interface Robust extends Share {
  readonly scatter: number | null;
  readonly over: Difference;
}

export interface ThrowsAnswer {
  readonly restarts: number;
  readonly rolls: number;
  /** The one that came up most often in the search; its shares are of other rolls. */
  readonly best: ToldThrow & { readonly robustness: readonly Robust[] };
  readonly standard: Share;
}

export function throwsAnswer(
  parameters: ThrowsParameters,
  { found, standard }: ThrowsCounts,
  trials: number,
): ThrowsAnswer {
  const [first, ...others] = found;
  if (first === undefined) throw new Error('a search has at least one restart');
  const best = others.reduce((so, next) => (next.seen > so.seen ? next : so), first);
  const { rolls } = parameters;
  const usual = [standard, trials * rolls] as const;
  return {
    restarts: trials,
    rolls,
    best: {
      ...toldThrow(parameters, best),
      robustness: scattersOf(parameters).map((scatter, i) => {
        const own = [best.up[i] ?? 0, rolls] as const;
        const { difference, low, high } = differenceOf(own, usual);
        return {
          scatter,
          ...roundedShare(shareOf(...own)),
          over: { difference: rounded(difference), low: rounded(low), high: rounded(high) },
        };
      }),
    },
    standard: roundedShare(shareOf(...usual)),
  };
}

const roundedShare = ({ share, low, high }: Share): Share => ({
  share: rounded(share),
  low: rounded(low),
  high: rounded(high),
});

function toldThrow({ kind }: ThrowsParameters, { knobs }: FoundThrow): ToldThrow {
  const { at, velocity, rate, axis, turned } = knobsOf(knobs);
  const own = {
    axis: [axis.x, axis.y, axis.z].map(rounded),
    quaternion: [turned.x, turned.y, turned.z, turned.w].map(rounded),
  };
  return {
    atMm: [at.x, at.y, at.z],
    velocityMS: [velocity.x, velocity.y, velocity.z],
    spinRadS: rate,
    ...(kind === 'free' ? own : {}),
  };
}

const nameOf = ({ scatter }: Robust): string => (scatter === null ? 'best' : `best, scatter x ${scatter}`);

export const throwsTable = ({ best, standard, rolls, restarts }: ThrowsAnswer): Table => ({
  columns: ['throw', 'rolls', 'comes up', 'low 95 %', 'high 95 %', 'over standard', 'low 95 %', 'high 95 %'],
  rows: [
    ...best.robustness.map((row) => [
      nameOf(row),
      rolls,
      row.share,
      row.low,
      row.high,
      row.over.difference,
      row.over.low,
      row.over.high,
    ]),
    ['standard', restarts * rolls, standard.share, standard.low, standard.high, null, null, null],
    [`at ${best.atMm.join(', ')} mm`, null, null, null, null, null, null, null],
    [`velocity ${best.velocityMS.join(', ')} m/s`, null, null, null, null, null, null, null],
    [`spin ${best.spinRadS} rad/s`, null, null, null, null, null, null, null],
  ],
});

export function throwsPlots({ best, standard }: ThrowsAnswer): readonly Plot[] {
  const rows = [...best.robustness.map((row) => ({ ...row, name: nameOf(row) })), { ...standard, name: 'standard' }];
  return [
    {
      id: 'throws',
      title: 'How often a throw comes up',
      says: 'The share of rolls in which the truck comes to stand on its wheels, of the best throw found and of the standard throw, with 95 % intervals.',
      x: { label: 'comes up', percent: true, domain: [0, 1] },
      y: { label: '', names: rows.map(({ name }) => name) },
      layers: [
        {
          mark: 'dots',
          across: true,
          dots: rows.map(({ name, share, low, high }) => ({ x: share, y: name, low, high })),
        },
      ],
    },
  ];
}
