import type { Share } from '#sim/maths/interval.ts';
import { length, scale } from '#sim/maths/vec3.ts';
import type { MadeFile } from '../experiment.ts';
import type { Plot } from '../plots/plot.ts';
import { outcomesOf } from '../rolls/labBody.ts';
import { rounded, roundedShare } from '../rounded.ts';
import type { Table } from '../table.ts';
import { boresOf, boresSaid, type Bores } from './bores.ts';
import { changeAs, designedFile } from './changed.ts';
import { sharesOf } from '../rest/answer.ts';
import { designOf, type DesignCounts } from './count.ts';
import { partFor } from './meeting.ts';
import type { DesignParameters } from './parameters.ts';
import { bodyIn } from '../rolls/oneBody.ts';

/** A share that was wanted: as it was, as it is with the whole change, and with each part of it. */
interface Wanted {
  readonly name: string;
  readonly want: number;
  readonly before: number;
  readonly after: number;
  readonly rolled: readonly (Share & { readonly part: number; readonly count: number })[];
}

export interface DesignAnswer {
  readonly by: DesignParameters['by'];
  /** The whole change, as geometry asks for it: mm of the centre of mass along the axes, or times each length. */
  readonly change: readonly number[];
  /** The way of the centre of mass, mm; null for lengths. */
  readonly movedMm: number | null;
  /** Whether geometry gives what was wanted. */
  readonly had: boolean;
  /** So much of the change gives the first wish when it is rolled; null where no part that was tried does. */
  readonly rolledPart: { readonly part: number; readonly low: number; readonly high: number } | null;
  /** Bores in the body that move its centre of mass as far as rolls ask for, or all the way; null for lengths. */
  readonly bores: Bores | null;
  readonly wants: readonly Wanted[];
  /** The body with as much of the change as rolls ask for, or with all of it; null where no file can say it. */
  readonly file: object | null;
  readonly unsettled: number;
}

/** Shares that are so near are those that were wanted (house value: a tenth of a point). */
const HAD = 1e-3;

