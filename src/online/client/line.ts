import type { Answer } from '../protocol/answers.ts';
import type { Ask } from '../protocol/asks.ts';
import { PROTOCOL, type ByeCode, type Presence, type Said, type Told } from '../protocol/messages.ts';
import type { ShownRow } from '../rooms/shownRow.ts';

/** As much of a browser's WebSocket as a line needs. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Called by a socket; nothing before it was opened. */
export interface SocketEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

export interface LineHost {
  readonly openSocket: (events: SocketEvents) => Socket;
  /** Calls back after so many milliseconds; returns how to stop that. */
  readonly after: (ms: number, then: () => void) => () => void;
  /** Chance from 0 to 1, so that a thousand lines that were cut at once do not come back at once. */
  readonly random: () => number;
  readonly newId: () => string;
}

/** The room as this browser has it: every row that it may see. */
export interface RoomSeen {
  readonly code: string | null;
  readonly seat: number | null;
  readonly isHost: boolean;
  readonly rows: readonly ShownRow[];
  readonly presence: readonly (Presence | null)[];
  readonly watching: number;
  /** The server's time when it last told it, ms since 1970. */
  readonly nowMs: number;
  /** Links to the room begin with it; null: with the address of the page. */
  readonly publicUrl: string | null;
  /** In time; an answer is late; the line is gone and comes back by itself; it will not come back, and why. */
  readonly line: 'opening' | 'open' | 'late' | 'away' | LineOver;
}

/** The server's last word: the line does not come back by itself. */
export interface LineOver {
  readonly over: string;
  readonly code: ByeCode;
}

/** Told once, and kept nowhere. */
export type Fleeting = Extract<Told, { t: 'hand' | 'said' | 'pointed' }>;

export interface Secrets {
  readonly key: string | null;
  readonly host: string | null;
}

/**
 * First pause before the line is opened again, its longest one, ms, and how much it grows (the prototype's; the longest
 * is such that whoever is away is back five seconds after that is possible).
 */
const BACK_MS = 250;
const LONGEST_MS = 3000;
const GROWS = 2;
/** With an ask open, silence of so long is a question; without, of so long; and so long is too long, ms (design). */
const ASKING_MS = 1500;
const SILENT_MS = 7000;
const PROBE_MS = 2000;
/** A socket that has not opened after three ways there and back of a second each (TCP, TLS, request) is lost, ms. */
const OPENS_MS = 3000;

interface Waiting {
  readonly id: string;
  readonly ask: Ask;
  readonly base: number | null;
  readonly heard: (answer: Answer) => void;
}

