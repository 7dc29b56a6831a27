import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PadAction } from '#play/input/gamepad/padMap.ts';
import { createPads } from '#play/input/gamepad/padNews.ts';
import type { InputDesk } from '#play/input/inputDesk.ts';

/** The input desk of the table around, and of what lies around that. */
export const InputContext = createContext<InputDesk | null>(null);

const NO_PADS = createPads();

/** The buttons of the gamepads that play here; null where none does. */
export function usePadButtons(): readonly PadAction[] | null {
  const desk = useContext(InputContext);
  const plays = useStore(desk?.pads ?? NO_PADS, ({ playing }) => playing > 0);
  return desk !== null && plays ? desk.buttons : null;
}

export function useInputDesk(): InputDesk {
  const desk = useContext(InputContext);
  if (desk === null) throw new Error('there is no input desk around this component');
  return desk;
}
