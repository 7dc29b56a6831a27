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
