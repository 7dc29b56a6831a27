import { late } from '#app/late/late.ts';
/** Drawing with its library: asked for while a form is filled in, so that it is there with the first figures. */
export const loadPlots = () => late(() => import('./PlotView.tsx'));
