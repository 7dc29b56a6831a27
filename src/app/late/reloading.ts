import { createContext } from 'react';

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
