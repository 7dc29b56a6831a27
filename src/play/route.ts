import { asMade } from './travelled.ts';

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
  /** The form for a match of this game; null for the first of all games. */
  | { readonly page: 'new'; readonly game: string | null }
  /** A match with the text table open. */
  | { readonly page: 'text' }
  | MatchRoute
  /** A saved match as text. */
  | { readonly page: 'read'; readonly id: string }
  /** A file that came in the address itself. */
  | { readonly page: 'link'; readonly packed: string }
  /** The lab, one of a game's own pages, or none at all. */
  | { readonly page: 'own'; readonly path: string };

const NEW = /^\/new(?:\/([\w-]{1,40}))?$/;
const MATCH = /^\/match\/([\w-]{1,64})$/;
const WATCH = /^\/watch\/([\w-]{1,64})(?:\/(\d{1,4})\/(\d{1,3}))?$/;
const READ = /^\/read\/([\w-]{1,64})$/;
/** An encoded character that ends in the middle: nothing can be made of that address. */
const CUT = /%(?![0-9a-f]{2})/i;
const LINK = /^\/link\/(.*)$/s;

/** Reads the hash (with or without `#`), also of a link that has travelled. */
export function parseRoute(hash: string): Route {
  const path = asMade(hash.replace(/^#/, ''));
  if (path === '' || path === '/') return CUT.test(hash) ? { page: 'own', path: hash } : { page: 'start' };
  if (path === '/text') return { page: 'text' };
  const match = matchRoute(path);
  if (match !== null) return match;
  const fresh = NEW.exec(path);
  if (fresh !== null) return { page: 'new', game: fresh[1] ?? null };
  const [, read] = READ.exec(path) ?? [];
  if (read !== undefined) return { page: 'read', id: read };
  const [, packed] = LINK.exec(path) ?? [];
  return packed === undefined ? { page: 'own', path } : { page: 'link', packed };
}

/** A match that is played or watched at this path; null for any other. */
export function matchRoute(path: string): MatchRoute | null {
  const [, id] = MATCH.exec(path) ?? [];
  if (id !== undefined) return { page: 'match', id };
  const [, watched, action, ruling] = WATCH.exec(path) ?? [];
  if (watched === undefined) return null;
  return {
    page: 'watch',
    id: watched,
    ruling: action === undefined ? null : { action: Number(action), ruling: Number(ruling) },
  };
}

export function makeRoute(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'new':
      return route.game === null ? '#/new' : `#/new/${route.game}`;
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
    case 'own':
      return `#${route.path}`;
  }
}
