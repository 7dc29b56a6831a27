import * as Observable from '@observablehq/plot';
import { optionsOf } from '../../../lab/plots/draw.ts';
import type { Plot } from '../../../lab/plots/plot.ts';

/**
 * The page's policy allows no styles in its text: those of a plot are in lab.css. It is one picture to a screen reader,
 * described by its own words; its parts have no role that could have a name.
 */
function forPage(svg: Element): Element {
  svg.querySelector('style')?.remove();
  svg.setAttribute('role', 'img');
  for (const part of svg.querySelectorAll('g[aria-label]')) part.removeAttribute('aria-label');
  return svg;
}

/** Draws a plot, as wide as a file has it or as its place is. */
export function drawPlot(plot: Plot, width?: number): Element {
  const { title: _, ...options } = optionsOf(plot, width); // the page and files say it beside the plot
  const figure = Observable.plot(options);
  const svg = figure.querySelector('svg') ?? figure;
  return width === undefined ? svg : forPage(svg);
}
