import type { Dot, Plot } from '../plots/plot.ts';
import type { Cell, Table } from '../table.ts';
import { LEAST_P, type LazyRow } from './hand/independent.ts';
import { mustHold } from './hand/lazy.ts';
import { EXACT_BAR } from './rest/exact.ts';
import type { PublishedRow, TheoryRow, ValidateAnswer } from './answer.ts';

const PLACES = 4;
const short = (n: number | null): number | null => (n === null ? null : +n.toPrecision(PLACES));

const COLUMNS = ['part', 'what', 'expected', 'measured', 'unit', 'error', 'bar', 'holds', 'source', 'settings'];

const barOf = ({ bar, in: of, unit }: TheoryRow): string => {
  if (bar === null) return 'known limit';
  return of === 'share' ? `${+(100 * bar).toPrecision(PLACES)} %` : `${bar} ${unit}`.trim();
};

const errorOf = ({ error, in: of }: TheoryRow): Cell => {
  if (error === null || of === 'unit') return short(error);
  return `${+(100 * error).toPrecision(PLACES)} %`;
};

const holdsOf = (holds: boolean | null): Cell => (holds === null ? 'not measured' : holds);

function publishedCells(part: string, { name, source, published, ours, apart, agrees }: PublishedRow): readonly Cell[] {
  const settings = `published: ${published.rolls} rolls; ours: ${ours.rolls}`;
  return [
    part,
    name,
    published.share,
    ours.share,
    '',
    apart.difference,
    `${apart.low} to ${apart.high}`,
    agrees,
    source,
    settings,
  ];
}

type Said = Pick<ValidateAnswer['others'][number], 'name' | 'share' | 'low' | 'high' | 'rolls'>;

/** The truck's odds, by somebody who rolled it. */
const truckRow = ({ name, share, low, high, rolls }: Said, source: string, how: string): readonly Cell[] => [
  'truck',
  name,
  null,
  share,
  '',
  null,
  `${low} to ${high}`,
  null,
  source,
  `${rolls} ${how}`,
];

/** Gentle free throws are meant to show their start: that is why they are refused. */
const lazyCells = (row: LazyRow): readonly Cell[] => [
  'hand',
  `start and end of ${row.body}, thrown lazily`,
  null,
  short(row.p),
  'p',
  null,
  `at least ${short(LEAST_P)}`,
  mustHold(row) ? row.holds : row.holds ? 'start not seen' : 'start seen',
  'independence; chi-square, all series together (Bonferroni)',
  `${row.rolls} ${row.kind} throws on ${row.terrain}, as if from ${row.fallMm} mm, ${row.spinRadS} rad/s`,
];

/** Every comparison, a row each: rows of theory, then published counts, evenness, and the truck. */
export function validateTable(answer: ValidateAnswer): Table {
  const { theory, themes, dice, counted, even, rest, hand, lazy, truck, others, othersSource } = answer;
  const sources = new Map(themes.map(({ id, source }) => [id, source]));
  return {
    columns: COLUMNS,
    rows: [
      ...theory.map((row) => [
        row.theme,
        row.name,
        short(row.expected),
        short(row.measured),
        row.unit,
        errorOf(row),
        barOf(row),
        holdsOf(row.holds),
        sources.get(row.theme) ?? '',
        row.settings,
      ]),
      ...dice.map((row) => publishedCells('dice', row)),
      ...counted.map((row) => publishedCells('counted', row)),
      ...even.map(({ body, chiSquare, bound, holds, rolls }) => [
        'even',
        `chi-square of ${body}`,
        null,
        short(chiSquare),
        '',
        null,
        `at most ${short(bound)}`,
        holds,
        'symmetry; exceeded by chance once in a thousand times',
        `${rolls} standard throws`,
      ]),
      ...rest.exact.map(({ name, known, expected, measured, error, holds }) => [
        'rest',
        name,
        short(expected),
        short(measured),
        '',
        error,
        `at most ${EXACT_BAR}`,
        holds,
        known,
        'by geometry alone',
      ]),
      ...rest.beside.map(({ body, outcome, geometry, rolled, agrees }) => [
        'rest',
        `${outcome} of ${body}`,
        short(geometry),
        rolled.share,
        '',
        short(rolled.share - geometry),
        `${rolled.low} to ${rolled.high}`,
        agrees ? 'geometry says it' : 'bounce and friction matter',
        'by geometry alone',
        `${rolled.rolls} rolls`,
      ]),
      ...hand.map(({ die, shakeDeg, chiSquare, bound, holds, rolls }) => [
        'hand',
        `chi-square of start and end of ${die}`,
        null,
        short(chiSquare),
        '',
        null,
        `at most ${short(bound)}`,
        // A die that is hardly shaken is meant to show its start: that is no fault.
        shakeDeg === null ? holds : holds ? 'start not seen' : 'start seen',
        'symmetry; exceeded by chance once in a thousand times',
        `${rolls} throws by hand, ${shakeDeg === null ? 'orientation drawn' : `shaken by ${shakeDeg} degrees`}`,
      ]),
      ...lazy.map(lazyCells),
      ...truck.map((one) =>
        truckRow(one, 'counted here', `standard throws on scrub; ${one.unsettled} more without rest`),
      ),
      ...others.map((one) => truckRow(one, othersSource, 'rolls')),
    ],
  };
}

