import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { Line, type LineHost } from '#online/client/line.ts';
import type { Answer } from '#online/protocol/answers.ts';
import type { Ask } from '#online/protocol/asks.ts';
import type { ShownRow } from '#online/rooms/shownRow.ts';
import {
  askedBy,
  Chance,
  hashed,
  headNow,
  HOST_KEY,
  keyOf,
  newId,
  ordersBy,
  partsOf,
  stateIn,
} from '../online/support.ts';

/** Nobody thinks for less: a server takes ten messages a second from a line, and gives the rest up. */
const THINKS_MS = 100;
const GAME = 'tug-of-war';
const SEATS = 2;

interface RoomAt {
  readonly code: string;
  /** Of each seat, and of who looks on. */
  readonly lines: Line[];
  /** Numbers of the rows by which each seat's actions were acknowledged. */
  readonly acknowledged: readonly number[][];
  rows: number;
}

/** People who play in several rooms at once, each at any of the servers, and what of it was measured, ms. */
export class Play {
  /** From an action to its acknowledgement. */
  readonly acks: number[] = [];
  /** From there until everybody has its row. */
  readonly told: number[] = [];
  /** From a line that was lost until it is back. */
  readonly backs: number[] = [];
  private readonly rooms: RoomAt[] = [];
  private readonly chance: Chance;
  /** Of so many actions one is asked for by a browser that is gone before it hears of it; 0: none. */
  vanishing = 0;
  /** Each action is asked for at the same time by another device of the seat, at another process. */
  twice = false;
  private isEnding = false;
  private heard: (() => void)[] = [];
  private running: Promise<unknown> = Promise.resolve();

  /** `addresses`: of servers, with a slash at the end. */
  constructor(
    private readonly addresses: readonly string[],
    seed: number,
  ) {
    this.chance = new Chance(seed);
  }

  begin(rooms: number): void {
    this.running = Promise.all(Array.from({ length: rooms }, async () => this.playOn()));
    this.running.catch(() => undefined); // is told at the end
  }

  /** Until so many more actions were acknowledged. */
  async acked(count: number): Promise<void> {
    const until = this.acks.length + count;
    const more = async (): Promise<void> => {
      while (this.acks.length < until) await new Promise<void>((resolve) => this.heard.push(resolve));
    };
    await Promise.race([more(), this.running]);
    if (this.acks.length < until) throw new Error('nobody plays any more');
  }

  /** Ends after what is under way, and holds every room against what was acknowledged and what each server has. */
  async end(): Promise<void> {
    this.isEnding = true;
    await this.running;
    for (const room of this.rooms) await checkRoom(room, this.addresses);
    for (const { lines } of this.rooms) for (const line of lines) line.close();
  }

  private async playOn(): Promise<void> {
    while (!this.isEnding) await this.playRoom(await this.newRoom());
  }

  async newRoom(): Promise<RoomAt> {
    const body = JSON.stringify({ id: newId(), host: HOST_KEY, head: await headNow(GAME, SEATS) });
    const code = await this.opening(body);
    const lines = [0, 1, 2].map((at) => this.lineTo(code, null, at));
    const room = { code, lines, acknowledged: [[], []], rows: SEATS + 2 };
    this.rooms.push(room);
    for (let seat = 0; seat < SEATS; seat += 1) {
      const line = lines[seat] as Line;
      await rowsOf(line, 1);
      expectAck(await line.ask({ do: 'sit', seat, name: `Player ${seat}`, key: keyOf(seat) }, null));
    }
    return room;
  }

  /** At the first server that answers. */
  private async opening(body: string): Promise<string> {
    for (const address of this.addresses) {
      const answer = await fetch(`${address}rooms`, { method: 'POST', body }).catch(() => null);
      if (answer?.ok === true) return ((await answer.json()) as { code: string }).code;
    }
    return this.opening(body);
  }

  lineTo(code: string, key: string | null, first: number): Line {
    let opens = first;
    const open: LineHost['openSocket'] = ({ opened, heard, closed }) => {
      const address = this.addresses[opens % this.addresses.length] ?? '';
      opens += 1;
      const socket = new WebSocket(`${address.replace('http', 'ws')}m/${code}`);
      socket.on('open', opened);
      socket.on('message', (data: Buffer) => {
        if (lostAt !== null) this.backs.push(performance.now() - lostAt);
        lostAt = null;
        wasOpen = true;
        heard(data.toString('utf8'));
      });
      socket.on('close', () => {
        if (wasOpen) lostAt ??= performance.now();
        closed();
      });
      socket.on('error', () => socket.terminate());
      return { send: (text) => socket.send(text), close: () => socket.terminate() };
    };
    let lostAt: number | null = null;
    let wasOpen = false;
    const after: LineHost['after'] = (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    };
    const line = new Line({ openSocket: open, after, random: () => 0.5, newId }, { key, host: null });
    line.open();
    return line;
  }

