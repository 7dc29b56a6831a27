import { texts } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';

/** Puts a card away. */
export const DismissButton = ({ onDismiss }: { readonly onDismiss: () => void }) => (
  <button type="button" className="button quiet icon dismiss" aria-label={texts.referee.dismiss} onClick={onDismiss}>
    <Icon name="close" />
  </button>
);
