import { texts } from '../texts.ts';

interface NotationToggleProps {
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

/** Below a list of actions in words: the same in notation. */
export const NotationToggle = ({ on, onToggle }: NotationToggleProps) => (
  <button type="button" className="button quiet log-notation" aria-pressed={on} onClick={() => onToggle(!on)}>
    {texts.log.notation}
  </button>
);
