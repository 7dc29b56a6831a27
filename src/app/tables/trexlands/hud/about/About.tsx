import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Subject } from '#play/trexlands/words/whatIs.ts';
import { useSession } from '../useTable.ts';

/** The thing on a panel that is asked about; the session knows the one pointed at on the table. */
export interface Asking {
  readonly subject: Subject | null;
  readonly ask: (subject: Subject | null) => void;
  /** Another object once nothing of what was asked before is to be told any more. */
  readonly since: object;
  /** Nothing is asked any more, and the note goes at once. */
  readonly hush: () => void;
}

const Context = createContext<Asking>({
  subject: null,
  ask: () => undefined,
  since: {},
  hush: () => undefined,
});

export function AboutProvider({ children }: { readonly children: ReactNode }) {
  const [subject, ask] = useState<Subject | null>(null);
  const events = useSession((session) => session.events);
  const [before, setBefore] = useState(events);
  const [since, setSince] = useState<object>(events);
  if (before !== events) {
    setBefore(events);
    setSince(events);
    ask(null); // the game has gone on: a button that was asked about may be gone without having been left
  }
  const turned = useSession((session) => `${session.turned ?? 0} ${session.carried}`);
  const [turnedBefore, setTurnedBefore] = useState(turned);
  if (turnedBefore !== turned) {
    setTurnedBefore(turned);
    setSince({}); // the thing that was pointed at lies elsewhere now, or was carried over alone
  }
  const hush = useCallback(() => {
    ask(null);
    setSince({});
  }, []);
  const asking = useMemo(() => ({ subject, ask, since, hush }), [subject, since, hush]);
  return <Context value={asking}>{children}</Context>;
}

export const useAsking = (): Asking => useContext(Context);