export function designAnswer(parameters: DesignParameters, counts: DesignCounts, trials: number): DesignAnswer {
  const { levels, change, off } = designOf(parameters);
  const whole = levels.find(({ part }) => part === 1)?.body ?? bodyIn(parameters);
  const [before, after] = [sharesOf(bodyIn(parameters)), sharesOf(whole)];
  const wants = parameters.want.map(({ name, share }): Wanted => {
    const at = outcomesOf(whole).indexOf(name);
    const rolled = levels.map(({ part }, i) => {
      const { outcomes = [], unsettled = 0 } = counts.levels[i] ?? {};
      const count = outcomes[at] ?? 0;
      return { part, count, ...roundedShare(count, trials - unsettled) };
    });
    return { name, want: share, before: rounded(before.get(name) ?? 0), after: rounded(after.get(name) ?? 0), rolled };
  });
  const [first] = wants;
  const met = first === undefined ? null : partFor(first.rolled, first.want);
  const rolledPart = met && { part: rounded(met.part), low: rounded(met.low), high: rounded(met.high) };
  return {
    by: parameters.by,
    change: changeAs(parameters.by, change),
    movedMm: parameters.by === 'com' ? rounded(length(change)) : null,
    had: off < HAD,
    rolledPart,
    bores:
      length(change) > 0 && parameters.by === 'com'
        ? boresOf(bodyIn(parameters).spec, scale(change, rolledPart?.part ?? 1))
        : null,
    wants,
    file: designedFile(parameters, change, rolledPart?.part ?? 1),
    unsettled: counts.levels.reduce((sum, { unsettled }) => sum + unsettled, 0),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** In one line: what geometry asks for, and what rolls do. */
export function designSays({ by, change, movedMm, had, rolledPart, bores, wants }: DesignAnswer): string {
  const how =
    movedMm === null
      ? `Take the lengths along the body’s axes ${change.join(', ')} times`
      : `Move the centre of mass by ${movedMm.toFixed(2)} mm (${change.join(', ')} along the body’s axes)`;
  const shares = wants.map(
    ({ name, before, after }) => `${name} comes ${percent(after)} by geometry, ${percent(before)} before`,
  );
  const none = had ? '' : ' More cannot be had by this means: the shares that were wanted are not reached.';
  return `${how}: ${shares.join('; ')}.${none} ${rolledSays({ by, movedMm, rolledPart, wants })}${bores === null ? '' : ` ${boresSaid(bores)}`}`;
}

function rolledSays({
  movedMm,
  rolledPart,
  wants: [first],
}: Pick<DesignAnswer, 'by' | 'movedMm' | 'rolledPart' | 'wants'>): string {
  if (first === undefined) return '';
  const { name, want, rolled } = first;
  const whole = rolled.find(({ part }) => part === 1);
  const all =
    whole === undefined
      ? ''
      : `Rolled, ${name} comes ${percent(whole.share)} (${percent(whole.low)} to ${percent(whole.high)}) with all of that`;
  if (rolledPart === null) return `${all}; ${percent(want)} come of none of the parts that were rolled.`;
  const { part, low, high } = rolledPart;
  const times = movedMm ?? 1;
  const unit = movedMm === null ? ' of the change' : ' mm';
  return `${all}; ${percent(want)} come of ${(part * times).toFixed(2)}${unit} (${(low * times).toFixed(2)} to ${(high * times).toFixed(2)}).`;
}

export function designTable({ wants, change, by, movedMm, rolledPart, bores, unsettled }: DesignAnswer): Table {
  return {
    columns: ['outcome', 'of the change', 'share', 'low 95 %', 'high 95 %'],
    rows: [
      ...wants.flatMap(({ name, want, before, after, rolled }) => [
        [`${name}, wanted`, null, want, null, null],
        [`${name}, before, by geometry`, 0, before, null, null],
        [`${name}, by geometry`, 1, after, null, null],
        ...rolled.map(({ part, share, low, high }) => [`${name}, rolled`, part, share, low, high]),
      ]),
      [by === 'com' ? 'centre of mass, mm along x, y, z' : 'times along x, y, z', null, ...change],
      ...(movedMm === null ? [] : [['centre of mass moves, mm', null, movedMm, null, null]]),
      ...(rolledPart === null
        ? []
        : [['wanted share when rolled, of the change', null, rolledPart.part, rolledPart.low, rolledPart.high]]),
      ...Object.entries(bores ?? {}).flatMap(([name, bore]: [string, Bores['hollow'] | Bores['weight']]) =>
        bore === null
          ? []
          : [
              ...('deepMm' in bore ? [[`${name}, mm across and deep`, null, bore.acrossMm, bore.deepMm, null]] : []),
              [`${name}, mm along x, y, z`, null, ...bore.atMm],
              [`${name}, g`, null, bore.massG, null, null],
            ],
      ),
      ['unsettled', null, unsettled, null, null],
    ],
  };
}

/** Shares by how much of the change was made; the line is the share that is wanted. */
export const designPlots = ({ wants }: DesignAnswer): readonly Plot[] =>
  wants.map(({ name, want, before, after, rolled }) => ({
    id: `part-${name}`,
    title: name,
    says: `How often ${name} comes by how much of the change was made, rolled with 95 % intervals and by geometry; the line is the share that is wanted.`,
    x: { label: 'of the change' },
    y: { label: 'share', percent: true },
    layers: [
      { mark: 'rule', y: want, says: 'wanted' },
      {
        mark: 'dots',
        dots: rolled.map(({ part, share, low, high }) => ({ x: part, y: share, low, high, of: 'rolled' })),
      },
      {
        mark: 'dots',
        dots: [
          { x: 0, y: before, of: 'by geometry' },
          { x: 1, y: after, of: 'by geometry' },
        ],
      },
    ],
  }));

export const madeOf = ({ file }: DesignAnswer): MadeFile | null =>
  file === null
    ? null
    : { label: 'Body that was designed', name: 'designed-body.json', text: `${JSON.stringify(file, null, 2)}\n` };
