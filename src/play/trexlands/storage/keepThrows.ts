import { isWhole } from '#engine/seen.ts';
import type { Seat } from '#sim/ids.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import type { Session } from '../session/sessionTypes.ts';
import { saidOf, type ThrowNotes } from './throwNotes.ts';

/**
 * Notes trucks as they are let go and wait for the others: they belong to the match, which is saved only when all of
 * them have rolled. Takes up what another tab has noted when the match is played on here.
 */
export function keepThrows(session: Pick<Session, 'store' | 'commands'>, notes: ThrowNotes): void {
  session.store.subscribe(({ match, thrown, stage, spectating }, before) => {
    if (match === null || spectating) return;
    if (before.spectating && before.match !== null) takeUpThrows(session, notes, idOfMatch(match));
    else if (match !== before.match || before.stage !== 'aiming') return;
    else if (stage !== 'aiming') notes.forget(idOfMatch(match)); // they roll
    else if (thrown !== before.thrown) notes.write(idOfMatch(match), match, { said: saidOf(thrown) });
  });
}

/** The trucks that were let go in this very position, and no others, hang where they hung. */
export function takeUpThrows(
  { store, commands }: Pick<Session, 'store' | 'commands'>,
  notes: ThrowNotes,
  id: string,
): void {
  const { match, stage, thrown } = store.getState();
  if (match === null || stage !== 'aiming' || !isWhole(match)) return; // elsewhere their server has them
  const said = notes.read(id, match)?.said ?? [];
  for (const { truck } of thrown) commands.takeUp(truck);
  for (const { seat, line } of said) commands.typeMove(line, seat as Seat);
  commands.dismissFault(); // of a computer, whose throws are handed to chance already
}
