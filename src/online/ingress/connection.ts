import { readJson } from '#engine/files/readJson.ts';
import { faultOfIssue } from '#engine/files/faultOfIssue.ts';
import { fail, ok, type Result } from '#sim/result.ts';
import { PROTOCOL, saidSchema, type ByeCode, type Said, type Told } from '../protocol/messages.ts';
import { Bucket } from '../rooms/bucket.ts';
import type { Secrets } from '../rooms/roomKeeper.ts';
import type { Guest, Hub } from './hub.ts';
import { LIMITS } from './limits.ts';

/** One end of a line of text messages, whatever carries them. */
export interface Wire {
  send(text: string): void;
  close(): void;
  /** Handed over and not gone yet, bytes. */
  readonly waitingBytes: number;
}

/** The part of its server that a connection asks. `hub`: the room of its code, opened as long as somebody is there. */
export interface ConnectionServices {
  readonly hub: () => Promise<Hub | null>;
  /** The last guest has left. */
  readonly left: () => void;
  readonly now: () => number;
  readonly publicUrl: string | null;
}

/** Messages with a rate, and without an order. */
type Fleeting = Extract<Said, { t: 'hand' | 'point' }>;

const NESTING = 32;
const TOO_MANY = 'Too many messages in too short a time.';

/** A connection to one room: hello first, then asks. It sends rows, and never one that its seat may not see. */
export class Connection implements Guest {
  seat: number | null = null;
  here: 'here' | 'away' = 'here';
  /** The room, once it is there. */
  private hub: Hub | null = null;
  /** The room to which it has come, or comes. */
  private place: Hub | null = null;
  private greeted = false;
  private secrets: Secrets = { key: null, host: null };
  /** The last row that was sent. */
  private sent = -1;
  private closed = false;
  /** The hello that is under way: whoever has said it may go on at once, and a room takes a moment to be read. */
  private greeting: Promise<void> = Promise.resolve();
  private readonly frames: Bucket;
  private readonly messages: Bucket;
  private readonly words: Bucket;
  private readonly repeats: Bucket;
  private readonly hands: Bucket;

  constructor(
    private readonly wire: Wire,
    private readonly services: ConnectionServices,
  ) {
    this.frames = new Bucket(LIMITS.frames, services.now);
    this.words = new Bucket(LIMITS.words, services.now);
    this.repeats = new Bucket(LIMITS.repeats, services.now);
    this.messages = new Bucket(LIMITS.messages, services.now);
    this.hands = new Bucket(LIMITS.hands, services.now);
  }

  /** A message has come. */
  async receive(text: string): Promise<void> {
    if (this.closed) return;
    if (!this.frames.take()) return this.bye('too-much', TOO_MANY);
    const said = readSaid(text);
    if (!said.ok) return this.bye('bad-message', said.fault.message);
    if (said.value.t === 'hand' || said.value.t === 'point') return this.passFleeting(said.value);
    if (!this.messages.take()) return this.bye('too-much', TOO_MANY);
    await this.hear(said.value).catch(() => this.cut()); // the store does not answer: who comes back asks again
  }

  /** The line is gone. */
  gone(): void {
    if (this.closed) return;
    this.closed = true;
    if (this.place !== null) this.leave(this.place);
  }

  tell(told: Told): void {
    if (this.closed) return;
    if (this.wire.waitingBytes > LIMITS.waitingBytes) return this.cut();
    this.wire.send(JSON.stringify(told));
  }

  grown(): void {
    const { hub } = this;
    if (hub === null) return;
    const { seat } = hub.keeper.askerOf(this.secrets);
    if (seat !== this.seat) {
      this.seat = seat;
      this.welcome(hub, -1);
      hub.tellPresence();
    }
    const rows = hub.keeper.shown(this.sent + 1, this.seat);
    if (rows.length === 0) return;
    this.sent = hub.keeper.headFor(this.seat);
    this.tell({ t: 'rows', rows, head: this.sent });
  }

