import type { StoreApi } from 'zustand/vanilla';
import type { AnyMatch } from './gameFiles.ts';
import type { FoulNotes } from '../tables/traction/storage/foulNotes.ts';
import type { Library } from './library.ts';
import { idOfMatch } from '../session/matchIds.ts';

/** Of a session, all that saving asks for. */
type WithMatch = Pick<
  StoreApi<{ readonly match: AnyMatch | null; readonly lookingOn: boolean }>,
  'getState' | 'subscribe'
>;

export interface Autosave {
  /** When everything played so far lies on the shelf, or the shelf would not take it. */
  settled(): Promise<void>;
}

/**
 * Saves the match after every action and everything taken back, unless it is another tab's. One save at a time; of what
 * comes meanwhile only the last is written. A foul that was noted is settled once it lies on the shelf, or was taken back.
 */
export function autosave(session: WithMatch, library: Library, fouls: FoulNotes): Autosave {
  let waiting: AnyMatch | null = null;
  let saving: Promise<void> | null = null;

  async function saveAll(): Promise<void> {
    try {
      await Promise.resolve(); // whoever opened the match says first under which id it goes
      while (waiting !== null) {
        const match: AnyMatch = waiting;
        waiting = null;
        await library.save(idOfMatch(match), match);
      }
    } finally {
      saving = null; // one save that went wrong must not be the last
    }
  }

  library.subscribe(({ saved }) => saved && fouls.settle(saved.id, saved.actions));
  session.subscribe(({ match, lookingOn }, before) => {
    if (match === null || match.log === before.match?.log || lookingOn) return; // nothing was played or taken back here
    if (before.match?.header === match.header && match.log.length < before.match.log.length)
      fouls.forget(idOfMatch(match)); // by consent
    waiting = match;
    saving ??= saveAll();
  });
  return { settled: async () => void (await saving) };
}
