import * as Observable from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { optionsOf } from '../../lab/plots/draw.ts';
import { plotFile } from '../../lab/plots/plotFile.ts';
import { svgText } from '../../lab/plots/svgText.ts';
import type { Plot } from '../../lab/plots/plot.ts';

/** Plots as SVG files: the path that was asked for, with the plot's id before its ending where there are several. */
export async function drawn(
  plots: readonly Plot[],
  path: string,
): Promise<readonly (readonly [path: string, svg: string])[]> {
  return plots.map((plot) => [plotFile(path, plot, plots.length), svgOf(plot)]);
}

function svgOf(plot: Plot): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const { title: _, ...options } = optionsOf(plot);
  const figure = Observable.plot({ ...options, document: document as never });
  return svgText((figure.querySelector('svg') ?? figure) as never);
}
