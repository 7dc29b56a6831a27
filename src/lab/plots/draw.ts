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

/** Of a colour-blind reader's palette (M. Okabe and K. Ito, 2008), black last. */
const SERIES = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#000000'];

const scaleOf = ({ label, domain, names, percent }: Axis): Observable.ScaleOptions => ({
  label: percent === true ? `${label}, %` : label,
  ...(domain === undefined ? {} : { domain: domain.map((end) => (percent === true ? 100 * end : end)) }),
  ...(names === undefined ? { grid: true } : { domain: [...names], type: 'point' }),
  ...(percent === true ? { percent: true } : {}),
});

/** Observable Plot's options for this plot. Every number of it is data, so that page and file show the same.
 * `width`: px; that of a file where it is left out. */
export function optionsOf({ title, says, x, y, layers, square }: Plot, width = WIDTH): Observable.PlotOptions {
  const series = [...new Set(layers.flatMap(seriesOf))];
  const margins = {
    marginLeft: y.names === undefined ? 56 : Math.max(...y.names.map(({ length }) => length)) * LABEL_ROOM,
    marginTop: 24,
    marginRight: series.length > 1 ? KEY_ROOM : 24,
    marginBottom: 36,
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
    height: map === null ? HEIGHT : map.height + margins.marginTop + margins.marginBottom,
    ...(series.length === 0 ? {} : { color: { domain: series, range: SERIES } }),
    marks: [
      ...layers.flatMap((layer, i) => marksOf(layer, i, middleOf(x, layers))),
      ...(series.length > 1 ? series.map(keyMark) : []),
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

function seriesOf(layer: Layer): readonly string[] {
  const items: readonly { readonly of?: string }[] =
    layer.mark === 'dots' ? layer.dots : layer.mark === 'line' ? layer.points : [];
  return items.flatMap(({ of }) => of ?? []);
}

const colour = ({ of }: { readonly of?: string }): string => of ?? '';

function marksOf(layer: Layer, place: number, middle: number): Marks {
  switch (layer.mark) {
    case 'dots':
      return dotMarks(layer.dots, layer.across === true);
    case 'line':
      return [lineMark(layer.points, layer.dashed === true)];
    case 'rule':
      return ruleMarks(layer, place, middle);
    case 'cells':
      return [cellMark(layer.cells, layer.side)];
  }
}

function dotMarks(dots: readonly Dot[], across: boolean): Marks {
  const between = dots.filter(({ low, high }) => low !== undefined && high !== undefined);
  const interval = across
    ? Observable.ruleY(between, { y: 'y', x1: 'low', x2: 'high', stroke: colour })
    : Observable.ruleX(between, { x: 'x', y1: 'low', y2: 'high', stroke: colour });
  return [interval, Observable.dot(dots, { x: 'x', y: 'y', fill: colour, stroke: 'none', r: RADIUS })];
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
