import type { Plot } from './plot.ts';

const ENDING = /\.svg$/i;

/** The name of a plot's file: as asked, with the plot's id before its ending where there are several. */
export const plotFile = (asked: string, { id }: Plot, of: number): string =>
  of === 1 ? asked : `${asked.replace(ENDING, '')}-${id}.svg`;
