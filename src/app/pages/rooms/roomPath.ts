import { codeTyped } from '#online/protocol/codes.ts';
import { PLAYER } from '#online/protocol/signing.ts';

/** Pages of rooms begin with it. */
export const ROOM = '/room';

/** Which of them: the list, a new room of a game or of a plan, a room, or the seat that another device hands on. */
export type RoomPlace =
  | { readonly at: 'list' }
  | { readonly at: 'new'; readonly what: string }
  /**
   * `looking`: whoever comes by this link only looks on. `as`: as the table that all look at, or as the hand of a seat
   * beside it.
   */
  | { readonly at: 'room'; readonly code: string; readonly looking: boolean; readonly as?: RoomPart | undefined }
  /** The challenges of the day, or that of a game. */
  | { readonly at: 'day'; readonly game: string | null }
  /** Players by their ratings, of a game or of the first one; or one of them. */
  | { readonly at: 'players'; readonly game: string | null; readonly player: string | null }
  | { readonly at: 'seat'; readonly code: string; readonly key: string };

/** A part of a table whose players have it on one screen, and their hands on others. */
export type RoomPart = 'table' | 'hand';

const KEY = /^[\w-]{22}$/;
/** In the place of a game, which none is called. */
const ONE = 'one';

/** The place of this path; null where there is none. */
export function roomAt(path: string): RoomPlace | null {
  const [, , first, second, third, ...rest] = path.split('/');
  if (rest.length > 0) return null;
  if (first === undefined || first === '') return { at: 'list' };
  if (first === 'new') return second === undefined || third !== undefined ? null : { at: 'new', what: second };
  if (first === 'day') return third === undefined ? { at: 'day', game: second ?? null } : null;
  if (first === 'players') return playersAt(second, third);
  const code = codeTyped(first);
  if (code === null) return null;
  if (second === undefined) return { at: 'room', code, looking: false };
  if (second === 'watch' && third === undefined) return { at: 'room', code, looking: true };
  if ((second === 'table' || second === 'hand') && third === undefined)
    return { at: 'room', code, looking: second === 'table', as: second };
  if (second === 'seat' && third !== undefined && KEY.test(third)) return { at: 'seat', code, key: third };
  return null;
}

function playersAt(game: string | null = null, player?: string): RoomPlace | null {
  if (game === ONE) return player !== undefined && PLAYER.test(player) ? { at: 'players', game: null, player } : null;
  return player === undefined ? { at: 'players', game, player: null } : null;
}

export function pathOf(place: RoomPlace): string {
  switch (place.at) {
    case 'list':
      return ROOM;
    case 'new':
      return `${ROOM}/new/${place.what}`;
    case 'room':
      return `${ROOM}/${place.code}${wayOf(place)}`;
    case 'day':
      return place.game === null ? `${ROOM}/day` : `${ROOM}/day/${place.game}`;
    case 'players':
      return [ROOM, 'players', ...(place.player === null ? [place.game] : [ONE, place.player])]
        .filter((part) => part !== null)
        .join('/');
    case 'seat':
      return `${ROOM}/${place.code}/seat/${place.key}`;
  }
}

const wayOf = ({ looking, as }: RoomPlace & { at: 'room' }): string =>
  as === undefined ? (looking ? '/watch' : '') : `/${as}`;

/**
 * The whole address, to be sent to somebody. `base`: where others reach the server; null: where this page came from.
 */
export const addressOf = (place: RoomPlace, base: string | null = null): string =>
  new URL(`#${pathOf(place)}`, base ?? document.baseURI).href;

/** The same address without a frame around the table, for a stream. */
export function cleanly(address: string): string {
  const url = new URL(address);
  url.searchParams.set('watch', 'clean');
  return url.href;
}
