import { idOfMatch } from '#play/storage/matchIds.ts';
import type { Library } from '#play/storage/library.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { HandNotes } from './handNotes.ts';
import { sweepHandNotes } from './sweepHandNotes.ts';

/** A note is settled once its action lies in the store, and forgotten once it was taken back by consent. */
export function keepHandNotes(
  { store }: Pick<Session, 'store'>,
  library: Pick<Library, 'getState' | 'subscribe'>,
  notes: HandNotes,
): void {
  sweepHandNotes(library, notes);
  library.subscribe(({ saved }) => saved && notes.settle(saved.id, saved.actions));
  store.subscribe(({ match, spectating }, { match: before }) => {
    if (spectating || match === null || before?.header !== match.header) return;
    if (match.log.length < before.log.length) notes.forget(idOfMatch(match));
  });
}
