import { useState } from 'react';
import type { TextPanel } from '../textTable/textPanel.ts';

/** From here on there is room for the log beside the table. */
const WIDE_PX = 1100;

/** Whether the log is shown; the table in words has the same place. */
export function useLogPanel(text: TextPanel): { readonly shown: boolean; readonly toggle: () => void } {
  const [wanted, setWanted] = useState(() => window.innerWidth >= WIDE_PX);
  return {
    shown: wanted && !text.open,
    toggle: () => {
      if (text.open) text.onToggle();
      setWanted(text.open || !wanted);
    },
  };
}
