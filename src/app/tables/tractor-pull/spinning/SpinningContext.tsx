import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTheSession } from '../session/SessionContext.tsx';
import { createSpinning, type Spinning, type SpinningState } from '#play/tractor-pull/spinning/spinning.ts';

const Context = createContext<Spinning | null>(null);

/** The hand at the wrench for everything below; of the session around it. */
export function SpinningProvider({ children }: { readonly children: ReactNode }) {
  const session = useTheSession();
  const spinning = useMemo(() => createSpinning(session), [session]);
  return <Context value={spinning}>{children}</Context>;
}

export function useTheSpinning(): Spinning {
  const spinning = useContext(Context);
  if (spinning === null) throw new Error('there is no hand around this component');
  return spinning;
}

export const useSpinning = <P,>(selector: (state: SpinningState) => P): P => useStore(useTheSpinning().store, selector);
