import * as Observable from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { optionsOf } from '../../lab/plots/draw.ts';
import type { Plot } from '../../lab/plots/plot.ts';

const ENDING = /\.svg$/i;

/** Plots as SVG files: the path that was asked for, with the plot's id before its ending where there are several. */
export async function drawn(
  plots: readonly Plot[],
  path: string,
): Promise<readonly (readonly [path: string, svg: string])[]> {
  const bare = path.replace(ENDING, '');
  return plots.map((plot) => [plots.length === 1 ? path : `${bare}-${plot.id}.svg`, svgOf(plot)]);
}

function svgOf(plot: Plot): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const figure = Observable.plot({ ...optionsOf(plot), title: undefined, document: document as never });
  const svg = figure.querySelector('svg') ?? figure;
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${svg.outerHTML}\n`;
}
