import { useState } from 'react';

export interface PlaceFieldProps {
  readonly label: string;
  readonly value: number;
  /** Either way. */
  readonly most: number;
  readonly onSet: (value: number) => void;
}

/** A number that other hands change, too: while it is typed it stays as it is typed, else it is the value. */
export function PlaceField({ label, value, most, onSet }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="labelled">
      <span>{label}</span>
      <input
        className="number-field"
        type="number"
        inputMode="decimal"
        min={-most}
        max={most}
        step="any"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (Number.isFinite(target.valueAsNumber)) onSet(target.valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
