import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import type { Bench, BenchState } from './benchStore.ts';

const Context = createContext<Bench | null>(null);

export function BenchProvider({ bench, children }: { readonly bench: Bench; readonly children: ReactNode }) {
  return <Context value={bench}>{children}</Context>;
}

export function useTheBench(): Bench {
  const bench = useContext(Context);
  if (bench === null) throw new Error('there is no bench around this component');
  return bench;
}

export const useBench = <T,>(selector: (state: BenchState) => T): T => useStore(useTheBench(), selector);

/** The position as it stands. */
export const useScenario = (): Scenario => useBench(({ history }) => history.present);
