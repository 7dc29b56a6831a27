import type { Seed } from '#engine/random.ts';
import type { Fault, Result } from '#sim/result.ts';
import { fail, ok } from '#sim/result.ts';
import { ack, later, no, stale, type Answer } from '../protocol/answers.ts';
import type { Ask } from '../protocol/asks.ts';
import type { RoomStore } from '../store/roomStore.ts';
import { Bucket } from './bucket.ts';
import { admit, type Admitted, type Asker, type HashKey, type Signatures } from './ladder.ts';
import { InTurn } from './inTurn.ts';
import { begins, openedRoom, roomAfter, type Room, type RoomGround } from './room.ts';
import { NotYet, type RoomLimits } from './roomLimits.ts';
import type { Happened, RoomLine } from './roomLine.ts';
import { finishedMatch } from './finishedMatch.ts';
import type { FinishedMatch, Row, RowBody } from './rows.ts';
import { shownRow, type ShownRow } from './shownRow.ts';
import type { Simulate, Think, ToThink } from './simulator.ts';

/** Things that rooms count for whoever watches the server. */
export type Counted =
  | 'acks'
  | 'stales'
  | 'laters'
  | 'refusals'
  | 'conflicts'
  | 'holes_healed'
  | 'hash_differences'
  | 'simulations'
  | 'simulation_ms';

const COUNTED_AS: Readonly<Record<Answer['is'], Counted>> = {
  ack: 'acks',
  stale: 'stales',
  later: 'laters',
  no: 'refusals',
};

/** Calls back after so many milliseconds; returns how to stop that. */
export type After = (ms: number, then: () => void) => () => void;

/** Services that every room of a server has. */
export interface RoomServices {
  readonly store: RoomStore;
  readonly simulate: Simulate;
  readonly think: Think;
  readonly hashKey: HashKey;
  readonly signatures: Signatures;
  /** Takes a rated match that is over, once or more; left out: nobody is rated here. */
  readonly rate?: (id: string, match: FinishedMatch, names: readonly (string | null)[]) => Promise<void>;
  /** A hidden seed for a match: chance of the host's. */
  readonly seed: () => Seed;
  /** 128 bits of chance, as text. */
  readonly salt: () => string;
  readonly count: (what: Counted) => void;
  /** Hears what happens, for a log. */
  readonly note: (line: RoomLine) => void;
  readonly after: After;
  readonly limits: RoomLimits;
}

/** Secrets that were shown; null for none. */
export interface Secrets {
  /** Of a seat. */
  readonly key: string | null;
  /** Of who opened the room. */
  readonly host: string | null;
}

/** A request under an id by which it is known when it comes twice. */
export interface Request {
  readonly id: string;
  /** The head that it was made at: what is played is for that position alone. Null for all that suits any. */
  readonly base: number | null;
  readonly secrets: Secrets;
  readonly ask: Ask;
}

/** An order that follows by itself: of a computer, or of the clock. */
interface Unasked {
  readonly by: 'bot' | 'time';
  readonly seat: number | null;
  readonly order: object;
  readonly elapsedMs: number;
}

/** When a request whose outcome is not known should come again, ms (house value). */
const LATER_MS = 250;
/** Rows that tell how a match goes on. */
const IN_MATCH: ReadonlySet<string> = new Set([
  'act',
  'part',
  'undo',
  'rewind',
  'pause',
  'give',
  'vote',
  'back',
  'end',
] satisfies RowBody['do'][]);
/** As much of a hash as tells a server's rooms apart. */
const NAME_LETTERS = 12;
/** Times that somebody may come before a request that suits any head (house value). */
const TRIES = 5;

/**
 * A process's picture of one room: a cache of its rows in the store, which alone decides. One request at a time;
 * between processes the store's rows are the lock.
 */
export class RoomKeeper {
  private readonly rows: Row[] = [];
  /** The room after each of them. */
  private readonly rooms: Room[] = [];
  private readonly ids = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  /** Its rows may not be all of the store's. */
  private dirty = true;
  /** It cannot be played on here; null as long as it can. */
  private broken: Fault | null = null;
  private readonly turns = new InTurn();
  private waiting = 0;
  private storeTime = 0;
  private readonly rate: Bucket;
  /** The head at which a computer thinks, or has; null for none. */
  private thinkingAt: number | null = null;
  /** Stops the clock that runs for the present position. */
  private stopClock: () => void = () => undefined;
  /** The last row that those who look on are told by now, and how to stop waiting for the next one to be due. */
  private headOfOthers = -1;
  private stopDelay: () => void = () => undefined;
  /** Rated matches that ended up to this row were handed on. */
  private lookedTo = -1;

