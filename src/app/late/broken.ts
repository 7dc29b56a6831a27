import { parseRoute } from '#play/route.ts';

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
