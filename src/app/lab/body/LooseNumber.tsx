import { useState } from 'react';
import { readNumber } from '#engine/readNumber.ts';
import type { Typed } from '#lab/rolls/looseBody.ts';
import { NumberInput } from '#app/ui/NumberInput.tsx';

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
  const now = typeof value === 'number' ? tidy(value * times) : null;
  const put = (number: number): void => onSet(tidy(number / times));
  return (
    <label className="labelled">
      <span aria-hidden={shown !== label}>{shown}</span>
      <NumberInput
        label={shown === label ? undefined : label}
        text={typed ?? String(now ?? value)}
        now={now ?? undefined}
        onType={(text) => {
          setTyped(text);
          const read = readNumber(text);
          if (read === null) onSet(text);
          else put(read);
        }}
        onStep={(by) => {
          setTyped(null);
          put((now ?? 0) + by);
        }}
        onLeave={() => setTyped(null)}
      />
    </label>
  );
}
