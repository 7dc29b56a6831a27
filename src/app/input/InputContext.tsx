import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useTheSession } from '../match/SessionContext.tsx';
import { InputDesk } from './inputDesk.ts';

const Context = createContext<InputDesk | null>(null);

/** Hands one input desk to everything below: the table, and what lies around it. */
export function InputProvider({ children }: { readonly children: ReactNode }) {
  const session = useTheSession();
  const desk = useMemo(() => new InputDesk(session), [session]);
  useEffect(() => () => desk.release(), [desk]);
  return <Context value={desk}>{children}</Context>;
}

export function useInputDesk(): InputDesk {
  const desk = useContext(Context);
  if (desk === null) throw new Error('there is no input desk around this component');
  return desk;
}
