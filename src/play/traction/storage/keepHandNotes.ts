import { isWhole } from '#engine/seen.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import type { NoteStorage } from '#play/settings/textStorage.ts';
import type { Library, LibraryState } from '#play/storage/library.ts';
import type { Session } from '../session/sessionTypes.ts';
import { createHandNotes, type HandNotes } from './handNotes.ts';

/**
 * Fouls and steps are noted at once: loading the page again does not take them back. A note is settled once its action
 * is kept, taken up when its match is opened again before that, and forgotten once it was taken back by consent.
 */
export function keepHandNotes(
  session: Session,
  openStorage: () => NoteStorage,
  library: Pick<Library, 'getState' | 'subscribe'>,
): { takeUp(id: string): void } {
  const notes = createHandNotes(openStorage);
  const { store } = session;
  session.noteBy((match, action) => notes.write(idOfMatch(match), match, action));
  sweepHandNotes(library, notes);
  library.subscribe(({ saved }) => saved && notes.settle(saved.id, saved.actions));
  store.subscribe(({ match, spectating }, { match: before }) => {
    if (spectating || match === null || before?.header !== match.header) return;
    if (match.log.length < before.log.length) notes.forget(idOfMatch(match));
    else if (!isWhole(match)) notes.settle(idOfMatch(match), match.log.length); // it is kept elsewhere
  });
  return {
    takeUp: (id) => {
      const { match } = store.getState();
      const noted = match && notes.read(id, match);
      if (noted) session.takeUp(noted);
    },
  };
}

/**
 * Removes notes of matches that have been deleted since, once the saved matches are known; a match that can still be
 * put back keeps its note.
 */
export function sweepHandNotes(
  library: Pick<Library, 'getState' | 'subscribe'>,
  notes: Pick<HandNotes, 'keepOnly'>,
): void {
  const stop = library.subscribe(look);
  look(library.getState());

  function look({ opened, trouble, matches, unbegun, removed }: LibraryState): void {
    if (!opened) return;
    stop();
    if (trouble === null)
      notes.keepOnly(new Set([...matches.map(({ id }) => id), ...unbegun, ...(removed === null ? [] : [removed.id])]));
  }
}
