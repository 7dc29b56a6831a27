import { createContext, useContext } from 'react';
import type { Tabs } from './openTabs.ts';

/** They come with the runtime. */
export const TabsContext = createContext<Promise<Tabs> | null>(null);

/** On their way or there: `use()` it. */
export function useTabs(): Promise<Tabs> {
  const tabs = useContext(TabsContext);
  if (tabs === null) throw new Error('there are no tabs around this component');
  return tabs;
}
