import type { KeyboardEvent } from 'react';

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
