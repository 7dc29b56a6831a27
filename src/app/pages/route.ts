import { useSyncExternalStore } from 'react';

/** Which page; in the address's hash, because the page may lie in any folder of any server. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'new' }
  /** A match with the text table open. */
  | { readonly page: 'text' }
  | { readonly page: 'match'; readonly id: string }
  /** A file that came in the address itself. */
  | { readonly page: 'link'; readonly packed: string }
  /** The designers' bench, with a position that came in the address or with none. */
  | { readonly page: 'bench'; readonly packed: string | null }
  | { readonly page: 'unknown' };

const MATCH = /^\/match\/([\w-]{1,64})$/;
/** A packed file behind the page that is to open it. */
const PACKED = /^\/(link|bench)\/(.*)$/s;

/** Reads the hash (with or without `#`); anything else is `unknown`. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#/, '');
  if (path === '' || path === '/') return { page: 'start' };
  if (path === '/new') return { page: 'new' };
  if (path === '/text') return { page: 'text' };
  if (path === '/bench') return { page: 'bench', packed: null };
  const [, id] = MATCH.exec(path) ?? [];
  if (id !== undefined) return { page: 'match', id };
  const [, page, packed = ''] = PACKED.exec(path) ?? [];
  return page === 'link' || page === 'bench' ? { page, packed } : { page: 'unknown' };
}

export function makeRoute(route: Route): string {
  switch (route.page) {
    case 'new':
      return '#/new';
    case 'text':
      return '#/text';
    case 'match':
      return `#/match/${route.id}`;
    case 'link':
      return `#/link/${route.packed}`;
    case 'bench':
      return route.packed === null ? '#/bench' : `#/bench/${route.packed}`;
    default:
      return '#/';
  }
}

/** Goes to another page; the browser's back button comes back, unless it was gone to instead of this one. */
export function goTo(route: Route, how: 'onwards' | 'instead' = 'onwards'): void {
  if (how === 'instead') window.location.replace(makeRoute(route));
  else window.location.hash = makeRoute(route);
}

/** The same in the place of this page: the back button does not come here again. */
export function goInstead(route: Route): void {
  window.location.replace(makeRoute(route));
}

const watchHash = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export const useRoute = (): Route => parseRoute(useSyncExternalStore(watchHash, () => window.location.hash));
