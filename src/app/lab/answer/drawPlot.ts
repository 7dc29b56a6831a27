import * as Observable from '@observablehq/plot';
import { optionsOf } from '#lab/plots/draw.ts';
import type { Plot } from '#lab/plots/plot.ts';
import { plotForPage } from '#app/ui/plotForPage.ts';

/** Draws a plot, as wide as a file has it or as its place is. `source`: where its figures come from, for a file. */
export function drawPlot(plot: Plot, width?: number, source = ''): Element {
  const { title: _, ...options } = optionsOf(plot, width, source); // the page and files say it beside the plot
  const figure = Observable.plot(options);
  const svg = figure.querySelector('svg') ?? figure;
  return width === undefined ? svg : plotForPage(svg);
}
