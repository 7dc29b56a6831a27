import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createPads } from './gamepad/padNews.ts';
import type { InputDesk } from './inputDesk.ts';

/** The input desk of the table around, and of what lies around that. */
export const InputContext = createContext<InputDesk | null>(null);

const NO_PADS = createPads();

/** Whether a gamepad plays here; none does where nobody plays. */
export function usePadPlays(): boolean {
  return useStore(useContext(InputContext)?.pads ?? NO_PADS, ({ playing }) => playing > 0);
}

export function useInputDesk(): InputDesk {
  const desk = useContext(InputContext);
  if (desk === null) throw new Error('there is no input desk around this component');
  return desk;
}
