import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Duplex } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { codeTyped } from '../protocol/codes.ts';
import type { Days } from '../daily/days.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { addressOf } from './address.ts';
import { Connection } from './connection.ts';
import { Hub } from './hub.ts';
import { answerDaily, isForDays } from './dailyHttp.ts';
import { LIMITS } from './limits.ts';
import type { Meters } from './meters.ts';
import type { Relay } from './relay.ts';
import type { Ratings } from '../rated/ratings.ts';
import { answerRatings, isForRatings } from './ratedHttp.ts';
import { answerHttp, isForRooms, TOO_MUCH, type HttpAnswer, type HttpAsked } from './roomHttp.ts';
import { Visitors, type Visitor } from './visitors.ts';

export interface RoomServerOptions {
  readonly rooms: Rooms;
  /** Left out: there are no challenges of the day. */
  readonly days?: Days | null;
  /** Left out: nobody is rated. */
  readonly ratings?: Ratings | null;
  readonly host: string;
  readonly port: number;
  readonly now: () => number;
  readonly build: string;
  readonly meters: Meters;
  /** Left out: what is not kept stays within this process. */
  readonly relay?: Relay | null;
  /** Links to rooms begin with it; null: with the address at which the page was opened. */
  readonly publicUrl: string | null;
  /** Certificate and key in PEM; null: plain HTTP. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** How often heads are told, and lines asked whether anybody is there, ms; left out as the design says. */
  readonly beatMs?: number;
  /** Everything that is not for rooms: the page. */
  readonly otherwise: (request: IncomingMessage, response: ServerResponse) => void;
}

export interface RoomServer {
  readonly port: number;
  /** Tells everybody to come back, finishes what is under way, and ends. */
  readonly close: () => Promise<void>;
}

/** Heads are told so often that a lost hint is healed, ms (design: every 5 s). */
const HEAD_MS = 5000;
/**
 * A line that lets so many beats pass without an answer is nobody's any more: a phone that sleeps is gone after 20 s,
 * and does not seem to be there until its connection times out (house value).
 */
const MOST_MISSED = 4;
/** Longest wait of a request for more rows: proxies cut at 30 s. */
const WAIT_MS = 25_000;
const TOO_LARGE = 413;
/** As much of a body that is too large is read, and thrown away, bytes (house value). */
const MOST_READ = 1024 * 1024;
/** So long a server that ends waits for answers to be fetched, ms (house value). */
const LAST_MS = 1000;

/** Rooms over sockets and over HTTP, and the page beside them. */
export async function serveRooms({
  rooms,
  days = null,
  ratings = null,
  host,
  port,
  now,
  build,
  meters,
  relay = null,
  publicUrl,
  tls,
  beatMs = HEAD_MS,
  otherwise,
}: RoomServerOptions): Promise<RoomServer> {
  const hubs = new Hubs(rooms, now, relay);
  const visitors = new Visitors(now);
  const visitorOf = ({ socket, headers }: IncomingMessage): Visitor =>
    visitors.of(addressOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? '')));
  const ending = new AbortController();
  const answer: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    const health = healthAt(path);
    if (health !== null) replyText(response, health);
    else if (isForRooms(path))
      void overHttp(async (asked) => answerHttp(rooms, asked), visitorOf(request), request, response, ending.signal);
    else if (days !== null && isForDays(path))
      void overHttp(async (asked) => answerDaily(days, asked), visitorOf(request), request, response, ending.signal);
    else if (ratings !== null && isForRatings(path))
      void overHttp(
        async (asked) => answerRatings(ratings, asked),
        visitorOf(request),
        request,
        response,
        ending.signal,
      );
    else otherwise(request, response);
  };
  const server = tls === null ? createServer(answer) : createSecureServer(tls, answer);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.messageBytes, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    const code = codeTyped(/^\/m\/([^/?]+)$/.exec(request.url ?? '')?.[1] ?? '');
    socket.on('error', () => socket.destroy());
    if (code === null) return void socket.destroy();
    const visitor = visitorOf(request);
    const leave = visitor.request() && visitor.rejoin(code) ? visitor.enter() : null;
    if (leave === null) return refuseSocket(socket);
    socket.on('close', leave);
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('pong', () => missed.delete(opened));
      onSocket(opened, code, { hubs, now, publicUrl });
    });
  });
  /** Pings that are unanswered. */
  const missed = new WeakMap<WebSocket, number>();
  /** Browsers answer by themselves, even where a page is frozen. */
  const isThere = (socket: WebSocket): void => {
    const unanswered = (missed.get(socket) ?? 0) + 1;
    missed.set(socket, unanswered);
    if (unanswered > MOST_MISSED) socket.terminate();
    else socket.ping();
  };
  const began = now();
  const healthAt = (path: string): string | null => {
    if (path === '/metrics') return meters.text({ rooms: hubs.size, sockets: sockets.clients.size });
    if (path === '/readyz') return 'ready'; // it listens once its threads are warm
    if (path !== '/healthz') return null;
    return JSON.stringify({ build, uptimeS: Math.floor((now() - began) / 1000), rooms: hubs.size });
  };
  const beat = setInterval(() => {
    void hubs.beat();
    visitors.forget();
    for (const socket of sockets.clients) isThere(socket);
  }, beatMs);
  await listening(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      clearInterval(beat);
      hubs.sayGoodbye();
      ending.abort();
      for (const socket of sockets.clients) socket.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), LAST_MS).unref();
      });
    },
  };
}

