import type { StoreApi } from 'zustand/vanilla';
import type { TractionMatch } from '../../games/traction/traction.ts';
import type { FoulNotes } from './foulNotes.ts';
import type { Library } from './library.ts';
import { idOfMatch } from './matchIds.ts';

/** Of a session, all that saving asks for. */
type WithMatch = Pick<StoreApi<{ readonly match: TractionMatch | null }>, 'getState' | 'subscribe'>;

/**
 * Saves the match after every action and everything taken back. One save at a time; of what comes meanwhile only the
 * last is written. A foul that was noted is settled once it lies on the shelf, or was taken back. Gives a function that stops it.
 */
export function autosave(session: WithMatch, library: Library, fouls: FoulNotes): () => void {
  let waiting: TractionMatch | null = null;
  let saving = false;

  async function saveAll(): Promise<void> {
    saving = true;
    try {
      await Promise.resolve(); // whoever opened the match says first under which id it goes
      while (waiting !== null) {
        const match: TractionMatch = waiting;
        waiting = null;
        await library.save(idOfMatch(match), match);
      }
    } finally {
      saving = false; // one save that went wrong must not be the last
    }
  }

  const settling = library.subscribe(({ saved }) => saved && fouls.settle(saved.id, saved.actions));
  const watching = session.subscribe(({ match }, before) => {
    if (match === null || match.log === before.match?.log) return; // nothing was played or taken back
    if (before.match?.header === match.header && match.log.length < before.match.log.length) fouls.forget(idOfMatch(match)); // by consent
    waiting = match;
    if (!saving) void saveAll();
  });
  return () => {
    settling();
    watching();
  };
}
