import { gameTexts } from '#play/trexlands/texts.ts';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A choice of V, from 1: a button for less, a button for more. */
export function Stepper({ label, value, most, onChange }: StepperProps) {
  return (
    <fieldset className="stepper" aria-label={label}>
      <button
        type="button"
        className="button icon"
        aria-label={gameTexts.exchange.less}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{gameTexts.exchange.outOf(value, most)}</output>
      <button
        type="button"
        className="button icon"
        aria-label={gameTexts.exchange.more}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
