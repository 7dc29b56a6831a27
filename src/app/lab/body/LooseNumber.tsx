import { useState } from 'react';
import type { Typed } from '../../../lab/rolls/looseBody.ts';

export interface LooseNumberProps {
  readonly label: string;
  /** A shorter label to be seen, where those around say the rest. */
  readonly shown?: string;
  readonly value: Typed;
  /** The value is shown times this. */
  readonly times?: number;
  readonly onSet: (value: Typed) => void;
}

const DIGITS = 12; // twice a half is no longer than the half

const tidy = (value: number): number => Number(value.toPrecision(DIGITS));

/** A number that may be anything: its builder says what is wrong with it. Arrow keys step it by one. */
export function LooseNumber({ label, shown = label, value, times = 1, onSet }: LooseNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="labelled">
      <span aria-hidden={shown !== label}>{shown}</span>
      <input
        className="number-field"
        type="number"
        step="any"
        aria-label={shown === label ? undefined : label}
        value={typed ?? (typeof value === 'number' ? tidy(value * times) : value)}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = target.valueAsNumber;
          onSet(Number.isFinite(read) ? tidy(read / times) : target.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
