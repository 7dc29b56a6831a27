import { walkOutline } from '../../../games/traction/reach.ts';
import { pieceId } from '../../../sim/ids.ts';
import type { Layer, Plot, Point } from '../../plots/plot.ts';
import type { Table } from '../../table.ts';
import type { Crossing, RangeAnswer, RangeRow } from './answer.ts';

const INCH_MM = 25.4;
const TENTHS = 10;

/** A row a rule: how far a turn takes a size, and the turns from pad to pad. */
export function rangeTable({ rows, crossings }: RangeAnswer): Table {
  const distances = [...new Set(crossings.map(({ distanceMm }) => distanceMm))];
  return {
    columns: [
      'surface',
      'friction',
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
      'theory mm',
      ...distances.map((mm) => `turns for ${Math.round((TENTHS * mm) / INCH_MM) / TENTHS} in`),
    ],
    rows: rows.flatMap((row) =>
      rulesOf(row, crossings).map((across) => [
        row.surface,
        row.friction,
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
        row.theoryMm,
        ...across.map(({ turns }) => turns),
      ]),
    ),
  };
}

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

/** A map for each ground and hand: boundaries of every size and rule, and where the walks came to stand. */
export function rangePlots({ rows }: RangeAnswer): readonly Plot[] {
  const places = [...new Set(rows.map(placeOf))];
  return places.map((place) => {
    const own = rows.filter((row) => placeOf(row) === place);
    return {
      id: place.replaceAll(/[^a-z0-9]+/g, '-'),
      title: `How far a turn takes each size: ${place}`,
      says: 'Places that the middle of the base can come to in one turn, from the middle, with its boundary in theory; a dot for each simulated walk, those that were illegal in a colour of their own.',
      x: { label: 'mm' },
      y: { label: 'mm' },
      square: true,
      layers: own.flatMap(layersOf),
    };
  });
}

const placeOf = ({ surface, friction, hand }: RangeRow): string => `${surface ?? `friction ${friction}`}, ${hand}`;

function layersOf({ size, steps, ends }: RangeRow): readonly Layer[] {
  const of = `${size}, ${steps} ${steps === 1 ? 'step' : 'steps'}`;
  const outline = walkOutline({ id: pieceId(`0-${size}1`), xMm: 0, zMm: 0, yawDeg: 0 }, steps);
  const round: readonly Point[] = [...outline, ...outline.slice(0, 1)].map(({ x, z }) => ({ x, y: -z, of }));
  const dots = ends.map(([x, z, legal]) => ({ x, y: -z, of: legal ? of : 'illegal' }));
  return [
    { mark: 'line', points: round },
    { mark: 'dots', dots },
  ];
}
