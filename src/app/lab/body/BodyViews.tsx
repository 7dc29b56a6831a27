import type { Outline, View } from '#lab/form/field.ts';
import { texts } from '#play/texts.ts';

export interface BodyViewsProps {
  readonly views: readonly View[];
  /** The part that stands out, by its place; left out for none. */
  readonly chosen?: number | undefined;
}

/** Views beside each other, all to the same scale. */
export function BodyViews({ views, chosen }: BodyViewsProps) {
  const boxes = views.map(({ outlines }) => boxAround(outlines));
  const size = [Math.max(...boxes.map(({ width }) => width)), Math.max(...boxes.map(({ height }) => height))] as const;
  if (views.length === 0) return null;
  return (
    <figure className="lab-views" aria-label={texts.labBody.drawing(views.map(({ label }) => label))}>
      {views.map(({ label, short, outlines, lines }) => (
        <div key={label} aria-hidden="true">
          <Drawing outlines={outlines} lines={lines} size={size} chosen={chosen} />
          <span className="note">{short}</span>
        </div>
      ))}
      {views.some(({ lines }) => lines !== undefined) && <figcaption className="note">{texts.labBody.mesh}</figcaption>}
    </figure>
  );
}

const AROUND_MM = 0.06; // of the greater extent, so that no edge is cut

interface DrawingProps {
  readonly outlines: readonly Outline[];
  readonly lines?: View['lines'];
  /** Width and height of the picture, mm; the outlines' own where it is left out. */
  readonly size?: readonly [number, number];
  readonly chosen?: number | undefined;
}

/** Outlines in the middle of a picture; those behind come first. */
export function Drawing({ outlines, lines, size, chosen }: DrawingProps) {
  const { left, low, width, height } = boxAround(outlines);
  const [wide, high] = size ?? [width, height];
  const margin = AROUND_MM * Math.max(wide, high);
  const [x, y] = [left - (wide - width) / 2 - margin, low - (high - height) / 2 - margin];
  return (
    <svg viewBox={[x, -y - high - 2 * margin, wide + 2 * margin, high + 2 * margin].join(' ')} aria-hidden="true">
      {outlines.map(({ pointsMm, isDark = false, isRound = false, shade, part }, i) => (
        <polygon
          // An outline has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          className={isDark ? 'dark' : undefined}
          data-shade={shade}
          data-round={isRound}
          data-chosen={part !== undefined && part === chosen}
          points={pointsMm.map((point) => `${point[0]},${-point[1]}`).join(' ')}
        />
      ))}
      {lines !== undefined && <path d={lines.map(([a, b, c, d]) => `M${a} ${-b}L${c} ${-d}`).join('')} />}
    </svg>
  );
}

interface Box {
  readonly left: number;
  readonly low: number;
  readonly width: number;
  readonly height: number;
}

function boxAround(outlines: readonly Outline[]): Box {
  const points = outlines.flatMap(({ pointsMm }) => pointsMm);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  return { left, low, width: Math.max(...xs) - left, height: Math.max(...ys) - low };
}
