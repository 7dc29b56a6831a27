import * as Observable from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { optionsOf } from '#lab/plots/draw.ts';
import { plotFile } from '#lab/plots/plotFile.ts';
import { svgText } from '#lab/plots/svgText.ts';
import type { Plot } from '#lab/plots/plot.ts';

/** Plots as SVG files, their source at the foot; of several, with the plot’s id before the ending of the path. */
export async function drawn(
  plots: readonly Plot[],
  path: string,
  source = '',
): Promise<readonly (readonly [path: string, svg: string])[]> {
  return plots.map((plot) => [plotFile(path, plot, plots.length), svgOf(plot, source)]);
}

function svgOf(plot: Plot, source: string): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const { title: _, ...options } = optionsOf(plot, undefined, source);
  const figure = Observable.plot({ ...options, document: document as never });
  return svgText((figure.querySelector('svg') ?? figure) as never);
}
