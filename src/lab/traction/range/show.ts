import { walkOutline } from '#games/traction/reach.ts';
import { atan2 } from '#sim/maths/trig.ts';
import type { NamedShare } from '#lab/experiment.ts';
import type { Layer, Plot, Point } from '#lab/plots/plot.ts';
import { roundedShare } from '#lab/rounded.ts';
import type { Cell as TableCell, Table } from '#lab/table.ts';
import { moverOf } from '../onTable.ts';
import type { Crossing, RangeAnswer, RangeRow } from './answer.ts';
import type { TackleRow } from './tackleAnswer.ts';
import { tacklePlots } from './tacklePlot.ts';
import { MM_PER_INCH } from '#sim/maths/units.ts';

const TENTHS = 10;

/** A row a rule: how far a turn takes a size, and the turns from pad to pad; then a row for the tackles of each. */
export function rangeTable({ rows, crossings, tackles }: RangeAnswer): Table {
  const distances = [...new Set(crossings.map(({ distanceMm }) => distanceMm))];
  return {
    columns: [
      'surface',
      'friction',
      'action',
      'rule',
      'size',
      'hand',
      'steps',
      'legal',
      'trials',
      'share',
      'low 95 %',
      'high 95 %',
      'reach mm',
      'low 95 % mm',
      'high 95 % mm',
      'meant mm',
      'theory mm',
      ...distances.map((mm) => `turns for ${Math.round((TENTHS * mm) / MM_PER_INCH) / TENTHS} in`),
    ],
    rows: [
      ...rows.flatMap((row) => rulesOf(row, crossings).map((across) => walkCells(row, across))),
      ...tackles.map((row) => [...tackleCells(row), ...distances.map(() => null)]),
    ],
  };
}

const walkCells = (row: RangeRow, across: readonly Crossing[]): readonly TableCell[] => [
  row.surface,
  row.friction,
  'walk',
  across[0]?.rule.join('/') ?? null,
  row.size,
  row.hand,
  row.steps,
  row.legal,
  row.trials,
  row.share,
  row.low,
  row.high,
  row.reachMm.mean,
  row.reachMm.low,
  row.reachMm.high,
  row.meantMm,
  row.theoryMm,
  ...across.map(turnsCell),
];

/** Its interval where that has more than one whole number; results of older versions have none. */
function turnsCell({ turns, turnsBetween = null }: Crossing): TableCell {
  const [least, most] = turnsBetween ?? [turns, turns];
  return least === most ? turns : `${turns} (${least} to ${most})`;
}

/** The share is that of hits among all distances that were tried; the reach, where half of them hit. */
const tackleCells = (row: TackleRow): readonly TableCell[] => {
  const { share, low, high } = roundedShare(row.hits, row.trials);
  return [
    row.surface,
    row.friction,
    'tackle',
    null,
    row.size,
    row.hand,
    1,
    row.hits,
    row.trials,
    share,
    low,
    high,
    row.half,
    row.low,
    row.high,
    row.theoryMm,
    row.theoryMm,
  ];
};

/** The crossings of a row, a list for each of the rules that give its size so many steps. */
function rulesOf(row: RangeRow, crossings: readonly Crossing[]): readonly (readonly Crossing[])[] {
  const own = crossings.filter(
    ({ size, hand, surface, friction, stepsATurn }) =>
      size === row.size &&
      hand === row.hand &&
      surface === row.surface &&
      friction === row.friction &&
      stepsATurn === row.steps,
  );
  const rules = new Set(own.map(({ rule }) => rule.join('/')));
  return [...rules].map((name) => own.filter(({ rule }) => rule.join('/') === name));
}

/**
 * A map for each ground and hand: boundaries of every size and rule, what stands about, and where the walks came to
 * stand; then how often tackles hit.
 */
export function rangePlots({ rows, around, tackles }: RangeAnswer): readonly Plot[] {
  const places = [...new Set(rows.map(placeOf))];
  const maps = places.map((place): Plot => {
    const own = rows.filter((row) => placeOf(row) === place);
    return {
      id: place.replaceAll(/[^a-z0-9]+/g, '-'),
      title: `How far a turn takes each size: ${place}`,
      says: `Places that the middle of the base can come to in one turn, from the middle, with its boundary in theory; a dot for each simulated walk, those that were illegal in a colour of their own.${around.length === 0 ? '' : ' Dashed, how far walks around what stands there were meant to come.'}`,
      x: { label: 'mm' },
      y: { label: 'mm' },
      square: true,
      layers: [...around.map(thingLayer), ...own.flatMap((row) => layersOf(row, around.length > 0))],
    };
  });
  return [...maps, ...tacklePlots(tackles, placeOf)];
}

/** Walks that are legal, tackles that hit. */
export const rangeShares = ({ rows, tackles }: RangeAnswer): readonly NamedShare[] => [
  ...rows.map((row) => ({
    name: `walk, ${placeOf(row)}, ${row.size}, ${row.steps}`,
    count: row.legal,
    total: row.trials,
  })),
  ...tackles.map((row) => ({ name: `tackle, ${placeOf(row)}, ${row.size}`, count: row.hits, total: row.trials })),
];

const placeOf = ({ surface, friction, hand }: Pick<RangeRow, 'surface' | 'friction' | 'hand'>): string =>
  `${surface ?? `friction ${friction}`}, ${hand}`;

const thingLayer = (outline: RangeAnswer['around'][number]): Layer => ({
  mark: 'line',
  points: closed(outline.map(([x, z]) => ({ x, y: -z, of: 'in the way' }))),
});

const closed = (points: readonly Point[]): readonly Point[] => [...points, ...points.slice(0, 1)];

function layersOf({ size, steps, ends, meant }: RangeRow, isCrowded: boolean): readonly Layer[] {
  const of = `${size}, ${steps} ${steps === 1 ? 'step' : 'steps'}`;
  const outline = walkOutline({ id: moverOf(size), xMm: 0, zMm: 0, yawDeg: 0 }, steps);
  const boundary: Layer = { mark: 'line', points: closed(outline.map(({ x, z }) => ({ x, y: -z, of }))) };
  const dots = ends.map(([x, z, legal]) => ({ x, y: -z, of: legal ? of : 'illegal' }));
  const round = meant.toSorted(([ax, az], [bx, bz]) => atan2(az, ax) - atan2(bz, bx));
  const limit: Layer = { mark: 'line', dashed: true, points: closed(round.map(([x, z]) => ({ x, y: -z, of }))) };
  return [boundary, ...(isCrowded ? [limit] : []), { mark: 'dots', dots }];
}
