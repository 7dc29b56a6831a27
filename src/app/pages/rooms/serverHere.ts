import { Line, type Secrets, type Socket, type SocketEvents } from '#online/client/line.ts';
import { roomNowAt, type RoomNow } from '#online/client/roomNow.ts';
import { openRoomAt } from '#online/client/openRoom.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { hostBytes, hostChance } from '#play/host/chance.ts';
import { texts } from '#play/texts.ts';
import { fault, type Result } from '#sim/result.ts';

const KEY_BYTES = 16;

/** 128 bits of chance in base64url, for a seat or a room that is opened. */
export function newKey(): string {
  const binary = String.fromCodePoint(...hostBytes(KEY_BYTES));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The server that this page came from, if it has rooms, is beside the page. */
export const addressOf = (path: string): URL => new URL(path, document.baseURI.replace(/[?#].*/, ''));

/** Opens a room for a match by a file without actions. Faults: `no-server`, and those of the server. */
export async function openRoom(head: MatchJson, host: string): Promise<Result<string>> {
  const opened = await openRoomAt(addressOf('rooms'), { id: newKey(), host, head });
  return opened.ok || opened.fault.code !== 'no-server' ? opened : fault('no-server', texts.rooms.noServer);
}

/** How a room stands; `gone` where there is none, null where nobody answers. */
export const roomNow = async (code: string, keys: readonly string[]): Promise<RoomNow | 'gone' | null> =>
  roomNowAt(addressOf(`m/${code}/now`), keys);

/** A line to a room of the server that this page came from. */
export const lineTo = (code: string, secrets: Secrets): Line =>
  new Line(
    {
      openSocket: (events) => socketTo(code, events),
      after: (ms, then) => {
        const timer = window.setTimeout(then, ms);
        return () => window.clearTimeout(timer);
      },
      random: hostChance,
      newId: newKey,
    },
    secrets,
  );

function socketTo(code: string, { opened, heard, closed }: SocketEvents): Socket {
  const url = addressOf(`m/${code}`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data);
  });
  socket.addEventListener('close', closed);
  return socket;
}
