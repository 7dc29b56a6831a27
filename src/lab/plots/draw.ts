import * as Observable from '@observablehq/plot';
import { mapFrame } from './mapFrame.ts';
import type { Axis, Cell, Dot, Layer, Plot, Point } from './plot.ts';

type Marks = NonNullable<Observable.PlotOptions['marks']>;

const WIDTH = 720;
const HEIGHT = 420;
const RADIUS = 3.5;
const LABEL_ROOM = 8;
const KEY_ROOM = 96;
const KEY_LINE = 16;
const SOURCE_LINE = 12;
const SOURCE_LETTERS = 120; // in the width of a file
const AXIS_ROOM = 36;

/** Of a colour-blind reader's palette (M. Okabe and K. Ito, 2008), black last. */
const SERIES = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#000000'];

const scaleOf = ({ label, domain, names, percent }: Axis): Observable.ScaleOptions => ({
  label: percent === true ? `${label}, %` : label,
  ...(domain === undefined ? {} : { domain: domain.map((end) => (percent === true ? 100 * end : end)) }),
  ...(names === undefined ? { grid: true } : { domain: [...names], type: 'point' }),
  ...(percent === true ? { percent: true } : {}),
});

/** Observable Plot's options for this plot. Every number of it is data, so that page and file show the same.
 * `width`: px; that of a file where it is left out. `source`: where its figures come from, drawn at its foot. */
export function optionsOf(
  { title, says, x, y, layers, square, series: known }: Plot,
  width = WIDTH,
  source = '',
): Observable.PlotOptions {
  const foot = linesOf(source);
  const shown = [...new Set(layers.flatMap(seriesOf))];
  const series = known ?? shown;
  const margins = {
    marginLeft: y.names === undefined ? 56 : Math.max(...y.names.map(({ length }) => length)) * LABEL_ROOM,
    marginTop: 24,
    marginRight: shown.length > 1 ? KEY_ROOM : 24,
    marginBottom: AXIS_ROOM + SOURCE_LINE * foot.length,
  };
  const map = square === true ? mapFrame(layers, width - margins.marginLeft - margins.marginRight) : null;
  return {
    title,
    ariaLabel: title,
    ariaDescription: says,
    width,
    ...margins,
    x: { ...scaleOf(x), ...(map === null ? {} : { domain: map.x }) },
    y: { ...scaleOf(y), ...(map === null ? {} : { domain: map.y }) },
    height: map === null ? HEIGHT + SOURCE_LINE * foot.length : map.height + margins.marginTop + margins.marginBottom,
    ...(series.length === 0 ? {} : { color: { domain: series, range: SERIES } }),
    marks: [
      ...layers.flatMap((layer, i) => marksOf(layer, i, middleOf(x, layers), shown)),
      ...(shown.length > 1 ? shown.map(keyMark) : []),
      ...foot.map((line, i) => sourceMark(line, i, margins.marginLeft)),
    ],
  };
}

/** The name of a series in its colour, beside the plot: part of the drawing, so that a file has it, too. */
const keyMark = (name: string, i: number): Observable.Markish =>
  Observable.text([name], {
    frameAnchor: 'top-right',
    textAnchor: 'start',
    dx: 8,
    dy: KEY_LINE * (i + 1 / 2),
    fill: () => name,
    fontWeight: 'bold',
  });

