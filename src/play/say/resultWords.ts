import type { SeatInfo } from '#engine/seats.ts';
import { listed, texts } from '../texts.ts';
import { seatNamesOf } from './seatNames.ts';

interface Shared {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** Null before the end. */
  readonly winners: readonly number[] | null;
  /** The figure of a seat; empty for none. */
  count(seat: number): string;
  /** Of two players; null where no figures tell the result. */
  score(winner: number): string | null;
}

/** The result for whoever was not there: all are called by their names, and who was a computer is said. */
export function resultWords({ game, seats, winners, count, score }: Shared): {
  readonly title: string;
  readonly note: string;
} {
  const { seat: nameOf } = seatNamesOf(seats);
  const named = (is: (seat: number) => boolean): string =>
    listed(seats.flatMap((_, seat) => (is(seat) ? [nameOf(seat)] : [])));
  const [winner] = winners ?? [];
  const losers = named((seat) => winners?.includes(seat) !== true);
  const figures = winner === undefined || seats.length > 2 ? null : score(winner);
  const beat =
    winner === undefined || losers === '' ? null : texts.sharing.beat(listed((winners ?? []).map(nameOf)), losers);
  const counts = figures === null ? seats.map((_, seat) => `${nameOf(seat)} ${count(seat)}`.trim()).join(', ') : '';
  const computers = named((seat) => seats[seat]?.kind === 'bot');
  return {
    title: beat === null ? game : [beat, figures].filter(Boolean).join(' '),
    note: [
      beat === null ? '' : game,
      beat === null || seats.some((_, seat) => count(seat) !== '') ? counts : '',
      computers === '' ? '' : texts.sharing.computers(computers),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}
