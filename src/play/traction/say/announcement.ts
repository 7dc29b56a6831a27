import type { SeenTraction } from '#games/traction/traction.ts';
import type { LastAction } from '../session/sessionTypes.ts';
import { texts } from '#play/texts.ts';
import { namingOf } from './naming.ts';
import { sayingsOf } from './sayings.ts';
import { turnSheetOf } from './turnSheet.ts';

/**
 * Announcements of a screen reader when the match has changed: the outcome of the action, and whose turn it is if that
 * is news. `before` is null when the table has just been sat down at.
 */
export function announcementsOf(
  before: SeenTraction | null,
  match: SeenTraction,
  last: LastAction | null,
): readonly string[] {
  const naming = namingOf(match.header.seats);
  if (match.undo !== null)
    return [texts.undo.asked(naming.seat(match.undo.by), match.undo.waitingFor.map(naming.seat))];
  const taken = before !== null && match.log.length < before.log.length;
  const played = before !== null && match.log.length > before.log.length && last !== null;
  const said = played ? sayingsOf(last, naming, match.state.options).map(({ text }) => text) : [];
  const sheet = turnSheetOf(match);
  const news = before === null || taken || before.undo !== null || turnSheetOf(before).headline !== sheet.headline;
  return [
    ...(taken ? [texts.undo.takenBack] : []),
    ...said,
    ...(news && match.state.outcome === null ? [`${sheet.headline}.`] : []),
  ];
}