  private async playRoom(room: RoomAt): Promise<void> {
    const parts = await partsOf(GAME);
    while (!this.isEnding) {
      const began = performance.now();
      await Promise.all(room.lines.map(async (line) => rowsOf(line, room.rows)));
      if (room.rows > SEATS + 2) this.told.push(performance.now() - began);
      const state = stateIn(room.lines[0]?.seen.rows ?? []);
      const [seat] = askedBy(parts, state);
      const line = room.lines[seat ?? -1];
      if (seat === undefined || line === undefined) return;
      const orders = ordersBy(parts, stateIn(line.seen.rows), seat).filter((one) => kindOf(one) !== 'concede');
      await this.act(room, seat, line, this.chance.oneOf(orders) as { do: string });
    }
  }

  private async act(room: RoomAt, seat: number, line: Line, order: { do: string }): Promise<void> {
    await pause(THINKS_MS);
    const asked = performance.now();
    const ask = { do: 'act', order } as const;
    if (this.vanishing > 0 && this.chance.integer(1, this.vanishing) === 1) {
      void line.ask(ask, room.rows - 1);
      line.close();
      const again = this.lineTo(room.code, keyOf(seat), this.chance.integer(0, 1));
      room.lines[seat] = again;
      await rowsOf(again, room.rows);
      expectStored(await answered(again, ask, room.rows - 1), room.rows);
    } else if (this.twice) {
      const other = this.lineTo(room.code, keyOf(seat), this.chance.integer(0, 1));
      await rowsOf(other, room.rows);
      const both = await Promise.all([line, other].map(async (one) => answered(one, ask, room.rows - 1)));
      expectOne(both, room.rows);
      other.close();
    } else expectAck(await answered(line, ask, room.rows - 1), room.rows);
    this.acks.push(performance.now() - asked);
    room.acknowledged[seat]?.push(room.rows);
    room.rows += 1;
    const { heard } = this;
    this.heard = [];
    for (const tell of heard) tell();
  }
}

const kindOf = (body: object): string => (body as { do: string }).do;

/** Holds a room against what was acknowledged, and against what each server has. */
async function checkRoom({ code, lines, acknowledged, rows }: RoomAt, addresses: readonly string[]): Promise<void> {
  await Promise.all(lines.map(async (line) => rowsOf(line, rows)));
  const looking = lines[SEATS]?.seen.rows ?? [];
  expect(looking.map(({ seq }) => seq)).toEqual(Array.from({ length: rows }, (_, i) => i));
  expect(new Set(looking.map(({ id }) => id)).size, 'nothing counts twice').toBe(rows);
  for (const [seat, seqs] of acknowledged.entries()) {
    const own = looking.filter((row) => row.seat === seat && kindOf(row.body) === 'act');
    expect(
      own.map(({ seq }) => seq),
      'what was acknowledged is there',
    ).toEqual(seqs);
    expect(lines[seat]?.seen.rows.map(hashed), 'all hashes are equal').toEqual(looking.map(hashed));
  }
  for (const address of addresses) {
    const answer = (await (await fetch(`${address}m/${code}/tail?have=-1`)).json()) as { rows: ShownRow[] };
    expect(answer.rows).toEqual(looking);
  }
}

/** Throws unless it was stored, with that number where one is expected. */
function expectAck(answer: Answer, seq?: number): void {
  expect(answer).toMatchObject({ is: 'ack', ...(seq === undefined ? {} : { seq }) });
}

/** It was stored now, or before its browser had gone. */
function expectStored(answer: Answer, seq: number): void {
  expect(answer).toMatchObject(answer.is === 'stale' ? { head: seq } : { is: 'ack', seq });
}

/** One of the two was stored, and the other one came too late. */
function expectOne(answers: readonly Answer[], seq: number): void {
  const [first, last] = answers.toSorted((a, b) => a.is.localeCompare(b.is));
  expect([first, last]).toMatchObject([
    { is: 'ack', seq },
    { is: 'stale', head: seq },
  ]);
}

/** Throws where the line is over before it is answered. */
async function answered(line: Line, ask: Ask, base: number | null): Promise<Answer> {
  const never = rowsOf(line, Infinity).then(() => Promise.reject(new Error('no row has that number')));
  never.catch(() => undefined);
  return Promise.race([line.ask(ask, base), never]);
}

/** Until the line has so many rows. */
export const rowsOf = async (line: Line, count: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      const { rows, line: state } = line.seen;
      if (typeof state === 'object') reject(new Error(state.over));
      else if (rows.length >= count) resolve();
      else return;
      stop();
    };
    let stop = (): void => undefined;
    stop = line.listen(look);
    look();
  });

const at = (sorted: readonly number[], share: number): string => {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? '-' : Math.round(value).toString();
};

/** Middle, 95 % and longest, as the tables of the documents have it. */
export const figures = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => at(sorted, share)).join(' / ');
};