/** A browser's line to one room: it comes back by itself, and asks again with the same ids what was not answered. */
export class Line {
  seen: RoomSeen = {
    code: null,
    seat: null,
    isHost: false,
    rows: [],
    presence: [],
    watching: 0,
    nowMs: 0,
    publicUrl: null,
    line: 'opening',
  };
  private socket: Socket | null = null;
  /** The server has welcomed it: before, it hears nothing but the hello. */
  private isOpen = false;
  private readonly waiting: Waiting[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly hearers = new Set<(told: Fleeting) => void>();
  private pauseMs = BACK_MS;
  private stopWaiting: () => void = () => undefined;
  private stopWatch: () => void = () => undefined;
  private closed = false;
  private here: 'here' | 'away' = 'here';

  constructor(
    private readonly host: LineHost,
    private secrets: Secrets,
  ) {}

  /** The secret of the seat that it has; null while it has none. */
  get secret(): string | null {
    return this.seen.seat === null ? null : this.secrets.key;
  }

  /** Opens it, the first time or after it was closed. */
  open(): void {
    this.closed = false;
    this.connect();
  }

  /** Calls back when anything seen has changed. Returns how to stop that. */
  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  listenToFleeting(heard: (told: Fleeting) => void): () => void {
    this.hearers.add(heard);
    return () => this.hearers.delete(heard);
  }

  /** Asked until it is answered, whatever becomes of the line; `later` is asked again. */
  async ask(ask: Ask, base: number | null): Promise<Answer> {
    return new Promise((heard) => {
      const waiting = { id: this.host.newId(), ask, base, heard };
      this.waiting.push(waiting);
      this.sendAsk(waiting);
      if (this.isOpen) this.watch();
    });
  }

  /** Something that is not kept: a hand, a phrase, a place on the table. */
  sendFleeting(said: Extract<Said, { t: 'hand' | 'say' | 'point' }>): void {
    this.say(said);
  }

  /** Told again whenever the line comes back: a server takes everybody who comes for somebody who looks. */
  setHere(here: 'here' | 'away'): void {
    this.here = here;
    this.say({ t: 'here', here });
  }

  /** The page is shown again: whatever the socket says of itself, it has two seconds to answer. */
  probe(): void {
    if (this.closed) return;
    if (!this.isOpen) return this.again(0);
    this.ping();
    this.giveUpIn(PROBE_MS);
  }

  close(): void {
    this.closed = true;
    this.stopWaiting();
    this.stopWatch();
    this.drop();
  }

  private connect(): void {
    const mine =
      <A extends readonly unknown[]>(then: (...told: A) => void) =>
      (...told: A): void => {
        if (this.socket === socket) then(...told);
      };
    const socket: Socket = this.host.openSocket({
      opened: mine(() => {
        const { key, host } = this.secrets;
        const hello: Said = { t: 'hello', v: PROTOCOL, key, host, have: this.seen.rows.length - 1 };
        socket.send(JSON.stringify(hello));
        this.giveUpIn(this.patienceMs);
      }),
      heard: mine((text: string) => this.hear(JSON.parse(text) as Told)),
      closed: mine(() => this.again(this.pauseMs)),
    });
    this.socket = socket;
    this.giveUpIn(Math.min(OPENS_MS, this.patienceMs));
  }

  /** A slow line has longer for its welcome each time: a match of an hour does not come through it in two seconds. */
  private get patienceMs(): number {
    return PROBE_MS + this.pauseMs;
  }

  /** The line is gone: it is opened again after a pause. */
  private again(ms: number): void {
    this.drop();
    this.stopWatch();
    if (this.closed || typeof this.seen.line === 'object') return;
    this.tell({ line: 'away' });
    this.pauseMs = Math.min(LONGEST_MS, this.pauseMs * GROWS);
    this.stopWaiting();
    this.stopWaiting = this.host.after((ms * (1 + this.host.random())) / 2, () => this.connect());
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.isOpen = false;
    socket?.close();
  }

  private hear(told: Told): void {
    this.watch();
    switch (told.t) {
      case 'welcome': {
        const { code, seat, isHost, rows, head, now: nowMs, publicUrl } = told;
        this.pauseMs = BACK_MS;
        this.isOpen = true;
        if (this.here === 'away') this.setHere('away');
        const isSame = seat === this.seen.seat && head === this.seen.rows.length - 1 + rows.length;
        const all = isSame ? [...this.seen.rows, ...rows] : rows;
        this.tell({ code, seat, isHost, nowMs, publicUrl, line: 'open', rows: all });
        this.askAgain();
        return;
      }
      case 'rows':
        return this.take(told.rows);
      case 'answer':
        return this.answered(told.id, told.answer);
      case 'head':
      case 'pong':
        if (told.head >= this.seen.rows.length) this.ping();
        if (told.t === 'head') this.askAgain();
        return this.tell({ line: 'open', nowMs: told.now });
      case 'presence':
        return this.tell({ presence: told.seats, watching: told.watching });
      case 'hand':
      case 'said':
      case 'pointed':
        for (const heard of this.hearers) heard(told);
        return;
      case 'bye':
        if (told.code === 'back') return this.again(0);
        this.tell({ line: { over: told.message, code: told.code } });
        return this.close();
    }
  }

  /** Rows may come twice, and after a gap: what is missing is asked for. */
  private take(rows: readonly ShownRow[]): void {
    const next = rows.filter(({ seq }) => seq >= this.seen.rows.length);
    if (next.length === 0) return;
    if (next[0]?.seq !== this.seen.rows.length) return this.ping();
    this.tell({ rows: [...this.seen.rows, ...next], line: 'open' });
  }

  /** With the same ids: what was answered is answered again. */
  private askAgain(): void {
    for (const waiting of this.waiting) this.sendAsk(waiting);
  }

  private answered(id: string, answer: Answer): void {
    const at = this.waiting.findIndex((one) => one.id === id);
    const waiting = this.waiting[at];
    if (waiting === undefined) return; // answered before
    if (answer.is === 'later') {
      this.host.after(answer.ms, () => this.sendAsk(waiting));
      return;
    }
    this.waiting.splice(at, 1);
    if (waiting.ask.do === 'sit' && answer.is === 'ack') this.secrets = { ...this.secrets, key: waiting.ask.key };
    waiting.heard(answer);
  }

  private sendAsk({ id, ask, base }: Waiting): void {
    this.say({ t: 'ask', id, base, ask });
  }

  private ping(): void {
    this.say({ t: 'ping', have: this.seen.rows.length - 1 });
  }

  private say(said: Said): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(said));
  }

  /** After a silence it asks whether anybody is there; after another one the line is taken for gone. */
  private watch(ms = this.waiting.length > 0 ? ASKING_MS : SILENT_MS): void {
    this.stopWatch();
    this.stopWatch = this.host.after(ms, () => {
      this.ping();
      this.askAgain();
      this.tell({ line: 'late' });
      this.giveUpIn(PROBE_MS);
    });
  }

  /** Unless something is heard until then, the line is taken for gone. */
  private giveUpIn(ms: number): void {
    this.stopWatch();
    this.stopWatch = this.host.after(ms, () => this.again(0));
  }

  private tell(patch: Partial<RoomSeen>): void {
    this.seen = { ...this.seen, ...patch };
    for (const changed of this.listeners) changed();
  }
}
