import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Lasting, LastingStore } from './lasting.ts';
import { LastingContext } from './lastingContext.ts';

const nothing = (): void => undefined;

/** The browser's word on it, null as long as it is not known, and how it is asked again. */
export function useLasting(): { readonly lasting: Lasting | null; readonly ask: () => Promise<void> } {
  const coming = useContext(LastingContext);
  const [store, setStore] = useState<LastingStore | null>(null);
  useEffect(() => {
    let here = true;
    coming?.then((come) => here && setStore(come), nothing);
    return () => {
      here = false;
    };
  }, [coming]);
  const get = (): Lasting | null => store?.getState() ?? null;
  const lasting = useSyncExternalStore(store?.subscribe ?? (() => nothing), get, get);
  return { lasting, ask: async () => store?.ask() };
}
