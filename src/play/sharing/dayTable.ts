import { makeRoute } from '../route.ts';

/** A game whose challenge of the day is walked has its table at this path of its own pages. */
export const DAY_TABLE = '/practice/day';
const AT = /^\/practice\/day(?:\/(\d{1,16}))?$/;

/** `from`: when the entry was stored that is walked on from; null: from the position itself. */
export const dayTable = (from: number | null): string =>
  makeRoute({ page: 'own', path: from === null ? DAY_TABLE : `${DAY_TABLE}/${from}` });

/** The page at such a path; null where it is none. */
export function dayTableAt(path: string): { readonly from: number | null } | null {
  const [found, from] = AT.exec(path) ?? [];
  return found === undefined ? null : { from: from === undefined ? null : Number(from) };
}

const FILM = /^day-(\d{4}-\d{2}-\d{2})-(\d{1,16})$/;

/** The film of what is walked, of the entry that was stored then. */
export const dayFilm = (day: string, at: number): string =>
  makeRoute({ page: 'watch', id: `day-${day}-${at}`, ruling: null });

/** The entry whose film a match of this name is; null for any other match. */
export function filmedDay(id: string): { readonly day: string; readonly at: number } | null {
  const [, day, at] = FILM.exec(id) ?? [];
  return day === undefined ? null : { day, at: Number(at) };
}
