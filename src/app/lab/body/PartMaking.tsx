import type { LoosePart } from '#lab/rolls/looseBody.ts';
import { texts } from '#play/texts.ts';
import { Tick } from '#app/ui/Field.tsx';
import { LooseNumber } from './LooseNumber.tsx';

const words = texts.labBody;
const MADE = ['densityGCm3', 'shellMm', 'infillGCm3'] as const;

/** Its own density, its shell, or that it takes away; empty for as the body is, and solid. */
export function PartMaking({ part, onSet }: { readonly part: LoosePart; readonly onSet: (part: LoosePart) => void }) {
  const { densityGCm3: _, shellMm: __, infillGCm3: ___, cavity, ...shape } = part;
  return (
    <>
      <Tick
        label={words.cavity}
        checked={cavity === true}
        onTick={(is) => onSet(is ? { ...shape, cavity: is } : shape)}
      />
      {cavity === undefined && (
        <div className="lab-triple">
          {MADE.map((key) => (
            <LooseNumber
              key={key}
              label={words.made[key]}
              value={part[key] ?? ''}
              onSet={(value) => onSet({ ...part, [key]: value === '' ? undefined : value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
