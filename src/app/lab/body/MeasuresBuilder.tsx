import { useId } from 'react';
import type { BodyBuild, Measure } from '#lab/form/field.ts';
import { valueAt } from '#lab/form/place.ts';
import { texts } from '#play/texts.ts';
import { Slider } from '#app/ui/Field.tsx';
import { BodyViews } from './BodyViews.tsx';
import { SaveBody } from './SaveBody.tsx';

export interface BodyBuilderProps {
  readonly build: BodyBuild;
  readonly body: object;
  readonly onBuild: (body: object) => void;
}

/** A body by its measures: a slider each, and a drawing to scale. */
export function MeasuresBuilder({
  build,
  measures,
  body,
  onBuild,
}: BodyBuilderProps & { readonly measures: readonly Measure[] }) {
  return (
    <div className="lab-builder">
      <BodyViews views={build.views(body)} />
      <div className="lab-measures">
        {measures.map((measure) => (
          <MeasureRow
            key={measure.key}
            measure={measure}
            value={measureIn(body, measure)}
            onSlide={(value) => onBuild({ ...body, [measure.key]: value })}
          />
        ))}
      </div>
      <SaveBody body={body} />
    </div>
  );
}

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
