import { texts } from '#play/texts.ts';
import { IconButton } from '../ui/Icon.tsx';

export interface DismissButtonProps {
  readonly onDismiss: () => void;
  readonly label?: string;
}

/** Puts a card away. */
export const DismissButton = ({ onDismiss, label = texts.referee.dismiss }: DismissButtonProps) => (
  <IconButton icon="close" label={label} className="quiet dismiss" onClick={onDismiss} />
);
