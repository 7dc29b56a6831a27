import type { LoosePart } from '#lab/rolls/looseBody.ts';
import { keptOf, saidOfMesh } from '#lab/mesh/kept.ts';
import { texts } from '#play/texts.ts';
import { Segments } from '#app/ui/Field.tsx';
import { LooseNumber } from './LooseNumber.tsx';
import { PartMaking } from './PartMaking.tsx';
import { PointsEditor } from './PointsEditor.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { TripleRow } from './TripleRow.tsx';

export interface PartCardProps {
  readonly part: LoosePart;
  /** From 1 on. */
  readonly n: number;
  readonly onSet: (part: LoosePart) => void;
  /** Null where there is no room for another. */
  readonly onCopy: (() => void) | null;
  readonly onRemove: () => void;
  readonly onChoose: () => void;
}

const words = texts.labBody;

const kindOf = (part: LoosePart): 'box' | 'cylinder' | 'hull' | 'measured' =>
  'box' in part ? 'box' : 'cylinder' in part ? 'cylinder' : 'hull' in part ? 'hull' : 'measured';

/** One part of a body: its size and its place. */
export function PartCard({ part, n, onSet, onCopy, onRemove, onChoose }: PartCardProps) {
  return (
    // Which part is drawn out follows the focus; nothing is done by it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset className="lab-part" onFocus={onChoose}>
      <legend>{words.part(n, words.kinds[kindOf(part)])}</legend>
      <PartSize part={part} n={n} onSet={onSet} />
      <PartMaking part={part} onSet={onSet} />
      <div className="row">
        {onCopy !== null && (
          <button type="button" className="button quiet" aria-label={words.copyPart(n)} onClick={onCopy}>
            {words.copy}
          </button>
        )}
        <RemoveButton label={words.removePart(n)} onRemove={onRemove}>
          {words.remove}
        </RemoveButton>
      </div>
    </fieldset>
  );
}

const DOUBLE = 2; // files have half of a size

function PartSize({ part, n, onSet }: Pick<PartCardProps, 'part' | 'n' | 'onSet'>) {
  if ('box' in part) {
    const { box } = part;
    return (
      <>
        <TripleRow
          labelOf={(axis) => words.extents[words.axes.findIndex((one) => one === axis)] ?? axis}
          shown={words.extents}
          value={box.halfMm}
          times={DOUBLE}
          onSet={(halfMm) => onSet({ ...part, box: { ...box, halfMm } })}
        />
        <Middle atMm={box.atMm} onSet={(atMm) => onSet({ ...part, box: { ...box, atMm } })} />
      </>
    );
  }
  if ('hull' in part) {
    const { hull } = part;
    return (
      <>
        <PointsEditor points={hull.pointsMm} onSet={(pointsMm) => onSet({ ...part, hull: { ...hull, pointsMm } })} />
        <Middle atMm={hull.atMm} onSet={(atMm) => onSet({ ...part, hull: { ...hull, atMm } })} />
      </>
    );
  }
  if ('measured' in part) return <p className="note">{saidOfMesh(keptOf(part))}</p>;
  const { cylinder } = part;
  const put = (changed: Partial<typeof cylinder>): void => onSet({ ...part, cylinder: { ...cylinder, ...changed } });
  return (
    <>
      <div className="lab-triple">
        <LooseNumber
          label={words.diameter}
          value={cylinder.radiusMm}
          times={DOUBLE}
          onSet={(radiusMm) => put({ radiusMm })}
        />
        <LooseNumber label={words.length} value={cylinder.halfMm} times={DOUBLE} onSet={(halfMm) => put({ halfMm })} />
      </div>
      <div className="labelled">
        <span aria-hidden="true">{words.along}</span>
        <Segments
          name={`along-${n}`}
          label={words.along}
          value={cylinder.axis}
          choices={AXES}
          onChoose={(axis) => put({ axis })}
        />
      </div>
      <Middle atMm={cylinder.atMm} onSet={(atMm) => put({ atMm })} />
    </>
  );
}

const AXES = (['x', 'y', 'z'] as const).map((axis) => ({ value: axis, label: axis }));

type Middled = Extract<LoosePart, { box: unknown }>['box']['atMm'];

function Middle({ atMm, onSet }: { readonly atMm: Middled; readonly onSet: (atMm: Middled) => void }) {
  return (
    <TripleRow
      labelOf={(axis) => `${words.middle}: ${axis}`}
      shown={words.axes.map((axis) => `${words.middle}, ${axis}`)}
      value={atMm}
      onSet={onSet}
    />
  );
}
