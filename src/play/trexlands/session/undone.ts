import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import { isOf } from '#play/session/players.ts';
import { personsPlay } from './players.ts';

/** Whether a market with bids has closed at a table with computers: its result is read before they go on. */
export const isMarketResult = (match: SeenTrexlands, events: readonly TrexlandsEvent[]): boolean =>
  events.some((event) => isResult(event) && !(event.type === 'forfeited' && event.why === 'no-bid')) &&
  match.header.seats.some(({ kind }) => kind === 'bot') &&
  personsPlay(match);

/** Of a market: the fate of one of its cards. */
export const isResult = ({ type }: TrexlandsEvent): boolean => type === 'awarded' || type === 'forfeited';

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
