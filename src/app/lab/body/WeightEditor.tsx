import { asMeasured, gramsOf } from '#lab/rolls/bodyBuild.ts';
import type { LooseBody, PlacedSolid, Typed } from '#lab/rolls/looseBody.ts';
import { texts } from '#play/texts.ts';
import { Segments } from '#app/ui/Field.tsx';
import { LooseNumber } from './LooseNumber.tsx';
import { TripleRow } from './TripleRow.tsx';

export interface WeightEditorProps {
  readonly body: LooseBody;
  readonly solids: readonly PlacedSolid[];
  readonly onSet: (body: LooseBody) => void;
}

const words = texts.labBody;
const USUAL_G_CM3 = 1.2; // acrylic, as of the simulation's dice
const DIGITS = 6;

const WAYS = [
  { value: 'density', label: words.byDensity },
  { value: 'mass', label: words.byMass },
] as const;

const tidy = (value: number): number => Number(value.toPrecision(DIGITS));
const numberIn = (value: Typed | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** A body's mass: by a density, or as it was measured. */
export function WeightEditor({ body, solids, onSet }: WeightEditorProps) {
  const { densityGCm3, massG, comMm, inertiaGMm2, productsGMm2: _, ...shape } = body;
  const way = densityGCm3 === undefined ? 'mass' : 'density';
  const isOne = solids.every(({ file }) => file.densityGCm3 === undefined && file.infillGCm3 === undefined);
  const perDensity = isOne ? gramsOf(solids, 1) : 0;
  const fill = (grams: number): void => onSet(asMeasured(body, solids, grams));
  const choose = (next: 'density' | 'mass'): void => {
    if (next === way) return;
    if (next === 'mass') return fill(gramsOf(solids, numberIn(densityGCm3, USUAL_G_CM3)));
    onSet({ ...shape, densityGCm3: perDensity > 0 ? tidy(numberIn(massG, perDensity) / perDensity) : USUAL_G_CM3 });
  };
  return (
    <>
      <Segments name="weight" label={words.weight} value={way} choices={WAYS} onChoose={choose} />
      {densityGCm3 !== undefined && (
        <>
          <div className="lab-triple">
            <LooseNumber
              label={words.density}
              value={densityGCm3}
              onSet={(put) => onSet({ ...shape, densityGCm3: put })}
            />
            {perDensity > 0 && (
              <LooseNumber
                label={words.mass}
                value={typeof densityGCm3 === 'number' ? tidy(perDensity * densityGCm3) : densityGCm3}
                onSet={(put) => onSet({ ...shape, densityGCm3: typeof put === 'number' ? put / perDensity : put })}
              />
            )}
          </div>
          {solids.length > 1 && <p className="note">{words.overlap}</p>}
        </>
      )}
      {way === 'mass' && (
        <>
          <div className="lab-triple">
            <LooseNumber label={words.mass} value={massG ?? ''} onSet={(put) => onSet({ ...body, massG: put })} />
          </div>
          <p className="lab-sub">{words.com}</p>
          <TripleRow
            labelOf={words.comAxis}
            value={comMm ?? ['', '', '']}
            onSet={(put) => onSet({ ...body, comMm: put })}
          />
          <p className="lab-sub">{words.inertia}</p>
          <TripleRow
            labelOf={words.inertiaAxis}
            value={inertiaGMm2 ?? ['', '', '']}
            onSet={(put) => onSet({ ...body, inertiaGMm2: put })}
          />
          {perDensity > 0 && typeof massG === 'number' && massG > 0 && (
            <button type="button" className="button quiet" onClick={() => fill(massG)}>
              {words.fill}
            </button>
          )}
        </>
      )}
    </>
  );
}
