import { onlyPerson } from '#engine/seats.ts';
import type { PlayedGame, WholeMatch } from '#play/game/playedGame.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { toYou } from '#play/say/toYou.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { texts } from '#play/texts.ts';
import type { Film } from '../replay/film.ts';

/** Its last line says who has won. */
export function toItsEnd(film: Film, { game }: PlayedGame, { state, header }: WholeMatch<TableTypes>): Film {
  const last = film.acts.at(-1);
  const [winner, ...others] = game.result(state)?.winners ?? [];
  if (last === undefined || winner === undefined || others.length > 0) return film;
  const you = onlyPerson(header.seats);
  const name = seatNamesOf(header.seats).seat(winner);
  const wins = texts.end.wins(name);
  const words = `${last.words.replace(/[.]?$/, '.')} ${winner === you ? toYou(wins, name) : wins}.`;
  return { ...film, acts: [...film.acts.slice(0, -1), { ...last, words }] };
}
