import { useEffect } from 'react';
import { useChange, useSettings } from '../settings/useSettings.tsx';
import type { TextPanel } from '../textTable/textPanel.ts';
import { isSheetOpen } from '../ui/isSheetOpen.ts';

/**
 * Whether the log is shown: only once it is wanted, and then until it is closed, by Escape, too. The table in words has
 * the same place.
 */
export function useLogPanel(text: TextPanel): { readonly shown: boolean; readonly toggle: () => void } {
  const wanted = useSettings((settings) => settings.logShown);
  const change = useChange();
  const shown = wanted && !text.open;
  useEffect(() => {
    if (!shown) return undefined;
    const close = (event: KeyboardEvent): void => {
      // a sheet is closed by it itself
      if (event.key === 'Escape' && !event.defaultPrevented && !isSheetOpen()) change({ logShown: false });
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [shown, change]);
  return {
    shown,
    toggle: () => {
      if (text.open) text.onToggle();
      change({ logShown: text.open || !wanted });
    },
  };
}
