import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import { isOf } from '#play/session/players.ts';
import { personsPlay } from './players.ts';

/** A MOVE or a card that was announced and came to nothing. */
export type Undone = Extract<TrexlandsEvent, { readonly type: 'cancelled' | 'countered' }>;

/** The MOVE or the card of a person that a bot's card has undone; null where there is none. */
export function undoneIn(match: SeenTrexlands, events: readonly TrexlandsEvent[]): Undone | null {
  const undone = events.find(
    (event): event is Undone =>
      (event.type === 'cancelled' || event.type === 'countered') && isOf(match.header, 'person', event.seat),
  );
  const by = events.find((event) => event.type === 'took-effect' && isOf(match.header, 'bot', event.seat));
  return undone !== undefined && by !== undefined && personsPlay(match) ? undone : null;
}