  constructor(
    readonly code: string,
    private readonly ground: RoomGround,
    private readonly services: RoomServices,
  ) {
    this.rate = new Bucket(services.limits.rowsRate, () => this.storeTime);
  }

  /** The room as far as it is known here. Before it was read, there is none. */
  get room(): Room | null {
    return this.rooms.at(-1) ?? null;
  }

  get head(): number {
    return this.rows.length - 1;
  }

  /** The last row that a seat (null: whoever looks on) is told by now. */
  headFor(viewer: number | null): number {
    return viewer === null ? this.headOfOthers : this.head;
  }

  /** The room as that seat may know it (null: a spectator); null before it was read. */
  roomFor(viewer: number | null): Room | null {
    return this.room === null ? null : this.roomAt(this.headFor(viewer));
  }

  /** Those who look on are so much behind, ms. */
  get delayMs(): number {
    return this.room?.delayMs ?? 0;
  }

  /** The one whose secrets these are. */
  askerOf({ key, host }: Secrets): Omit<Asker, 'now' | 'code'> {
    const { room } = this;
    const { hashKey } = this.services;
    const hash = key === null ? null : hashKey(key);
    const seat = hash === null ? -1 : (room?.seats.findIndex((one) => one.key === hash) ?? -1);
    return { seat: seat < 0 ? null : seat, isHost: host !== null && room?.host === hashKey(host) };
  }

  /**
   * The rows from that number on, as a seat (null: a spectator) may see them: of an earlier match in this room, in
   * which everybody sat elsewhere, what all may see. Not more than `most`.
   */
  shown(from: number, viewer: number | null, most = Infinity): readonly ShownRow[] {
    const began = this.rows.findLastIndex(({ body }) => body.do === 'begin');
    return this.rows
      .slice(from, Math.min(from + most, this.headFor(viewer) + 1))
      .map((row) => shownRow(row, this.roomAt(row.seq), row.seq < began ? null : viewer));
  }

  /** The store's time, ms since 1970. */
  async now(): Promise<number> {
    return this.services.store.now();
  }

  /** Calls back whenever there are more rows. Returns how to stop that. */
  listen(grown: () => void): () => void {
    this.listeners.add(grown);
    return () => this.listeners.delete(grown);
  }

  /** Whether somebody is told of its rows. */
  get isHeard(): boolean {
    return this.listeners.size > 0;
  }

  /** Another process may have stored rows. Fault: it cannot be played on here. */
  async refresh(): Promise<Result<null>> {
    return this.turns.run(async () => {
      this.dirty = true;
      await this.read();
      return this.broken === null ? ok(null) : fail(this.broken);
    });
  }

  /** Another process has stored the row of that number. */
  async readTo(seq: number): Promise<void> {
    await this.turns.run(async () => {
      this.dirty ||= this.head < seq;
      await this.read();
    });
  }

  async ask(request: Request): Promise<Answer> {
    const isTooMany = this.waiting >= this.services.limits.waiting;
    const answer = isTooMany ? later(LATER_MS) : await this.answered(request);
    this.services.count(COUNTED_AS[answer.is]);
    if (answer.is === 'no') this.note({ what: 'refused', did: request.ask.do, code: answer.code });
    return answer;
  }

  private async answered(request: Request): Promise<Answer> {
    this.waiting += 1;
    return this.turns.run(async () => {
      try {
        const answer = await this.carryOut(request);
        await this.goOn();
        return answer;
      } catch (error) {
        if (error instanceof NotYet) return later(error.ms);
        this.note({ what: 'store-away' });
        this.dirty = true; // an error of the store is neither yes nor no
        return later(LATER_MS);
      } finally {
        this.waiting -= 1;
      }
    });
  }

  /** Goes on with what nobody does: computers' turns, and the end of a time that the rules give. */
  wake(): void {
    const { room } = this;
    this.handOnRated();
    if (room === null || this.broken !== null || room.ended || room.pausedAt !== null) return;
    this.think(room);
    this.runClock(room);
  }

  /** Rated matches that are over are handed on; again, if that failed. */
  private handOnRated(): void {
    const { rate } = this.services;
    if (rate === undefined) return;
    for (; this.lookedTo < this.head; this.lookedTo += 1) {
      const seq = this.lookedTo + 1;
      const over = this.roomAt(seq);
      const match = this.rooms[seq - 1]?.match?.result === null ? finishedMatch(this.code, over) : null;
      if (match === null) continue;
      const names = over.seats.map(({ info, player }) => (player === null ? null : info.name));
      rate(`${this.code}-${seq}`, match, names).catch(() => (this.lookedTo = Math.min(this.lookedTo, seq - 1)));
    }
  }