/** In lines that fit a file's width. */
function linesOf(source: string): readonly string[] {
  const lines: string[] = [];
  for (const word of source.split(' ').filter((one) => one !== '')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length > SOURCE_LETTERS) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** Part of the drawing, so that a picture that goes its own way still says what it is of. */
const sourceMark = (line: string, i: number, left: number): Observable.Markish =>
  Observable.text([line], {
    frameAnchor: 'bottom-left',
    textAnchor: 'start',
    lineAnchor: 'top',
    dx: 4 - left,
    dy: AXIS_ROOM + SOURCE_LINE * i,
    fill: '#555',
    fontSize: 10,
  });

function seriesOf(layer: Layer): readonly string[] {
  const items: readonly { readonly of?: string }[] =
    layer.mark === 'dots' ? layer.dots : layer.mark === 'line' ? layer.points : [];
  return items.flatMap(({ of }) => of ?? []);
}

const colour = ({ of }: { readonly of?: string }): string => of ?? '';

function marksOf(layer: Layer, place: number, middle: number, series: readonly string[]): Marks {
  switch (layer.mark) {
    case 'dots':
      return layer.across === true ? besideEachOther(layer.dots, series) : dotMarks(layer.dots);
    case 'line':
      return [lineMark(layer.points, layer.dashed === true)];
    case 'rule':
      return ruleMarks(layer, place, middle);
    case 'cells':
      return [cellMark(layer.cells, layer.side)];
  }
}

const withInterval = (dots: readonly Dot[]): readonly Dot[] =>
  dots.filter(({ low, high }) => low !== undefined && high !== undefined);

const dotMarks = (dots: readonly Dot[]): Marks => [
  Observable.ruleX(withInterval(dots), { x: 'x', y1: 'low', y2: 'high', stroke: colour }),
  Observable.dot(dots, { x: 'x', y: 'y', fill: colour, stroke: 'none', r: RADIUS }),
];

const LANE = 7; // px: two dots and their intervals are told apart

/** Along a name's line, each series in a lane of its own, so that none hides another. */
function besideEachOther(dots: readonly Dot[], series: readonly string[]): Marks {
  const lanes = [...new Set(dots.map(({ of }) => of ?? ''))].toSorted((a, b) => series.indexOf(a) - series.indexOf(b));
  return lanes.flatMap((lane, i) => {
    const own = dots.filter(({ of }) => (of ?? '') === lane);
    const dy = LANE * (i - (lanes.length - 1) / 2);
    return [
      Observable.ruleY(withInterval(own), { y: 'y', x1: 'low', x2: 'high', stroke: colour, dy }),
      Observable.dot(own, { x: 'x', y: 'y', fill: colour, stroke: 'none', r: RADIUS, dy }),
    ];
  });
}

const lineMark = (points: readonly Point[], dashed: boolean): Observable.Markish =>
  Observable.line(points, { x: 'x', y: 'y', stroke: colour, z: 'of', ...(dashed ? { strokeDasharray: '4,3' } : {}) });

/** Half way along x, as far as it is known before it is drawn. */
function middleOf({ domain }: Axis, layers: readonly Layer[]): number {
  const numbers = layers.flatMap(along).filter((x) => typeof x === 'number');
  const [low = Math.min(...numbers), high = Math.max(...numbers)] = domain ?? [];
  return (low + high) / 2;
}

function along(layer: Layer): readonly (number | string | undefined)[] {
  if (layer.mark === 'dots') return layer.dots.flatMap(({ x, low, high }) => (layer.across ? [x, low, high] : [x]));
  if (layer.mark === 'line') return layer.points.map(({ x }) => x);
  return layer.mark === 'rule' ? [layer.x] : layer.cells.map(({ x }) => x);
}

/** `place`: the words of rules beside each other stand below each other; right of the middle they end at their rule. */
function ruleMarks({ x, y, says }: Extract<Layer, { mark: 'rule' }>, place: number, middle: number): Marks {
  const look = { stroke: '#666', strokeDasharray: '2,3' };
  if (x !== undefined) {
    const side = x > middle ? ({ dx: -4, textAnchor: 'end' } as const) : ({ dx: 4, textAnchor: 'start' } as const);
    return [
      Observable.ruleX([x], look),
      Observable.text([says], { x, frameAnchor: 'top', dy: 8 + KEY_LINE * place, ...side }),
    ];
  }
  if (y === undefined) return [];
  return [Observable.ruleY([y], look), Observable.text([says], { y, frameAnchor: 'right', dy: -6, textAnchor: 'end' })];
}

const cellMark = (cells: readonly Cell[], side: number): Observable.Markish =>
  Observable.rect(cells, {
    x1: ({ x }: Cell) => x - side / 2,
    x2: ({ x }: Cell) => x + side / 2,
    y1: ({ y }: Cell) => y - side / 2,
    y2: ({ y }: Cell) => y + side / 2,
    fill: '#0072b2',
    fillOpacity: 'value',
  });
