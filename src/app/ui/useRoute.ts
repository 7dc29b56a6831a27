import { useMemo, useSyncExternalStore } from 'react';
import { makeRoute, parseRoute, type Route } from '#play/route.ts';

/** Goes to another page; the browser's back button comes back, unless it was gone to instead of this one. */
export function goTo(route: Route, how: 'onwards' | 'instead' = 'onwards'): void {
  if (how === 'instead') window.location.replace(makeRoute(route));
  else window.location.hash = makeRoute(route);
}

const watchHash = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The same route as long as the address is the same. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(watchHash, () => window.location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}
