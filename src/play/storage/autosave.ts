import type { StoreApi } from 'zustand/vanilla';
import { isWhole } from '#engine/seen.ts';
import type { AnyMatch, AnySeen } from './gameFiles.ts';
import type { Library } from './library.ts';
import { idOfMatch } from './matchIds.ts';

/** The part of a session that saving asks for: the match as far as it was played, and whether it is another tab's. */
type WithMatch = Pick<StoreApi<{ readonly played: AnySeen | null; readonly spectating: boolean }>, 'subscribe'>;

export interface Autosave {
  /** When everything played so far lies in the store, or the store would not take it. */
  settled(): Promise<void>;
}

/**
 * Saves a match that is kept here after every action and everything taken back, unless it is another tab's. One save at
 * a time; of what comes meanwhile only the last is written.
 */
export function autosave(session: WithMatch, library: Library): Autosave {
  let waiting: AnyMatch | null = null;
  let saving: Promise<void> | null = null;

  async function saveAll(): Promise<void> {
    try {
      await Promise.resolve(); // the code that opened the match first says under which id it goes
      while (waiting !== null) {
        const match: AnyMatch = waiting;
        waiting = null;
        await library.save(idOfMatch(match), match);
      }
    } finally {
      saving = null; // one save that went wrong must not be the last
    }
  }

  session.subscribe(({ played: match, spectating }, before) => {
    // nothing was played or taken back here; a match that is kept elsewhere is saved there
    if (match === null || !isWhole(match) || match.log === before.played?.log || spectating) return;
    waiting = match;
    saving ??= saveAll();
  });
  return { settled: async () => void (await saving) };
}
