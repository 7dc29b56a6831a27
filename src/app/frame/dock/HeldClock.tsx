import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';

/** Whether the table's clocks are held; for the whole match, until they are let run. */
export interface Clock {
  /** Nothing passes here: a picture, or a test. */
  readonly still: boolean;
  readonly held: boolean;
  readonly hold: (held: boolean) => void;
  /** A panel of this kind is in sight. The first one is read in peace: it holds the clock. */
  readonly read: (panel: string) => void;
}

const Context = createContext<Clock>({ still: true, held: false, hold: () => undefined, read: () => undefined });

export function HeldClock({ still, children }: { readonly still: boolean; readonly children: ReactNode }) {
  const [held, hold] = useState(false);
  const known = useRef(new Set<string>());
  const read = useCallback((panel: string) => {
    if (known.current.has(panel)) return;
    known.current.add(panel);
    hold(true);
  }, []);
  const clock = useMemo(() => ({ still, held, hold, read }), [still, held, read]);
  return <Context value={clock}>{children}</Context>;
}

export const useClock = (): Clock => useContext(Context);
