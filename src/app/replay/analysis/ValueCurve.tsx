import { useId, type PointerEvent } from 'react';
import { texts } from '#play/texts.ts';
import type { ValuePoint } from '#play/replay/analysis/analysisStore.ts';

const WIDTH = 300;
const HEIGHT = 96;
const INSET = 7;

export interface ValueCurveProps {
  readonly seat: string;
  readonly actions: number;
  readonly points: readonly ValuePoint[];
  readonly turning: readonly { readonly action: number }[];
  /** How far from even a value is drawn, from -1 to 1: a decided position is at the edge. */
  readonly share: (value: number) => number;
  /** The action that is seen. */
  readonly now: number;
  readonly onSeek: (action: number) => void;
}

/** The values over the match as a line; a press goes there. */
export function ValueCurve({ seat, actions, points, turning, share, now, onSeek }: ValueCurveProps) {
  const clip = useId();
  const x = (action: number): number => INSET + ((WIDTH - 2 * INSET) * action) / Math.max(1, actions);
  const y = (value: number): number => HEIGHT / 2 - (HEIGHT / 2 - INSET) * share(value);
  const seek = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const along = (((clientX - left) / width) * WIDTH - INSET) / (WIDTH - 2 * INSET);
    onSeek(Math.min(actions - 1, Math.max(0, Math.round(along * actions))));
  };
  const line = points.map(({ action, value }) => `${x(action)},${y(value)}`);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <figure className="value-curve" aria-label={texts.analysis.curve(seat)}>
      <figcaption aria-hidden="true">{texts.analysis.ahead(seat)}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" onPointerDown={seek}>
        <clipPath id={clip}>
          <rect width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        {first !== undefined && last !== undefined && (
          <polygon
            className="value-ahead"
            clipPath={`url(#${clip})`}
            points={[`${x(first.action)},${HEIGHT / 2}`, ...line, `${x(last.action)},${HEIGHT / 2}`].join(' ')}
          />
        )}
        <line className="value-even" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <line className="value-now" x1={x(now)} x2={x(now)} y1={0} y2={HEIGHT} />
        <polyline className="value-line" points={line.join(' ')} />
        {turning.map(({ action }, i) => (
          <g key={action} transform={`translate(${x(action)} ${y(valueAt(points, action))})`}>
            <circle className="value-turn" r={6.5} />
            <text className="value-number" y={3}>
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption aria-hidden="true">{texts.analysis.behind(seat)}</figcaption>
    </figure>
  );
}

/** The curve there: between two points it is the one before. */
const valueAt = (points: readonly ValuePoint[], action: number): number =>
  (points.findLast((point) => point.action <= action) ?? points[0])?.value ?? 0;
