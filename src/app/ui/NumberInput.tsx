import { show } from '#engine/files/shown.ts';
import { eitherNumber, readNumber } from '#engine/readNumber.ts';
import { texts } from '#play/texts.ts';
import type { KeyboardEvent } from 'react';

/** The numbers that a field takes. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
}

/** The number of a text that the field takes as it is; null for any other. */
export function numberWithin(text: string, range: NumberRange): number | null {
  const read = readNumber(text);
  return read === fitted(read ?? Number.NaN, range) ? read : null;
}

/** A field's value once it is left, and a sentence where that is not the number that was typed. */
export interface SettledNumber {
  readonly value: number;
  readonly says: string | null;
}

/** `value`: what the field had before; it stays where the text is no number. */
export function settledNumber(label: string, text: string, value: number, range: NumberRange): SettledNumber {
  const within = numberWithin(text, range);
  if (within !== null) return { value: within, says: null };
  const read = readNumber(text);
  const now = read === null ? value : fitted(read, range);
  const either = eitherNumber(text);
  const { settled, either: which, stays, now: is } = texts.numbers;
  const then = either === null ? (read === null ? stays(now) : is(now)) : which(...either, now);
  return { value: now, says: settled(label, show(text.trim()), range, then) };
}

const DIGITS = 12; // 0.35 and 0.01 are 0.36

/** The number after one step. */
export const stepped = (value: number, by: number, range: NumberRange): number =>
  fitted(Number((value + by).toPrecision(DIGITS)), range);

const fitted = (value: number, { min, max, whole }: NumberRange): number =>
  Math.min(max, Math.max(min, whole ? Math.round(value) : value));

export interface NumberInputProps {
  /** Where no label stands around it. */
  readonly label?: string | undefined;
  readonly text: string;
  /** The number that it stands for, for screen readers; left out where it stands for none. */
  readonly now?: number | undefined;
  readonly min?: number;
  readonly max?: number;
  readonly onType: (text: string) => void;
  /** An arrow key: up, or down. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onLeave: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A field for a number. Not the browser's own: that gives nothing, or another number, for a decimal comma, each browser
 * in its way.
 */
export function NumberInput({ label, text, now, min, max, onType, onStep, onLeave, onKeyDown }: NumberInputProps) {
  return (
    <input
      className="number-field"
      type="text"
      // some phones have no minus among the keys for decimals
      inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
      role="spinbutton"
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={min}
      aria-valuemax={max}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ target }) => onType(target.value)}
      onBlur={onLeave}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}