  private async hear(said: Exclude<Said, Fleeting>): Promise<void> {
    if (said.t === 'hello') return (this.greeting = this.hello(said));
    await this.greeting;
    const { hub } = this;
    if (hub === null) return this.bye('bad-message', 'A hello comes first.');
    switch (said.t) {
      case 'ask':
        return this.ask(hub, said);
      case 'ping':
        if (said.have < Math.min(this.sent, hub.keeper.headFor(this.seat)) && this.repeats.take())
          this.sent = said.have;
        this.grown();
        this.tell({ t: 'pong', ...hub.headFor(this) });
        return;
      case 'here':
        if (said.here === this.here) return;
        this.here = said.here;
        if (this.seat !== null && this.words.take()) hub.tellPresence();
        return;
      case 'say':
        if (this.seat !== null && this.words.take())
          hub.pass(null, { t: 'said', seat: this.seat, phrase: said.phrase });
    }
  }

  private async ask(hub: Hub, { id, base, ask }: Extract<Said, { t: 'ask' }>): Promise<void> {
    const answer = await hub.keeper.ask({ id, base, secrets: this.secrets, ask });
    if (ask.do === 'sit' && answer.is === 'ack') this.secrets = { ...this.secrets, key: ask.key };
    this.tell({ t: 'answer', id, answer });
    this.grown();
  }

  private async hello({ v, key, host, have }: Extract<Said, { t: 'hello' }>): Promise<void> {
    if (v !== PROTOCOL)
      return this.bye('other-version', `This server speaks version ${PROTOCOL}, not ${v}: load the page again.`);
    if (this.greeted) return this.bye('bad-message', 'One hello is enough.');
    this.greeted = true;
    let hub = await this.services.hub();
    // While it was on its way here, somebody may have left it as the last one.
    while (hub?.isOver === true) hub = await this.services.hub();
    if (hub === null) return this.bye('no-room', 'There is no such room.');
    this.place = hub;
    hub.come(this);
    if (this.isGone) return this.leave(hub);
    if (hub.size > LIMITS.connections) return this.bye('too-much', 'The room is full.');
    const refreshed = await hub.keeper.refresh();
    if (!refreshed.ok) return this.bye('other-build', refreshed.fault.message);
    if (this.isGone) return;
    this.secrets = { key, host };
    const { seat, isHost } = hub.keeper.askerOf(this.secrets);
    if (seat === null && !isHost && hub.watching >= LIMITS.spectators)
      return this.bye('too-much', 'As many look on already as this room has places for.');
    this.hub = hub;
    this.seat = seat;
    this.welcome(hub, have > hub.keeper.head ? -1 : have); // more than there is: the store is a copy of before
    hub.join(this);
  }

  makeWay(): void {
    this.bye('too-much', 'This seat is open in too many other windows.');
  }

  /** Whether it has said hello. */
  get isGreeted(): boolean {
    return this.greeted;
  }

  private leave(hub: Hub): void {
    if (hub.leave(this)) this.services.left();
  }

  private get isGone(): boolean {
    return this.closed;
  }

  private welcome(hub: Hub, have: number): void {
    const { keeper } = hub;
    const { head, now } = hub.headFor(this);
    this.sent = head;
    this.tell({
      t: 'welcome',
      v: PROTOCOL,
      code: keeper.code,
      seat: this.seat,
      isHost: keeper.askerOf(this.secrets).isHost,
      rows: keeper.shown(have + 1, this.seat),
      head,
      now,
      publicUrl: this.services.publicUrl,
    });
  }

  /** Dropped where there are too many, and of who looks on. */
  private passFleeting(said: Fleeting): void {
    const { hub, seat } = this;
    if (hub === null || seat === null || !this.hands.take()) return;
    hub.pass(this, said.t === 'hand' ? { t: 'hand', seat, b: said.b } : { t: 'pointed', seat, at: said.at });
  }

  private bye(code: ByeCode, message: string): void {
    this.tell({ t: 'bye', code, message });
    this.cut();
  }

  private cut(): void {
    if (this.closed) return;
    this.wire.close();
    this.gone();
  }
}

function readSaid(text: string): Result<Said> {
  const json = readJson(text, { bytes: LIMITS.messageBytes, nesting: NESTING });
  if (!json.ok) return json;
  const read = saidSchema.safeParse(json.value);
  return read.success ? ok(read.data) : fail(faultOfIssue(read.error, json.value));
}
