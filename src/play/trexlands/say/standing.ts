import { headStartOf } from '#games/trexlands/headStart.ts';
import { allSeats, campOf, stillPlaying, trucksOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { wheelAt } from '#games/trexlands/turn.ts';
import type { Seat } from '#sim/ids.ts';

/** How a seat stands, as everybody may know it. */
export interface Standing {
  readonly seat: Seat;
  /** From 1; null until it is known. */
  readonly rank: number | null;
  readonly wheel: boolean;
  readonly coins: number;
  /** V with which it began besides. */
  readonly headStart: number;
  readonly x: number;
  readonly inCamp: number;
  readonly cards: number;
  readonly gone: boolean;
}

/** In rank order, who has no rank yet behind. */
export function standingsOf(view: TrexlandsState): readonly Standing[] {
  const unranked = allSeats(view).filter((seat) => !view.rank.includes(seat));
  return [...view.rank, ...unranked].map((seat) => {
    const { coins, x, cards } = campOf(view, seat);
    const place = view.rank.indexOf(seat);
    return {
      seat,
      rank: place === -1 ? null : place + 1,
      wheel: wheelAt(view) === seat,
      coins,
      headStart: headStartOf(view.options, seat),
      x,
      inCamp: trucksOf(view, seat).filter(({ at }) => at === 'camp').length,
      cards: cards.length,
      gone: !stillPlaying(view).includes(seat),
    };
  });
}
