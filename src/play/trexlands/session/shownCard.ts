import type { CampCardId } from '#games/trexlands/cards/ids.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { TerraId } from '#games/trexlands/ids.ts';
import { stillPlaying } from '#games/trexlands/queries.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { Seat } from '#sim/ids.ts';
import { isOf, personsIn } from '#play/session/players.ts';

/** A computer's card that it has just played in a battle: it is seen and read before anybody answers it. */
export interface ShownCard {
  readonly seat: Seat;
  readonly card: CampCardId;
  /** Where the battle is. */
  readonly terra: TerraId;
}

const isWatched = ({ header, state }: SeenTrexlands): boolean => personsIn(header, stillPlaying(state)).length > 0;

/** Null where there is none. `match`: as it was when the card was played. */
export function shownCard(match: SeenTrexlands, events: readonly TrexlandsEvent[]): ShownCard | null {
  const battle = match.state.agenda.find((act) => act.type === 'battle');
  const played = events.find((event) => event.type === 'played' && isOf(match.header, 'bot', event.seat));
  if (battle === undefined || played?.type !== 'played' || !isWatched(match)) return null;
  return { seat: played.seat, card: played.card, terra: battle.terra };
}
