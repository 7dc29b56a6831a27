import { z } from 'zod';
import { faultOfIssue } from '#engine/files/faultOfIssue.ts';
import { readJson } from '#engine/files/readJson.ts';
import { whole } from '#engine/files/numbers.ts';
import { fail, ok, type Fault, type Result } from '#sim/result.ts';
import type { Answer } from '../protocol/answers.ts';
import { askSchema, clockField, idField, keyField } from '../protocol/asks.ts';
import { codeTyped } from '../protocol/codes.ts';
import { PROTOCOL } from '../protocol/messages.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { RoomKeeper, Secrets } from '../rooms/roomKeeper.ts';
import { LIMITS } from './limits.ts';
import type { Visitor } from './visitors.ts';

/** A request as the server has read it. */
export interface HttpAsked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
  /** Ends when who asked has gone. */
  readonly signal: AbortSignal;
  readonly visitor: Visitor;
}

export interface HttpAnswer {
  readonly status: number;
  readonly json: unknown;
}

const opening = z.strictObject({
  id: idField,
  host: keyField,
  head: z.looseObject({ game: z.string() }),
  clock: clockField.optional(),
});
const acting = z.strictObject({ id: idField, base: whole(-1, 50_000).nullable(), ask: askSchema });
const have = z.coerce.number().int().min(-1).max(50_000);

/** Rows that nobody misses who was there a moment ago. */
const MANY = 20;
const NESTING = 32;
const STATUS: Readonly<Record<Answer['is'], number>> = { ack: 200, stale: 409, later: 503, no: 422 };

/** Whether a request is for rooms, and not for the page. */
export const isForRooms = (path: string): boolean => /^\/(?:rooms$|m\/)/.test(path);

/**
 * The same messages as on a socket, for lines that carry none, for commands and for other people's programs: `POST
 * /rooms`, `POST /m/CODE/act`, `GET /m/CODE/tail?have=N&wait=1`, `GET /m/CODE/now`.
 */
export async function answerHttp(rooms: Rooms, asked: HttpAsked): Promise<HttpAnswer> {
  if (!asked.visitor.request()) return TOO_MUCH;
  const [, place = '', typed = '', what = ''] = new URL(asked.path, 'http://rooms').pathname.split('/');
  if (place === 'rooms' && asked.method === 'POST') return open(rooms, asked);
  const code = place === 'm' ? codeTyped(typed) : null;
  const keeper = code === null ? null : await rooms.keeper(code);
  if (keeper === null) return refused(404, { code: 'no-room', message: 'There is no such room.' });
  if (what === 'act' && asked.method === 'POST') return act(keeper, asked);
  if (what === 'tail' && asked.method === 'GET') return tail(keeper, asked);
  if (what === 'now' && asked.method === 'GET') return now(keeper, asked);
  return refused(404, { code: 'no-place', message: `A room has no ${asked.method} ${what}.` });
}

async function open(rooms: Rooms, { body, visitor }: HttpAsked): Promise<HttpAnswer> {
  const read = readBody(body, opening);
  if (!read.ok) return refused(422, read.fault);
  if (!visitor.room()) return TOO_MUCH;
  const { host, ...wish } = read.value;
  const opened = await rooms.create({ ...wish, hostKey: host });
  return opened.ok ? { status: 201, json: { v: PROTOCOL, code: opened.value.code } } : refused(422, opened.fault);
}

async function act(keeper: RoomKeeper, { body, authorization }: HttpAsked): Promise<HttpAnswer> {
  const read = readBody(body, acting);
  if (!read.ok) return refused(422, read.fault);
  const answer = await keeper.ask({ ...read.value, secrets: secretsIn(authorization) });
  return { status: STATUS[answer.is], json: answer };
}

async function tail(keeper: RoomKeeper, { path, authorization, signal, visitor }: HttpAsked): Promise<HttpAnswer> {
  const query = new URL(path, 'http://rooms').searchParams;
  const from = have.safeParse(query.get('have') ?? '-1');
  if (!from.success)
    return refused(422, { code: 'bad-value', message: 'have is the number of the last row you have.' });
  if (keeper.head - from.data > MANY && !visitor.rejoin(keeper.code)) return TOO_MUCH;
  const refreshed = await keeper.refresh();
  if (!refreshed.ok) return refused(409, refreshed.fault);
  const secrets = secretsIn(authorization);
  const hasMore = (): boolean => keeper.headFor(keeper.askerOf(secrets).seat) > from.data;
  if (query.get('wait') === '1' && !hasMore()) await grown(keeper, hasMore, signal);
  const { seat, isHost } = keeper.askerOf(secrets);
  return {
    status: 200,
    json: {
      v: PROTOCOL,
      seat,
      isHost,
      rows: keeper.shown(from.data + 1, seat, LIMITS.rowsAtOnce),
      head: keeper.headFor(seat),
    },
  };
}

/** How the room stands, for a list of many: no more than everybody in it sees, and which seats these keys have. */
async function now(keeper: RoomKeeper, { authorization }: HttpAsked): Promise<HttpAnswer> {
  const refreshed = await keeper.refresh();
  if (!refreshed.ok) return refused(409, refreshed.fault);
  const own = keysIn(authorization).flatMap((key) => keeper.askerOf({ key, host: null }).seat ?? []);
  const [viewer = null] = own;
  const room = keeper.roomFor(viewer);
  if (room === null) throw new Error(`room ${keeper.code} was not read`);
  const seats = room.seats.map(({ info, key, standIn }, seat) => ({
    name: info.name,
    kind: info.kind,
    taken: info.kind === 'bot' || key !== null,
    standIn,
    since: room.times[seat]?.since ?? null,
  }));
  const { game, pausedAt } = room;
  const at = keeper.shown(keeper.headFor(viewer), viewer)[0]?.at;
  return {
    status: 200,
    json: {
      v: PROTOCOL,
      game,
      own,
      seats,
      stage: stageOf(room),
      paused: pausedAt !== null,
      at,
      now: await keeper.now(),
    },
  };
}

function stageOf({ ended, match }: Room): 'open' | 'played' | 'over' | 'ended' {
  if (ended) return 'ended';
  if (match === null) return 'open';
  return match.result === null ? 'played' : 'over';
}

/** Until there are more rows, or whoever waits has gone. */
const grown = async (keeper: RoomKeeper, hasMore: () => boolean, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = keeper.listen(() => {
      if (hasMore()) end();
    });
    const end = (): void => {
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

/** `Seat KEY`, `Host KEY`, or both with a comma between. */
const secretsIn = (authorization = ''): Secrets => ({
  key: keysIn(authorization)[0] ?? null,
  host: keysIn(authorization, 'Host')[0] ?? null,
});

export const keysIn = (authorization = '', scheme = 'Seat'): readonly string[] =>
  authorization
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(`${scheme} `))
    .flatMap((one) => keyField.safeParse(one.slice(scheme.length + 1)).data ?? []);

export function readBody<S extends z.ZodType>(body: string, schema: S): Result<z.output<S>> {
  const json = readJson(body, { bytes: LIMITS.messageBytes, nesting: NESTING });
  if (!json.ok) return json;
  const read = schema.safeParse(json.value);
  return read.success ? ok(read.data) : fail(faultOfIssue(read.error, json.value));
}

/** Too many requests, rooms, or lines; by what is done in a minute anybody may come again. */
export const TOO_MUCH: HttpAnswer = {
  status: 429,
  json: { is: 'no', code: 'too-much', message: 'That was too much from your address: try again in a minute.' },
};

export const refused = (status: number, { code, message }: Fault): HttpAnswer => ({
  status,
  json: { is: 'no', code, message },
});
