import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Plot } from '#lab/plots/plot.ts';
import { drawPlot } from './drawPlot.ts';

/** One under the other. */
export const Plots = ({ plots }: { readonly plots: readonly Plot[] }) =>
  plots.map((plot) => <PlotView key={plot.id} plot={plot} />);

/** A plot as wide as its place, on white as it is in a file. */
function PlotView({ plot }: { readonly plot: Plot }) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  // Each plot in a turn of its own: several in one would hold up a frame.
  useEffect(() => {
    if (width === 0) return undefined;
    const turn = setTimeout(() => place.current?.replaceChildren(drawPlot(plot, width)));
    return () => clearTimeout(turn);
  }, [plot, width]);
  return (
    <figure className="lab-plot">
      <figcaption>
        <strong>{plot.title}</strong>
        <span className="note">{plot.says}</span>
      </figcaption>
      <div ref={place} />
    </figure>
  );
}

function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void => setWidth(Math.floor(element.clientWidth));
    const sized = new ResizeObserver(measure);
    sized.observe(element);
    measure();
    return () => sized.disconnect();
  }, [place]);
  return width;
}
