import { idOfMatch } from '#play/storage/matchIds.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { TimeNotes } from './timeNotes.ts';

/** Notes the time of a turn as it passes, and takes up what another tab has noted when the match is played on here. */
export function persistClock(session: Pick<Session, 'store' | 'commands'>, notes: TimeNotes): void {
  session.store.subscribe(({ match, elapsedMs, spectating }, before) => {
    if (match === null || spectating) return;
    if (before.spectating && before.match !== null) restoreClock(session, notes, idOfMatch(match));
    else if (elapsedMs > 0 && elapsedMs !== before.elapsedMs) notes.write(idOfMatch(match), match, elapsedMs);
  });
}

/** The turn has taken as long as it had when its page went away; the flag may fall by that. */
export function restoreClock(
  { store, commands }: Pick<Session, 'store' | 'commands'>,
  notes: TimeNotes,
  id: string,
): void {
  const { match, elapsedMs } = store.getState();
  const noted = match === null ? 0 : notes.read(id, match);
  if (noted > elapsedMs) commands.passTime(noted - elapsedMs);
}
