import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTheSession } from '../session/SessionContext.tsx';
import { createPads } from '../../../input/gamepad/padNews.ts';
import { InputDesk } from './inputDesk.ts';

const Context = createContext<InputDesk | null>(null);

/** Hands one input desk to everything below: the table, and what lies around it. */
export function InputProvider({ children }: { readonly children: ReactNode }) {
  const session = useTheSession();
  const desk = useMemo(() => new InputDesk(session), [session]);
  useEffect(() => () => desk.release(), [desk]);
  return <Context value={desk}>{children}</Context>;
}

const NO_PADS = createPads();

/** Whether a gamepad plays here; none does where nobody plays. */
export function usePadPlays(): boolean {
  return useStore(useContext(Context)?.pads ?? NO_PADS, ({ playing }) => playing > 0);
}

export function useInputDesk(): InputDesk {
  const desk = useContext(Context);
  if (desk === null) throw new Error('there is no input desk around this component');
  return desk;
}
