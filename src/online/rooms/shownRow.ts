import { sealOfOrder, sealOfSeed, type OpenedSecrets } from '../protocol/seals.ts';
import type { KeptMatch, SeenStep } from './keptMatch.ts';
import type { Room } from './room.ts';
import type { Row } from './rows.ts';

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
  const { seq, id, seat, at } = row;
  return { seq, id, seat, at, body: shownBody(row, after, viewer) };
}

function shownBody({ seq, seat, body }: Row, room: Room, viewer: number | null): object {
  const { match, seats, times, clock, chance } = room;
  switch (body.do) {
    case 'day':
    case 'entry':
    case 'ratings':
    case 'rated':
    case 'named':
    case 'forgot':
    case 'erased':
      throw new Error('no room has such rows');
    case 'open': {
      const { seed: _, log: _log, ...head } = body.head;
      return { do: 'open', head, clock };
    }
    case 'sit':
      return { do: 'sit', seat: body.seat, name: seats[body.seat]?.info.name };
    case 'free':
    case 'bot':
    case 'again':
    case 'lock':
    case 'clock':
    case 'rate':
    case 'sign':
    case 'practise':
    case 'keep':
    case 'delay':
    case 'end':
    case 'rename':
    case 'back':
      return body;
    case 'pause':
    case 'give':
      return { ...body, times };
    case 'part':
      return { do: 'part', order: viewer === seat ? body.order : null, times };
    case 'vote':
      return { ...body, standIn: seats[body.seat]?.standIn };
    case 'begin':
      return {
        do: 'begin',
        match: match?.start(viewer),
        times,
        sealed: sealOfSeed(body.salt, body.seed),
        ...(room.trail === null ? {} : { practice: true }),
        ...(room.counts ? { rated: true } : {}),
      };
    case 'rewind':
      return { do: 'rewind', to: body.to, length: match?.length, over: isOver(match), times, ...match?.now(viewer) };
    case 'undo':
      return {
        do: 'undo',
        undo: match?.undo,
        length: match?.length,
        over: isOver(match),
        times,
        ...(match === null ? {} : match.now(viewer)),
      };
    case 'act': {
      const step = match?.step(viewer);
      return {
        do: 'act',
        ...step,
        over: isOver(match),
        times,
        drawn: body.simulated?.drawn ?? [],
        flag: body.flag,
        ...(step !== undefined && isSecretIn(step) && chance !== null
          ? { sealed: sealOfOrder(chance.salt, seq, body.order) }
          : {}),
        ...(isOver(match) && room.trail === null ? { opened: openedOf(room) } : {}),
      };
    }
  }
}

const isSecretIn = ({ entry }: SeenStep): boolean => 'action' in entry && entry.action === null;

function openedOf({ match, chance, secrets }: Room): OpenedSecrets | undefined {
  return match === null || chance === null ? undefined : { ...chance, secrets, file: match.file() };
}

const isOver = (match: KeptMatch | null): boolean => match !== null && match.result !== null;
