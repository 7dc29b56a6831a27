import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTheSession } from '../session/SessionContext.tsx';
import {
  createThrowing,
  type Throwing,
  type ThrowingCommands,
  type ThrowingState,
} from '#play/trexlands/throwing/throwing.ts';

const Context = createContext<Throwing | null>(null);

/** Gives everything below hands for the arena of the session around it. */
export function ThrowingProvider({ children }: { readonly children: ReactNode }) {
  const session = useTheSession();
  const throwing = useMemo(() => createThrowing(session), [session]);
  return <Context value={throwing}>{children}</Context>;
}

export function useTheThrowing(): Throwing {
  const throwing = useContext(Context);
  if (!throwing) throw new Error('there are no hands around this component');
  return throwing;
}

/** The selected part of the hands' state; renders again when that changes. */
export function useThrowing<T>(selector: (state: ThrowingState) => T): T {
  return useStore(useTheThrowing().store, selector);
}

export const useThrowingCommands = (): ThrowingCommands => useTheThrowing().commands;
