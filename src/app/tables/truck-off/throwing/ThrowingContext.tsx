import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTheSession } from '../session/SessionContext.tsx';
import { createThrowing, type Throwing, type ThrowingState } from '#play/truck-off/throwing/throwing.ts';

const Context = createContext<Throwing | null>(null);

/** The hand over the tray for everything below; of the session around it. */
export function ThrowingProvider({ children }: { readonly children: ReactNode }) {
  const session = useTheSession();
  const throwing = useMemo(() => createThrowing(session), [session]);
  return <Context value={throwing}>{children}</Context>;
}

export function useTheThrowing(): Throwing {
  const throwing = useContext(Context);
  if (throwing === null) throw new Error('there is no hand around this component');
  return throwing;
}

export const useThrowing = <P,>(selector: (state: ThrowingState) => P): P => useStore(useTheThrowing().store, selector);
