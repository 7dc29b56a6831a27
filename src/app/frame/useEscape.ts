import { useEffect } from 'react';
import { isSheetOpen } from '../ui/isSheetOpen.ts';

/** A panel that is open is closed by Escape; a sheet is closed by it itself. */
export function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const down = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isSheetOpen()) close();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  });
}
