import { Line, type Secrets, type Socket } from '#online/client/line.ts';
import { codeTyped } from '#online/protocol/codes.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { hostBytes, hostChance } from '#play/host/chance.ts';
import { texts } from '#play/texts.ts';
import { fault, ok, type Result } from '#sim/result.ts';

const KEY_BYTES = 16;

/** 128 bits of chance in base64url, for a seat or a room that is opened. */
export function newKey(): string {
  const binary = String.fromCodePoint(...hostBytes(KEY_BYTES));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The server that this page came from, if it has rooms, is beside the page. */
const addressOf = (path: string): URL => new URL(path, document.baseURI.replace(/[?#].*/, ''));

/** Opens a room for a match by a file without actions. Faults: `no-server`, and those of the server. */
export async function openRoom(head: MatchJson, host: string): Promise<Result<string>> {
  const noServer = fault('no-server', texts.rooms.noServer);
  try {
    const body = JSON.stringify({ id: newKey(), host, head });
    const response = await fetch(addressOf('rooms'), { method: 'POST', body });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return noServer;
    const code = 'code' in answer && typeof answer.code === 'string' ? answer.code : null;
    if (code !== null && codeTyped(code) !== null) return ok(code);
    return 'message' in answer && typeof answer.message === 'string' ? fault('refused', answer.message) : noServer;
  } catch {
    return noServer; // not there, or a page without rooms answered
  }
}

/** A line to a room of the server that this page came from. */
export const lineTo = (code: string, secrets: Secrets): Line =>
  new Line(
    {
      openSocket: () => socketTo(code),
      after: (ms, then) => {
        const timer = window.setTimeout(then, ms);
        return () => window.clearTimeout(timer);
      },
      random: hostChance,
      newId: newKey,
    },
    secrets,
  );

function socketTo(code: string): Socket {
  const url = addressOf(`m/${code}`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  const ours: Socket = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.addEventListener('open', () => ours.onopen?.());
  socket.addEventListener('message', (event: MessageEvent<unknown>) => ours.onmessage?.(event));
  socket.addEventListener('close', () => ours.onclose?.());
  return ours;
}
