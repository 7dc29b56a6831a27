import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Round, RoundCommands, RoundState } from './roundTypes.ts';

const Context = createContext<Round | null>(null);

/** Hands one round to everything below. */
export function RoundProvider({ round, children }: { readonly round: Round; readonly children: ReactNode }) {
  return <Context value={round}>{children}</Context>;
}

export function useTheRound(): Round {
  const round = useContext(Context);
  if (!round) throw new Error('there is no round around this component');
  return round;
}

/** What the selector picks out of the round's state; renders again when that changes. */
export function useRound<T>(selector: (state: RoundState) => T): T {
  return useStore(useTheRound().store, selector);
}

/** What a player can do; always the same object. */
export const useRoundCommands = (): RoundCommands => useTheRound().commands;
