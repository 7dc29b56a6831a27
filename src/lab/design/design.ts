import type { Share } from '#sim/maths/interval.ts';
import { length } from '#sim/maths/vec3.ts';
import { labExperiment, type MadeFile } from '../experiment.ts';
import { blockOf, countBodies, mergeRolls, rollsCounts, type RollsCounts } from '../rolls/count.ts';
import { outcomesOf } from '../rolls/labBody.ts';
import { rollsSetting } from '../rolls/setting.ts';
import { rounded, roundedShare } from '../rounded.ts';
import type { Table } from '../table.ts';
import { changeAs, designed, sharesOf, type Designed } from './changed.ts';
import { bodyIn, designParameters, rollsOf, type DesignParameters } from './parameters.ts';

/** A share that was wanted: as it was, as it came by geometry, and as it was rolled then. */
interface Wanted {
  readonly name: string;
  readonly want: number;
  readonly before: number;
  readonly after: number;
  readonly rolled: Share & { readonly count: number };
}

export interface DesignAnswer {
  readonly by: DesignParameters['by'];
  /** The way of the centre of mass along the body's axes, mm; or by how many times each length was taken. */
  readonly change: readonly number[];
  /** How far the centre of mass moves, mm; 0 for lengths. */
  readonly movedMm: number;
  /** Whether geometry gives what was wanted. */
  readonly had: boolean;
  readonly wants: readonly Wanted[];
  readonly file: object | null;
  readonly rolls: number;
  readonly unsettled: number;
}

/** Shares that are so near are those that were wanted (house value: a tenth of a point). */
const HAD = 1e-3;
const known = new WeakMap<DesignParameters, Designed>();

/** Once for the parameters of a job: every chunk rolls the same body. */
function designOf(parameters: DesignParameters): Designed {
  const found = known.get(parameters) ?? designed(parameters);
  known.set(parameters, found);
  return found;
}

function designAnswer(parameters: DesignParameters, counts: RollsCounts, trials: number): DesignAnswer {
  const { body, change, off, file } = designOf(parameters);
  const [before, after] = [sharesOf(bodyIn(parameters)), sharesOf(body)];
  const rolls = trials - counts.unsettled;
  return {
    by: parameters.by,
    change: changeAs(parameters.by, change),
    movedMm: parameters.by === 'com' ? rounded(length(change)) : 0,
    had: off < HAD,
    wants: parameters.want.map(({ name, share }) => {
      const count = counts.bodies[0]?.[outcomesOf(body).indexOf(name)] ?? 0;
      return {
        name,
        want: share,
        before: rounded(before.get(name) ?? 0),
        after: rounded(after.get(name) ?? 0),
        rolled: { count, ...roundedShare(count, rolls) },
      };
    }),
    file,
    rolls,
    unsettled: counts.unsettled,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function designSays({ by, change, movedMm, had, wants }: DesignAnswer): string {
  const how =
    by === 'com'
      ? `Move the centre of mass by ${movedMm.toFixed(2)} mm (${change.join(', ')} along the body’s axes)`
      : `Take the lengths along the body’s axes ${change.join(', ')} times`;
  const shares = wants.map(
    ({ name, before, after, rolled }) =>
      `${name} comes ${percent(after)} by geometry, ${percent(before)} before, and ${percent(rolled.share)} (${percent(rolled.low)} to ${percent(rolled.high)}) when it is rolled`,
  );
  const away = wants.filter(({ want, rolled }) => want < rolled.low || want > rolled.high);
  const verdict = had
    ? away.length === 0
      ? ''
      : ` Rolling matters: ${away.map(({ name }) => name).join(', ')} came otherwise than geometry says.`
    : ' More cannot be had by this means: the shares that were wanted are not reached.';
  return `${how}: ${shares.join('; ')}.${verdict}`;
}

function designTable({ wants, change, by, movedMm, rolls, unsettled }: DesignAnswer): Table {
  return {
    columns: ['outcome', 'wanted', 'before, by geometry', 'then, by geometry', 'rolled', 'low 95 %', 'high 95 %'],
    rows: [
      ...wants.map(({ name, want, before, after, rolled }) => [
        name,
        want,
        before,
        after,
        rolled.share,
        rolled.low,
        rolled.high,
      ]),
      [by === 'com' ? 'centre of mass, mm along x, y, z' : 'times along x, y, z', ...change, null, null, null],
      ...(by === 'com' ? [['centre of mass moves, mm', movedMm, null, null, null, null, null]] : []),
      ['rolls', rolls, null, null, null, null, null],
      ['unsettled', unsettled, null, null, null, null, null],
    ],
  };
}

const madeOf = ({ file }: DesignAnswer): MadeFile | null =>
  file === null
    ? null
    : { label: 'Body that was designed', name: 'designed-body.json', text: `${JSON.stringify(file, null, 2)}\n` };

/** The change of a body for the shares that one wants: found by geometry, and rolled then. */
export const design = labExperiment({
  id: 'design',
  parameters: designParameters,
  counts: rollsCounts,
  trials: 10_000,
  chunk: 200,
  slice: (parameters) => blockOf(rollsOf(parameters)),
  count: (physics, parameters, seed, chunk) =>
    countBodies(physics, rollsOf(parameters), [designOf(parameters).body], seed, chunk),
  merge: mergeRolls,
  answer: designAnswer,
  table: designTable,
  plots: () => [],
  says: designSays,
  made: madeOf,
  setting: (parameters) => rollsSetting(rollsOf(parameters)),
});
