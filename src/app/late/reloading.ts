import { parseRoute } from '#play/route.ts';
import { createContext } from 'react';

/** The page that the server has now: this one, a newer one by its name, another answer, or none at all. */
export type OnServer = 'same' | 'other' | 'none' | { readonly newer: string };

/** A server that says nothing for so long is not there, ms (house value). */
const ANSWER_MS = 10_000;

/** The script that a page begins with, by which two versions of it differ. */
const FIRST_SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

const folderOf = (address: string): string => address.replace(/[^/]*$/, '');

/** `own`: the first script of the page that is open, as its address was written; `html`: what the server answers. */
export function comparePages(own: string | null, html: string): OnServer {
  const [, theirs] = FIRST_SCRIPT.exec(html) ?? [];
  if (theirs === own) return 'same';
  // A page of somebody else, such as a hotel's network puts before all others, is no newer one.
  const isOurs = own !== null && theirs !== undefined && folderOf(theirs) === folderOf(own);
  return isOurs ? { newer: theirs } : 'other';
}

/** Asks past everything that is kept on the device. */
export async function askServer(): Promise<OnServer> {
  try {
    const { pathname, search } = window.location;
    const answer = await fetch(pathname + search, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    const own = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
    return answer.ok ? comparePages(own, await answer.text()) : 'other';
  } catch {
    return 'none';
  }
}

const BROKEN = 'tumbletop.broken';

/**
 * The page at this address (its hash) has broken: opened again in this tab, the start page opens in its place. Null: it
 * was left for another page, and may be tried again.
 */
export function noteBroken(place: string | null): void {
  try {
    if (place === null) window.sessionStorage.removeItem(BROKEN);
    else window.sessionStorage.setItem(BROKEN, place);
  } catch {
    // a tab that keeps nothing opens there again
  }
}

/**
 * Called once, as the page opens: where it broke the last time it opens on the start page. Gives that place, so that it
 * can be told; null where nothing had broken, or the start page itself.
 */
export function openedAfterBreak(): string | null {
  try {
    const place = window.sessionStorage.getItem(BROKEN);
    window.sessionStorage.removeItem(BROKEN);
    if (place === null || place !== window.location.hash || parseRoute(place).page === 'start') return null;
    window.location.replace('#/');
    return place;
  } catch {
    return null;
  }
}

export interface Reloading {
  /**
   * Whether nothing would be lost or disturbed if the page were loaded again now: of a page that has not come itself,
   * or of one of which a part has not.
   */
  isIdle(missing: 'page' | 'part'): boolean;
  reload(): void;
}

/** Where nobody says what is under way, nothing is known to be idle. */
export const ReloadingContext = createContext<Reloading>({
  isIdle: () => false,
  reload: () => window.location.reload(),
});

const LOADED_FOR = 'tumbletop.loaded-for';

/**
 * Whether the page may be loaded again by itself for this newer one: once in a tab, so that a server, or something on
 * the way, that goes on giving the old page is not asked for ever. Asking counts.
 */
export function mayReloadFor(newer: string, open: () => Storage = () => window.sessionStorage): boolean {
  try {
    const storage = open();
    const before = storage.getItem(LOADED_FOR)?.split('\n') ?? [];
    if (before.includes(newer)) return false;
    storage.setItem(LOADED_FOR, [...before, newer].join('\n'));
    return true;
  } catch {
    return false; // a tab that keeps nothing could not tell the second time from the first
  }
}
