import { halfWidthOf } from '#sim/maths/interval.ts';
import { labExperiment, type LabExperiment } from '../experiment.ts';
import { validateAnswer, type ValidateAnswer } from './answer.ts';
import { countValidate, handSeriesOf, mergeValidate, rowsOf, validateCounts, type ValidateCounts } from './count.ts';
import { mustHold } from './hand/lazy.ts';
import { isEven, seriesOf } from './odds/series.ts';
import { agreementOf } from './rest/beside.ts';
import { validateParameters, type ValidateParameters } from './parameters.ts';
import { validatePlots, validateTable } from './show.ts';
import { THEMES } from './theory/themes.ts';
import type { Theme } from './validation.ts';

const TRIALS = 2000;

/**
 * The honesty page: theory, publications and an integrator of our own against this simulation. `more`: themes that
 * need a game's own hands and rules.
 */
export function validateOf(more: readonly Theme[]): LabExperiment {
  const all = [...THEMES, ...more];
  return labExperiment({
    id: 'validate',
    parameters: validateParameters.superRefine(({ themes = [] }, context) => {
      const known = all.map(({ id }) => id);
      const unknown = themes.findIndex((id) => !known.includes(id));
      if (unknown >= 0)
        context.addIssue({ code: 'custom', path: ['themes', unknown], message: `one of ${known.join(', ')}` });
    }),
    counts: validateCounts,
    trials: TRIALS,
    trialsOf: (parameters) =>
      seriesOf(parameters).length + handSeriesOf(parameters).length > 0
        ? TRIALS
        : Math.max(1, rowsOf(all, parameters).length),
    chunk: 20,
    count: (...given) => countValidate(all, ...given),
    merge: mergeValidate,
    halfWidth: (parameters, ...given) => widest(rowsOf(all, parameters).length, parameters, ...given),
    answer: (...given) => validateAnswer(all, ...given),
    table: validateTable,
    plots: validatePlots,
    says: saidOf,
  });
}

/**
 * Of the shares that are asked for, the truck's on its wheels and the square dice's on their squares, the one that is
 * known least; everything while rows of theory are not measured yet.
 */
function widest(rows: number, parameters: ValidateParameters, { rolled }: ValidateCounts, trials: number): number {
  if (trials < rows) return 1;
  const widths = seriesOf(parameters).map(({ subject }, i) => {
    const [hits = 0, ...others] = rolled[i] ?? [];
    return isEven(subject)
      ? 0
      : halfWidthOf(
          hits,
          others.reduce((sum, n) => sum + n, hits),
        );
  });
  return Math.max(0, ...widths);
}

/** How many comparisons of each kind hold, and who is right about the truck. */
export function saidOf({ theory, dice, counted, even, rest, hand, lazy, verdict }: ValidateAnswer): string {
  const measured = theory.filter(({ holds }) => holds !== null);
  const held = measured.filter(({ bar }) => bar !== null);
  const limits = measured.filter(({ bar }) => bar === null);
  const kept = (rows: typeof theory): number => rows.filter(({ holds }) => holds).length;
  return [
    ...(measured.length > 0
      ? [
          `${kept(held)} of ${held.length} comparisons with theory are within their bars, ${kept(limits)} of ${limits.length} known limits as they are known.`,
        ]
      : []),
    ...(measured.length < theory.length
      ? [`${theory.length - measured.length} were not measured: the job has too few trials.`]
      : []),
    ...publishedSaid([...dice, ...counted]),
    ...evenSaid(even),
    ...restSaid(rest),
    ...handSaid(hand),
    ...lazySaid(lazy),
    ...(verdict === null ? [] : [verdict.says]),
  ].join('\n');
}

function publishedSaid(rows: ValidateAnswer['dice']): readonly string[] {
  if (rows.length === 0) return [];
  const agreeing = rows.filter(({ agrees }) => agrees).length;
  return [`${agreeing} of ${rows.length} published shares agree with ours within the interval of their difference.`];
}

function evenSaid(rows: ValidateAnswer['even']): readonly string[] {
  if (rows.length === 0) return [];
  const held = rows.filter(({ holds }) => holds).length;
  return [`The faces of ${held} of ${rows.length} symmetric bodies are even.`];
}

function restSaid({ exact, beside }: ValidateAnswer['rest']): readonly string[] {
  if (exact.length === 0) return [];
  const { agree, apart } = agreementOf(beside);
  const held = exact.filter(({ holds }) => holds).length;
  return [
    `Resting by geometry: ${held} of ${exact.length} known cases hold; of ${agree.length + apart.length} bodies that were rolled ${agree.length} come as geometry has it, of ${apart.length} bounce and friction matter.`,
  ];
}

/** Dice that are hardly shaken are meant to show their start; only those of matches must not. */
function handSaid(rows: ValidateAnswer['hand']): readonly string[] {
  const drawn = rows.filter(({ shakeDeg }) => shakeDeg === null);
  if (rows.length === 0) return [];
  const held = drawn.filter(({ holds }) => holds).length;
  const seen = rows.filter(({ holds, shakeDeg }) => !holds && shakeDeg !== null).length;
  return [
    `Of ${drawn.length} dice as matches throw them ${held} show nothing of the face that they began with; of ${rows.length - drawn.length} series that a hand only shakes, ${seen} do.`,
  ];
}

function lazySaid(rows: ValidateAnswer['lazy']): readonly string[] {
  if (rows.length === 0) return [];
  const due = rows.filter(mustHold);
  const gentle = rows.filter((row) => row.kind === 'free' && !mustHold(row));
  const held = (some: typeof rows): number => some.filter(({ holds }) => holds).length;
  return [
    `Of the ${due.length} laziest throws that matches let pass, shaken or free, ${held(due)} show nothing of how they began; of ${gentle.length} other free ones, ${held(gentle)} do not.`,
  ];
}
