import { createContext, useContext, use, useState } from 'react';
import type { Tabs } from './openTabs.ts';
import type { Fault } from '#sim/result.ts';

/** They come with the runtime. */
export const TabsContext = createContext<Promise<Tabs> | null>(null);

/** On their way or there: `use()` it. */
export function useTabs(): Promise<Tabs> {
  const tabs = useContext(TabsContext);
  if (tabs === null) throw new Error('there are no tabs around this component');
  return tabs;
}

export interface TakingOver {
  readonly asking: boolean;
  readonly fault: Fault | null;
  /** `onDone` where it worked. */
  takeOver(onDone?: () => void): void;
}

/** Asks the other tab for the match; it may take a moment, and is not asked twice. */
export function useTakingOver(id: string): TakingOver {
  const tabs = use(useTabs());
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const ask = async (onDone: () => void): Promise<void> => {
    setAsking(true);
    const taken = await tabs.takeOver(id);
    setAsking(false);
    setFault(taken.ok ? null : taken.fault);
    if (taken.ok) onDone();
  };
  return { asking, fault, takeOver: (onDone = () => undefined) => void ask(onDone) };
}
