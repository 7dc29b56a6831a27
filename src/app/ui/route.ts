import { useMemo, useSyncExternalStore } from 'react';

/** A ruling in a match: which action of the log, and which of its rulings, from 0. */
export interface RulingPlace {
  readonly action: number;
  readonly ruling: number;
}

/** A match that is played, or watched again. */
export type MatchRoute =
  | { readonly page: 'match'; readonly id: string }
  /** Watched again, perhaps from a ruling of one of its actions. */
  | { readonly page: 'watch'; readonly id: string; readonly ruling: RulingPlace | null };

/** Which page; in the address's hash, because the page may lie in any folder of any server. */
export type Route =
  | { readonly page: 'start' }
  /** Traction unless told. */
  | { readonly page: 'new'; readonly game?: 'trexlands' }
  /** A match with the text table open. */
  | { readonly page: 'text' }
  | MatchRoute
  /** A saved match as text. */
  | { readonly page: 'read'; readonly id: string }
  /** A file that came in the address itself. */
  | { readonly page: 'link'; readonly packed: string }
  /** The designers' bench, with a position that came in the address or with none; a match that it was taken from can be gone back to. */
  | { readonly page: 'bench'; readonly packed: string | null; readonly back?: MatchRoute }
  /** All clauses, at one of them if one is named. */
  | { readonly page: 'rules'; readonly clause: string | null }
  | { readonly page: 'drills' }
  | { readonly page: 'drill'; readonly id: string }
  | { readonly page: 'unknown' };

const MATCH = /^\/match\/([\w-]{1,64})$/;
const WATCH = /^\/watch\/([\w-]{1,64})(?:\/(\d{1,4})\/(\d{1,3}))?$/;
const READ = /^\/read\/([\w-]{1,64})$/;
const RULES = /^\/rules(?:\/([\w-]{1,20}))?$/;
const DRILL = /^\/learn\/([\w-]{1,40})$/;
/** A packed file behind the page that is to open it. */
const PACKED = /^\/(link|bench)\/(.*)$/s;
/** Behind a position on the bench, where it was taken from. */
const BACK = /^([^/]*)\/from(\/.*)$/s;
const OF_A_MATCH = /^\/(match|watch)\//;

/** Reads the hash (with or without `#`); anything else is `unknown`. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#/, '');
  if (path === '' || path === '/') return { page: 'start' };
  if (path === '/new') return { page: 'new' };
  if (path === '/new/trexlands') return { page: 'new', game: 'trexlands' };
  if (path === '/text') return { page: 'text' };
  if (path === '/bench') return { page: 'bench', packed: null };
  const [, id] = MATCH.exec(path) ?? [];
  if (id !== undefined) return { page: 'match', id };
  const [, watched, action, ruling] = WATCH.exec(path) ?? [];
  if (watched !== undefined)
    return {
      page: 'watch',
      id: watched,
      ruling: action === undefined ? null : { action: Number(action), ruling: Number(ruling) },
    };
  const [, read] = READ.exec(path) ?? [];
  if (read !== undefined) return { page: 'read', id: read };
  if (path === '/learn') return { page: 'drills' };
  const [, drill] = DRILL.exec(path) ?? [];
  if (drill !== undefined) return { page: 'drill', id: drill };
  const rules = RULES.exec(path);
  if (rules !== null) return { page: 'rules', clause: rules[1] ?? null };
  const [, page, packed = ''] = PACKED.exec(path) ?? [];
  if (page === 'link') return { page, packed };
  return page === 'bench' ? parseBench(packed) : { page: 'unknown' };
}

/** An address that leads back nowhere is no worse for it. */
function parseBench(path: string): Route {
  const [, packed = path, from = ''] = BACK.exec(path) ?? [];
  const back = OF_A_MATCH.test(from) ? parseRoute(from) : null;
  return back?.page === 'match' || back?.page === 'watch' ? { page: 'bench', packed, back } : { page: 'bench', packed };
}

export function makeRoute(route: Route): string {
  switch (route.page) {
    case 'new':
      return route.game === undefined ? '#/new' : `#/new/${route.game}`;
    case 'text':
      return '#/text';
    case 'match':
      return `#/match/${route.id}`;
    case 'watch':
      return `#/watch/${route.id}${route.ruling ? `/${route.ruling.action}/${route.ruling.ruling}` : ''}`;
    case 'read':
      return `#/read/${route.id}`;
    case 'link':
      return `#/link/${route.packed}`;
    case 'bench':
      return route.packed === null
        ? '#/bench'
        : `#/bench/${route.packed}${route.back ? `/from${makeRoute(route.back).slice(1)}` : ''}`;
    case 'rules':
      return route.clause === null ? '#/rules' : `#/rules/${route.clause}`;
    case 'drills':
      return '#/learn';
    case 'drill':
      return `#/learn/${route.id}`;
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

/** The same route as long as the address is the same. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(watchHash, () => window.location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}