  /** Its last guest has gone. */
  rest(): void {
    this.stopClock();
    this.stopDelay();
  }

  /** Things of a match are told to others when they are due: in their order, and whatever waits behind one with it. */
  private async tellOthers(): Promise<void> {
    this.stopDelay();
    const { delayMs, head } = this;
    const before = this.headOfOthers;
    const now = delayMs === 0 ? 0 : await this.services.store.now();
    const waits = this.rows.find(
      ({ seq, at, body }) => seq > before && delayMs > 0 && IN_MATCH.has(body.do) && at + delayMs > now,
    );
    this.headOfOthers = Math.max(before, waits === undefined ? head : waits.seq - 1);
    if (this.headOfOthers > before) for (const grown of this.listeners) grown();
    if (waits === undefined) return;
    this.stopDelay = this.services.after(waits.at + delayMs - now, () => void this.tellOthers().catch(this.unread));
  }

  private readonly unread = (): void => void (this.dirty = true);

  private runClock({ match, movedAt }: Room): void {
    this.stopClock();
    const ms = match?.clockMs ?? null;
    if (ms === null) return;
    const run = (now: number): void => {
      this.stopClock();
      this.stopClock = this.services.after(Math.max(0, movedAt + ms - now), () => void this.endTime());
    };
    this.services.store.now().then(run, () => (this.dirty = true));
  }

  /** Time is over, if it still is: every process that has the room open says so, and the store takes one of them. */
  private async endTime(): Promise<void> {
    await this.turns
      .run(async () => {
        await this.read();
        const { room } = this;
        const match = room?.match ?? null;
        const ms = match?.clockMs ?? null;
        if (room === null || match === null || ms === null || room.pausedAt !== null) return;
        const elapsedMs = await this.elapsedMs(room);
        if (elapsedMs < ms) return this.runClock(room);
        await this.playUnasked(room, { by: 'time', seat: null, order: match.timeOver(elapsedMs), elapsedMs });
      })
      .catch(() => (this.dirty = true));
  }

  /** A computer that the match waits for thinks beside the queue, so that nobody waits for it. */
  private think(room: Room): void {
    const standIns = room.seats.flatMap(({ standIn }, seat) => (standIn ? [seat] : []));
    const wanted = room.match?.toThink(standIns, room.parts) ?? null;
    const { head } = this;
    if (wanted === null || this.thinkingAt === head) return;
    this.thinkingAt = head;
    this.moveFor(wanted, head).catch(() => {
      this.dirty = true;
      this.thinkingAt = null; // and is woken again
    });
  }

  /** Its order goes the way of everybody's; where the match has gone on meanwhile, nothing comes of it. */
  private async moveFor({ seat, ...wanted }: ToThink, head: number): Promise<void> {
    const thought = await this.services.think({ seat, ...wanted }, this.code);
    if (!thought.ok) throw new Error(thought.fault.message);
    await this.turns.run(async () => {
      await this.read();
      const { room } = this;
      if (room === null || room.match === null || this.head !== head || room.pausedAt !== null) return;
      await this.playUnasked(room, { by: 'bot', seat, order: thought.value, elapsedMs: await this.elapsedMs(room) });
    });
  }

  /** An order that no person gives. Throws where the rules refuse it; where another row came first, it is read. */
  private async playUnasked(room: Room, { by, seat, order, elapsedMs }: Unasked): Promise<void> {
    const checked = room.match?.check(seat, order, elapsedMs, room.parts);
    if (checked === undefined || this.whyFull(true) !== null) return;
    const body = checked.ok ? await this.performed(room, { order: checked.value }) : checked;
    if (!body.ok) throw new Error(body.fault.message);
    if (!(await this.append(`${by}-${this.head + 1}`, seat, body.value))) await this.read();
  }

  /** Since the room's position came to be, by the store's time. */
  private async elapsedMs({ movedAt }: Room): Promise<number> {
    return (await this.services.store.now()) - movedAt;
  }

