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
export function resultWords({ game, seats, winners, count, score }: Shared): Record<'title' | 'note', string> {
  const { seat: nameOf } = seatNamesOf(seats);
  const all = seats.map((_, seat) => seat);
  const named = (is: (seat: number) => boolean): string => listed(all.filter(is).map(nameOf));
  const losers = named((seat) => winners?.includes(seat) !== true);
  const computers = named((seat) => seats[seat]?.kind === 'bot');
  const [winner = null] = losers === '' ? [] : (winners ?? []);
  const figures = winner === null || all.length > 2 ? null : score(winner);
  const told = winner === null || (figures === null && count(0) !== '') ? all : [];
  const counts = told.map((seat) => `${nameOf(seat)} ${count(seat)}`.trim()).join(', ');
  const beat = texts.sharing.beat(listed((winners ?? []).map(nameOf)), losers, figures);
  const notes = [winner === null ? '' : game, counts, computers && texts.sharing.computers(computers)];
  return { title: winner === null ? game : beat, note: notes.filter(Boolean).join(' · ') };
}
