import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Session, SessionCommands, SessionState } from './sessionTypes.ts';

const Context = createContext<Session | null>(null);

/** Hands one session to everything below. */
export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return <Context value={session}>{children}</Context>;
}

/** The session itself, for the scene. */
export function useTheSession(): Session {
  const session = useContext(Context);
  if (!session) throw new Error('there is no session around this component');
  return session;
}

/** What the selector picks out of the session's state; renders again when that changes. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(useTheSession().store, selector);
}

/** What a player can do; always the same object. */
export const useCommands = (): SessionCommands => useTheSession().commands;
