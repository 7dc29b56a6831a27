import { texts } from '#play/texts.ts';
import { Icon } from '../ui/Icon.tsx';

export interface DismissButtonProps {
  readonly onDismiss: () => void;
  readonly label?: string;
}

/** Puts a card away. */
export const DismissButton = ({ onDismiss, label = texts.referee.dismiss }: DismissButtonProps) => (
  <button type="button" className="button quiet icon dismiss" aria-label={label} onClick={onDismiss}>
    <Icon name="close" />
  </button>
);
