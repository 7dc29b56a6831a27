import type { KeptMatch } from './keptMatch.ts';
import type { Room } from './room.ts';
import type { Row, RowBody } from './rows.ts';

/**
 * A row as a seat (null: a spectator) may see it, with the room after it. The one way by which anything of a room
 * leaves the server.
 */
export interface ShownRow {
  readonly seq: number;
  readonly id: string;
  readonly seat: number | null;
  readonly at: number;
  readonly body: object;
}

export function shownRow(row: Row, after: Room, viewer: number | null): ShownRow {
  const { seq, id, seat, at, body } = row;
  return { seq, id, seat, at, body: shownBody(body, after, viewer) };
}

function shownBody(body: RowBody, { match, seats }: Room, viewer: number | null): object {
  switch (body.do) {
    case 'open': {
      const { seed: _, log: _log, ...head } = body.head;
      return { do: 'open', head };
    }
    case 'sit':
      return { do: 'sit', seat: body.seat, name: seats[body.seat]?.info.name };
    case 'free':
    case 'bot':
    case 'again':
    case 'lock':
      return body;
    case 'begin':
      return { do: 'begin', match: match?.start(viewer) };
    case 'undo':
      return {
        do: 'undo',
        undo: match?.undo,
        length: match?.length,
        over: isOver(match),
        ...(match === null ? {} : match.now(viewer)),
      };
    case 'act':
      return { do: 'act', ...match?.step(viewer), over: isOver(match), drawn: body.simulated?.drawn ?? [] };
  }
}

const isOver = (match: KeptMatch | null): boolean => match !== null && match.result !== null;
