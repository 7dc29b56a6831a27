import { createContext, useContext, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';

interface WithStore {
  readonly store: Pick<StoreApi<unknown>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly commands: unknown;
}

type StateOf<X extends WithStore> = ReturnType<X['store']['getState']>;

/** Hands a game's one session to everything below a provider, with the hooks that read it. */
export function sessionContext<X extends WithStore>() {
  const Context = createContext<X | null>(null);

  function SessionProvider({ session, children }: { readonly session: X; readonly children: ReactNode }) {
    return <Context value={session}>{children}</Context>;
  }

  /** The session itself, for the scene. */
  function useTheSession(): X {
    const session = useContext(Context);
    if (session === null) throw new Error('there is no session around this component');
    return session;
  }

  /** The selected part of the session's state; renders again when that changes. */
  function useSession<P>(selector: (state: StateOf<X>) => P): P {
    return useStore(
      useTheSession().store as Pick<StoreApi<StateOf<X>>, 'getState' | 'getInitialState' | 'subscribe'>,
      selector,
    );
  }

  /** The player's commands; always the same object. */
  const useCommands = (): X['commands'] => useTheSession().commands;

  return { SessionProvider, useTheSession, useSession, useCommands };
}
