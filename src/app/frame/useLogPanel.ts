import { useChange, useSettings } from '../settings/useSettings.tsx';
import type { TextPanel } from '../textTable/textPanel.ts';

/**
 * Whether the log is shown: only once it is wanted, and then until it is closed. The table in words has the same place.
 */
export function useLogPanel(text: TextPanel): { readonly shown: boolean; readonly toggle: () => void } {
  const wanted = useSettings((settings) => settings.logShown);
  const change = useChange();
  return {
    shown: wanted && !text.open,
    toggle: () => {
      if (text.open) text.onToggle();
      change({ logShown: text.open || !wanted });
    },
  };
}
