import type { Counts } from '#engine/module/odds.ts';
import { classOf } from '#games/tractor-pull/almanac/vehicles.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { winsOf, type TractorPullState } from '#games/tractor-pull/state.ts';

/** The seat that has won more matches. */
export function leaderOf(state: TractorPullState): Seat | null {
  const [first, second] = [winsOf(state, 0), winsOf(state, 1)];
  return first === second ? null : first > second ? 0 : 1;
}

/** A game in figures that can be added up. */
export function countsOf(events: readonly TractorPullEvent[], { outcome }: TractorPullState): Counts {
  const counts: Record<string, number> = {};
  const note = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
  let red: Seat | null = null;
  for (const event of events)
    switch (event.type) {
      case 'colours':
        ({ red } = event);
        break;
      case 'match-won':
        note(`match won by ${event.score.winner === red ? 'red' : 'blue'}`);
        note(`match decided by ${event.score.by}`);
        break;
      case 'spun':
        note(event.again === null ? 'spins' : 'spins again');
        break;
      case 'located':
        note(`location ${event.location}`);
        break;
      case 'installed':
        note(`placed ${event.item}`);
        break;
      case 'revealed':
        for (const vehicle of event.rows.flat()) note(`deployed ${classOf(vehicle)}`);
        break;
      case 'ejected':
        note(`ejected ${classOf(event.vehicle)}`);
        break;
      default:
    }
  if (outcome !== null) note(`won by seat ${outcome.winner + 1}`);
  return counts;
}
