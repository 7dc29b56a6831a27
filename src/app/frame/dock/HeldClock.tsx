import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** Whether the table's clocks are held; for the whole match, until they are let run. */
export interface Clock {
  /** Nothing passes here: a picture, or a test. */
  readonly still: boolean;
  readonly held: boolean;
  readonly hold: (held: boolean) => void;
}

const Context = createContext<Clock>({ still: true, held: false, hold: () => undefined });

export function HeldClock({ still, children }: { readonly still: boolean; readonly children: ReactNode }) {
  const [held, hold] = useState(false);
  const clock = useMemo(() => ({ still, held, hold }), [still, held]);
  return <Context value={clock}>{children}</Context>;
}

export const useClock = (): Clock => useContext(Context);
