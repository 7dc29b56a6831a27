import { idOfMatch } from '../../../session/matchIds.ts';
import type { Library } from '../../../storage/library.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { FoulNotes } from './foulNotes.ts';
import { sweepFouls } from './sweepFouls.ts';

/** A foul that was noted is settled once it lies on the shelf, and forgotten once it was taken back by consent. */
export function keepFouls(
  { store }: Pick<Session, 'store'>,
  library: Pick<Library, 'getState' | 'subscribe'>,
  fouls: FoulNotes,
): void {
  sweepFouls(library, fouls);
  library.subscribe(({ saved }) => saved && fouls.settle(saved.id, saved.actions));
  store.subscribe(({ match, lookingOn }, { match: before }) => {
    if (lookingOn || match === null || before?.header !== match.header) return;
    if (match.log.length < before.log.length) fouls.forget(idOfMatch(match));
  });
}