  private async carryOut({ id, base, secrets, ask }: Request): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await this.read();
      const { room } = this;
      if (this.broken !== null) return no(this.broken);
      if (room === null) return later(LATER_MS);
      const known = this.ids.get(id);
      if (known !== undefined) return ack(known, true);
      if (base !== null && base > this.head) return later(LATER_MS);
      if (base !== null && base < this.head) return stale(this.head);
      const asker = { ...this.askerOf(secrets), now: await this.services.store.now(), code: this.code };
      const admitted = admit(room, asker, ask, this.services);
      if (!admitted.ok) return no(admitted.fault);
      const full = this.whyFull(ask.do === 'act');
      if (full !== null) return no(full);
      this.keepRate(asker.now);
      const body = await this.performed(room, admitted.value);
      if (!body.ok) return no(body.fault);
      const seat = body.value.do === 'sit' ? body.value.seat : asker.seat;
      if (!(await this.append(id, seat, body.value))) continue;
      this.rate.spend(1);
      return ack(this.head);
    }
    return later(LATER_MS);
  }

  /** A room that has all the rows that it may have; null as long as there may be more. */
  private whyFull(isOfMatch: boolean): Fault | null {
    const { rows, lastRows } = this.services.limits;
    const most = isOfMatch ? lastRows : rows;
    if (this.rows.length < most) return null;
    return {
      code: 'room-full',
      message: `This room has ${most} rows, which is all that it may have: open another one.`,
    };
  }

  /** Throws where there were too many rows in too short a time. */
  private keepRate(now: number): void {
    this.storeTime = now;
    const ms = this.rate.waitMs();
    if (ms > 0) throw new NotYet(ms);
  }

  private async performed({ match }: Room, admitted: Admitted): Promise<Result<RowBody>> {
    if ('body' in admitted) return ok(admitted.body);
    if ('to' in admitted) {
      const { to, fresh } = admitted;
      return ok({ do: 'rewind', to, ...(fresh ? { seed: this.services.seed() } : {}) });
    }
    const { order, wanted } = admitted.order;
    const flag = admitted.flag === true ? { flag: true as const } : {};
    if (match === null) throw new Error('an order was admitted without a match');
    const simulated = wanted === null ? ok(null) : await this.services.simulate(wanted, this.code);
    if (!simulated.ok) return simulated;
    const after = match.after(order, simulated.value);
    if (!after.ok) return after;
    return ok({ do: 'act', order, simulated: simulated.value, hash: after.value.hash ?? '', ...flag });
  }

  /** Things that follow by themselves: a match begins as soon as everybody is there for it. */
  private async goOn(): Promise<void> {
    const { room } = this;
    if (room === null || !begins(room)) return;
    await this.append(`begin-${this.head + 1}`, null, {
      do: 'begin',
      seed: this.services.seed(),
      salt: this.services.salt(),
    });
  }

  /** False: another row came first, and what is known here is to be read again. */
  private async append(id: string, seat: number | null, body: RowBody): Promise<boolean> {
    this.dirty = true; // until the store has said what came of it
    const appended = await this.services.store.append(this.code, { seq: this.head + 1, id, seat, body });
    if (appended === 'taken') {
      this.services.count('conflicts');
      this.note({ what: 'conflict' });
      return false;
    }
    this.dirty = false;
    await this.take([appended.row]);
    this.note({ what: 'stored', did: body.do, seat });
    return true;
  }

  private async read(): Promise<void> {
    if (!this.dirty) return;
    const rows = await this.services.store.tail(this.code, this.rows.length);
    this.dirty = false;
    await this.take(rows ?? []);
  }

  private async take(rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      if (this.broken !== null) return;
      const next = this.after(row);
      if (next.ok) {
        this.rows.push(row);
        this.rooms.push(next.value);
        this.ids.set(row.id, row.seq);
      } else {
        this.broken = next.fault;
        if (next.fault.code === 'hash-differs') this.services.count('hash_differences');
        this.note({ what: 'broken', code: next.fault.code });
      }
    }
    if (rows.length === 0) return;
    if (this.delayMs === 0) this.headOfOthers = this.head;
    for (const grown of this.listeners) grown();
    this.wake();
    if (this.delayMs > 0) await this.tellOthers();
  }

  private after(row: Row): Result<Room> {
    const { room } = this;
    if (room !== null) return roomAfter(this.ground, room, row);
    if (row.body.do !== 'open') throw new Error(`room ${this.code} begins with ${row.body.do}`);
    return openedRoom(this.ground, row.body);
  }

  private roomAt(seq: number): Room {
    const room = this.rooms[seq];
    if (room === undefined) throw new Error(`room ${this.code} has no row ${seq}`);
    return room;
  }

  /** Known by a name that opens nothing: a hash of the host's, which only the store has, and of the code. */
  private note(happened: Happened): void {
    const match = this.services.hashKey(`${this.room?.host ?? ''} ${this.code}`).slice(0, NAME_LETTERS);
    this.services.note({ match, seq: this.head, ...happened });
  }
}
