import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useSession } from '../../session/SessionContext.tsx';
import type { Subject } from '../../words/whatIs.ts';

/** The thing on a panel that is asked about; the session knows the one pointed at on the table. */
export interface Asking {
  readonly subject: Subject | null;
  readonly ask: (subject: Subject | null) => void;
}

const Context = createContext<Asking>({ subject: null, ask: () => undefined });

export function AboutProvider({ children }: { readonly children: ReactNode }) {
  const [subject, ask] = useState<Subject | null>(null);
  const events = useSession((session) => session.events);
  const [before, setBefore] = useState(events);
  if (before !== events) {
    setBefore(events);
    ask(null); // the game has gone on: a button that was asked about may be gone without having been left
  }
  const asking = useMemo(() => ({ subject, ask }), [subject]);
  return <Context value={asking}>{children}</Context>;
}

export const useAsking = (): Asking => useContext(Context);