/** The rooms in which somebody is, by their codes. */
class Hubs {
  private readonly open = new Map<string, Hub>();

  constructor(
    private readonly rooms: Rooms,
    private readonly now: () => number,
    private readonly relay: Relay | null,
  ) {}

  async of(code: string): Promise<Hub | null> {
    const keeper = await this.rooms.keeper(code);
    if (keeper === null) return null;
    const hub = this.open.get(code) ?? new Hub(keeper, this.now, this.relay);
    this.open.set(code, hub);
    return hub;
  }

  get size(): number {
    return this.open.size;
  }

  left(code: string): void {
    this.open.delete(code);
  }

  async beat(): Promise<void> {
    await this.rooms.catchUp().catch(() => undefined); // the next beat does
    for (const hub of this.open.values()) {
      hub.tellHeads();
      hub.keeper.wake();
    }
  }

  sayGoodbye(): void {
    for (const hub of this.open.values())
      hub.tellAll({ t: 'bye', code: 'back', message: 'The server is being replaced: come back at once.' });
  }
}

interface SocketServices {
  readonly hubs: Hubs;
  readonly now: () => number;
  readonly publicUrl: string | null;
}

function onSocket(socket: WebSocket, code: string, { hubs, now, publicUrl }: SocketServices): void {
  const connection = new Connection(
    {
      send: (text) => socket.send(text),
      close: () => socket.close(),
      get waitingBytes() {
        return socket.bufferedAmount;
      },
    },
    { hub: async () => hubs.of(code), left: () => hubs.left(code), now, publicUrl },
  );
  watch(socket, connection, now);
  socket.on('message', (data, isBinary) => void connection.receive(isBinary ? '' : (data as Buffer).toString('utf8')));
  socket.on('close', () => connection.gone());
  socket.on('error', () => socket.terminate());
}

/** A line that says nothing, not even that it heard a ping, is cut; and one on which nobody has said hello. */
function watch(socket: WebSocket, connection: Connection, now: () => number): void {
  let heardAt = now();
  const look = setInterval(() => {
    if (now() - heardAt > LIMITS.silentMs) socket.terminate();
    else socket.ping();
  }, HEAD_MS);
  const heard = (): void => {
    if (connection.isGreeted) heardAt = now();
  };
  socket.on('message', heard);
  socket.on('pong', heard);
  socket.on('close', () => clearInterval(look));
}

function refuseSocket(socket: Duplex): void {
  const body = JSON.stringify(TOO_MUCH.json);
  socket.end(
    `HTTP/1.1 ${TOO_MUCH.status} Too Many Requests\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `connection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

async function overHttp(
  answering: (asked: HttpAsked) => Promise<HttpAnswer>,
  visitor: Visitor,
  request: IncomingMessage,
  response: ServerResponse,
  ending: AbortSignal,
): Promise<void> {
  const leave = visitor.enter();
  if (leave === null) return reply(response, TOO_MUCH.status, TOO_MUCH.json);
  const gone = new AbortController();
  const timer = setTimeout(() => gone.abort(), WAIT_MS);
  response.on('close', () => {
    gone.abort();
    leave();
  });
  const signal = AbortSignal.any([gone.signal, ending]);
  try {
    const body = await bodyOf(request);
    if (body === null) return reply(response, TOO_LARGE, { is: 'no', code: 'too-large', message: 'That is too much.' });
    const { method = 'GET', url: path = '/', headers } = request;
    const { authorization } = headers;
    const answer = await answering({ method, path, authorization, body, signal, visitor });
    reply(response, answer.status, answer.json);
  } catch {
    reply(response, 503, { is: 'later', ms: 1000 });
  } finally {
    clearTimeout(timer);
  }
}

function reply(response: ServerResponse, status: number, json: unknown): void {
  if (response.writableEnded) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(json));
}

function replyText(response: ServerResponse, text: string): void {
  const type = text.startsWith('{') ? 'application/json' : 'text/plain; version=0.0.4';
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(text);
}

/** Null where it is longer than a message may be. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Reading goes on after that, or who sends would not hear the answer; nothing is kept.
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= LIMITS.messageBytes) parts.push(part);
    if (bytes > MOST_READ) request.destroy();
  }
  return bytes > LIMITS.messageBytes ? null : Buffer.concat(parts).toString('utf8');
}

const listening = async (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
