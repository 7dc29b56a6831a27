import { useState, type ReactNode } from 'react';
import { NumberInput, numberWithin, settledNumber, stepped } from './NumberInput.tsx';

/** A group of inputs under one question. */
export function FieldSet({
  legend,
  note,
  children,
}: {
  readonly legend: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="field-set">
      <legend>{legend}</legend>
      {children}
      {note !== undefined && <p className="note">{note}</p>}
    </fieldset>
  );
}

export interface Choice<V extends string | number> {
  readonly value: V;
  readonly label: string;
}

export interface SegmentsProps<V extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChoose: (value: V) => void;
}

/** One of a few, side by side; radio buttons underneath, so that arrow keys work. */
export function Segments<V extends string | number>({ name, label, value, choices, onChoose }: SegmentsProps<V>) {
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

export interface TickProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly onTick: (checked: boolean) => void;
}

export function Tick({ label, note, checked, onTick }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={(event) => onTick(event.target.checked)} />
      <span>
        {label}
        {note !== undefined && <span className="note">{note}</span>}
      </span>
    </label>
  );
}

/** Degrees as people may think of them, ten turns and more: a direction is made of them. */
export const ANY_TURN = { min: -3600, max: 3600 } as const;

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** An arrow key adds so much; 1 takes whole numbers alone. `any` takes every number, and its arrows go by one. */
  readonly step?: number | 'any';
  readonly onSet: (value: number) => void;
}

/**
 * A number that is never out of its range, with a decimal point or comma. While it is typed it stays as it is typed,
 * and counts as soon as it is within the range. Once it is left, or Enter is pressed, the field says so where its
 * number is not the one that was typed.
 */
export function NumberField({ label, value, min, max, step = 1, onSet }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const range = { min, max, whole: step === 1 };
  const type = (text: string): void => {
    setTyped(text);
    setSaid('');
    const read = numberWithin(text, range);
    if (read !== null) onSet(read);
  };
  /** Whether it is the number that was typed. */
  const settle = (): boolean => {
    if (typed === null) return true;
    const { value: settled, says } = settledNumber(label, typed, value, range);
    setTyped(null);
    if (says === null) return true;
    setSaid(says);
    if (settled !== value) onSet(settled);
    return false;
  };
  return (
    <>
      <label className="labelled">
        <span>{label}</span>
        <NumberInput
          text={typed ?? String(value)}
          now={value}
          min={min}
          max={max}
          onType={type}
          onStep={(by) => {
            setTyped(null);
            setSaid('');
            onSet(stepped(value, by * (step === 'any' ? 1 : step), range));
          }}
          onLeave={settle}
          // A form is not sent with another number than the one typed before that has been said.
          onKeyDown={(event) => event.key === 'Enter' && !settle() && event.preventDefault()}
        />
      </label>
      <output className="wrong number-said">{said}</output>
    </>
  );
}

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as it is read out. */
  readonly shown: string;
  readonly onSlide: (value: number) => void;
}

export function Slider({ label, value, min, max, step, shown, onSlide }: SliderProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={shown}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onSlide(event.target.valueAsNumber)}
    />
  );
}
