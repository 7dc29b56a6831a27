import { onlyPerson } from '#engine/seats.ts';
import type { PlayedGame, WholeMatch } from '#play/game/playedGame.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { toYou } from '#play/say/toYou.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { texts } from '#play/texts.ts';
import type { Film } from '../replay/film.ts';

/** Its lines as they are said to the only person who played; the last one says who has won. */
export function toItsEnd(film: Film, { game }: PlayedGame, { state, header }: WholeMatch<TableTypes>): Film {
  const [winner, ...others] = game.result(state)?.winners ?? [];
  const you = onlyPerson(header.seats);
  const { seat: name } = seatNamesOf(header.seats);
  const said = (sentence: string): string => (you === null ? sentence : toYou(sentence, name(you)));
  const wins = winner === undefined || others.length > 0 ? '' : ` ${said(texts.end.wins(name(winner)))}.`;
  const wordsOf = (words: string, i: number): string =>
    wins === '' || i < film.acts.length - 1 ? said(words) : said(words).replace(/[.]?$/, '.') + wins;
  return { ...film, acts: film.acts.map((act, i) => ({ ...act, words: wordsOf(act.words, i) })) };
}
