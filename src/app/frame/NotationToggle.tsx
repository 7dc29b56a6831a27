import { texts } from '#play/texts.ts';
import { Tick } from '../ui/Field.tsx';

interface NotationToggleProps {
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

/** Below a list of actions in words: the same in notation. */
export const NotationToggle = ({ on, onToggle }: NotationToggleProps) => (
  <Tick label={texts.log.notation} checked={on} onTick={onToggle} />
);