/** Errors as parts of their bars; published dice beside ours; the truck's odds by whoever says them. */
export function validatePlots(answer: ValidateAnswer): readonly Plot[] {
  return [...theoryPlot(answer), ...dicePlot(answer), ...truckPlot(answer)];
}

const FAR = 2;

/** Of a bar of 0 an error is beyond the bar, whatever its size. */
const inBars = (error: number, bar: number): number => (bar === 0 ? FAR * Math.sign(error) : error / bar);

function theoryPlot({ theory, themes }: ValidateAnswer): readonly Plot[] {
  const dots = theory.flatMap(({ theme, error, bar }): Dot[] =>
    error === null || bar === null ? [] : [{ x: inBars(error, bar), y: theme }],
  );
  if (dots.length === 0) return [];
  const named = new Set(dots.map(({ y }) => y));
  return [
    {
      id: 'theory',
      title: 'Theory and the simulation',
      says: 'The error of every comparison, as a part of its bar; within -1 and 1 it holds.',
      x: { label: 'error over bar' },
      y: { label: '', names: themes.map(({ id }) => id).filter((id) => named.has(id)) },
      layers: [
        { mark: 'dots', across: true, dots },
        { mark: 'rule', x: -1, says: '' },
        { mark: 'rule', x: 1, says: 'bar' },
      ],
    },
  ];
}

function dicePlot({ dice }: ValidateAnswer): readonly Plot[] {
  if (dice.length === 0) return [];
  const names = dice.map(({ name }) => name.replace('square face, ', ''));
  const dots = dice.flatMap(({ published, ours, integrator }, i): Dot[] =>
    (
      [
        ['published', published],
        ['ours', ours],
        ['integrator', integrator],
      ] as const
    ).flatMap(([of, one]) =>
      one === null ? [] : [{ of, x: one.share, low: one.low, high: one.high, y: names[i] ?? '' }],
    ),
  );
  return [
    {
      id: 'dice',
      title: 'Steel dice, published and simulated',
      says: 'How often a square-section die ends on a square face, with 95 % intervals.',
      x: { label: 'share on a square face', percent: true },
      y: { label: '', names },
      layers: [{ mark: 'dots', across: true, dots }],
    },
  ];
}

function truckPlot({ truck, others }: ValidateAnswer): readonly Plot[] {
  if (truck.length === 0) return [];
  const all = [
    ...truck.map((one) => ({ ...one, of: one.name.startsWith('ours') ? 'ours' : 'integrator' })),
    ...others.map((one) => ({ ...one, of: 'other engines' })),
  ];
  return [
    {
      id: 'truck',
      title: 'The truck on its wheels, by whoever says it',
      says: 'The share of standard throws on scrub after which the truck stands on its wheels, with 95 % intervals.',
      x: { label: 'share on its wheels', percent: true },
      y: { label: '', names: all.map(({ name }) => name) },
      layers: [
        {
          mark: 'dots',
          across: true,
          dots: all.map(({ name, of, share, low, high }) => ({ of, x: share, low, high, y: name })),
        },
      ],
    },
  ];
}
