import type { Triple, Typed } from '#lab/rolls/looseBody.ts';
import { LooseNumber } from './LooseNumber.tsx';
import { texts } from '#play/texts.ts';

export interface TripleRowProps {
  /** The label of the one along an axis, as it is read out. */
  readonly labelOf: (axis: string) => string;
  /** As they are seen; `x`, `y` and `z` where they are left out. */
  readonly shown?: readonly string[];
  readonly value: Triple;
  readonly times?: number;
  readonly onSet: (value: Triple) => void;
}

/** Three numbers side by side. */
export function TripleRow({ labelOf, shown = texts.labBody.axes, value, times = 1, onSet }: TripleRowProps) {
  return (
    <div className="lab-triple">
      {texts.labBody.axes.map((axis, i) => (
        <LooseNumber
          key={axis}
          label={labelOf(axis)}
          shown={shown[i] ?? axis}
          value={value[i] ?? ''}
          times={times}
          onSet={(put) => onSet(withPlace(value, i, put))}
        />
      ))}
    </div>
  );
}

const withPlace = ([x, y, z]: Triple, i: number, put: Typed): Triple => [
  i === 0 ? put : x,
  i === 1 ? put : y,
  i === 2 ? put : z,
];
