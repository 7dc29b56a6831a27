import type { GameTypes } from '#engine/game.ts';
import type { MatchHeader } from '#engine/match.ts';
import type { SeatKind } from '#engine/seats.ts';

type Header = Pick<MatchHeader<GameTypes>, 'seats'>;

export const isOf = ({ seats }: Header, kind: SeatKind, seat: number): boolean => seats[seat]?.kind === kind;

/** Of these seats those of persons, who press their buttons at this screen. */
export const personsIn = <S extends number>(header: Header, seats: readonly S[]): readonly S[] =>
  seats.filter((seat) => isOf(header, 'person', seat));

/** The same seats, persons before computers: where several choose at the same time, only persons press buttons. */
export const personsFirst = <S extends number>(header: Header, seats: readonly S[]): readonly S[] => {
  const persons = personsIn(header, seats);
  return [...persons, ...seats.filter((seat) => !persons.includes(seat))];
};
