import { useId } from 'react';
import type { BodyBuild, Measure, Outline } from '../../../lab/form/field.ts';
import { valueAt } from '../../../lab/form/place.ts';
import { downloadText } from '../../storage/download.ts';
import { texts } from '../../texts.ts';
import { Slider } from '../../ui/Field.tsx';

export interface BodyBuilderProps {
  readonly build: BodyBuild;
  readonly body: object;
  readonly onBuild: (body: object) => void;
}

/** A body by its measures: a slider each, and a drawing to scale. */
export function BodyBuilder({ build, body, onBuild }: BodyBuilderProps) {
  const views = build.views(body);
  return (
    <div className="lab-builder">
      <Views views={views} />
      <div className="lab-measures">
        {build.measures.map((measure) => (
          <MeasureRow
            key={measure.key}
            measure={measure}
            value={measureIn(body, measure)}
            onSlide={(value) => onBuild({ ...body, [measure.key]: value })}
          />
        ))}
      </div>
      <button type="button" className="button" onClick={() => downloadText(FILE, makeBody(body))}>
        {texts.lab.saveBody}
      </button>
    </div>
  );
}

const FILE = 'body.json';

const makeBody = (body: object): string => `${JSON.stringify(body, null, 2)}\n`;

const measureIn = (body: object, { key, usual }: Measure): number => {
  const value = valueAt(body, key);
  return typeof value === 'number' ? value : usual;
};

interface MeasureRowProps {
  readonly measure: Measure;
  readonly value: number;
  readonly onSlide: (value: number) => void;
}

function MeasureRow({ measure: { label, unit, min, max, step }, value, onSlide }: MeasureRowProps) {
  const id = useId();
  const shown = texts.lab.measured(value, unit);
  return (
    <div className="lab-measure">
      <span id={id} aria-hidden="true">
        {label}
      </span>
      <span className="value" aria-hidden="true">
        {shown}
      </span>
      <Slider label={label} value={value} min={min} max={max} step={step} shown={shown} onSlide={onSlide} />
    </div>
  );
}

const BETWEEN_MM = 12;

/** Views beside each other, to the same scale, on one line. */
function Views({ views }: { readonly views: readonly (readonly Outline[])[] }) {
  const placed = placedViews(views);
  const points = placed.flat().flatMap(({ pointsMm }) => pointsMm);
  if (points.length === 0) return null;
  const [right, top] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
  return (
    <figure className="lab-views" aria-label={texts.lab.drawing}>
      <svg viewBox={`-2 -2 ${right + 4} ${top + 4}`} aria-hidden="true">
        {placed.flat().map(({ pointsMm, isDark = false }, i) => (
          <polygon
            // An outline has no other name than its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            className={isDark ? 'dark' : undefined}
            points={pointsMm.map(([x, y]) => `${x},${top - y}`).join(' ')}
          />
        ))}
      </svg>
    </figure>
  );
}

function placedViews(views: readonly (readonly Outline[])[]): readonly (readonly Outline[])[] {
  let from = 0;
  return views.map((outlines) => {
    const xs = outlines.flatMap(({ pointsMm }) => pointsMm.map(([x]) => x));
    const shift = from - Math.min(...xs);
    from += Math.max(...xs) - Math.min(...xs) + BETWEEN_MM;
    return outlines.map((outline) => ({
      ...outline,
      pointsMm: outline.pointsMm.map(([x, y]) => [x + shift, y] as const),
    }));
  });
}
