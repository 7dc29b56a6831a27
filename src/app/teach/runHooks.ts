import { createContext, useContext, type Context } from 'react';
import { useStore, type StoreApi } from 'zustand';

/** Something to learn, done at a table; its state is in a store. */
interface Run<S> {
  readonly store: Pick<StoreApi<S>, 'getState' | 'getInitialState' | 'subscribe'>;
}

export interface RunHooks<S, R extends Run<S>> {
  readonly RunContext: Context<R | null>;
  readonly useRun: () => R;
  /** The selected part of the run's state. */
  readonly useRunState: <T>(selector: (state: S) => T) => T;
}

/** The run of one game's lessons for everything below its context. */
export function runHooks<S, R extends Run<S>>(): RunHooks<S, R> {
  const RunContext = createContext<R | null>(null);
  const useRun = (): R => {
    const run = useContext(RunContext);
    if (run === null) throw new Error('there is no lesson around this component');
    return run;
  };
  return { RunContext, useRun, useRunState: (selector) => useStore(useRun().store, selector) };
}
