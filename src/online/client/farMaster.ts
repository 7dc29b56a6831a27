import type { GameTypes } from '#engine/game.ts';
import type { Orders } from '#engine/matchFile/orders.ts';
import { chanceFor, seedRandom, type Draws } from '#engine/random.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { Heard, Master, UndoRequested } from '#play/session/master.ts';
import { refusal } from '#play/session/refusals.ts';
import { fail, ok } from '#sim/result.ts';
import type { Answer } from '../protocol/answers.ts';
import type { Ask } from '../protocol/asks.ts';
import { farMatchAfter, type FarMatch } from './farMatch.ts';
import { drawsOf } from './lastHashes.ts';
import type { Line } from './line.ts';

const STALE = refusal('stale', 'The match has gone on meanwhile.');
const DIFFERS = refusal('differs', 'It went otherwise elsewhere.');

/** The match as the line tells it, for the table of one seat (null: of who looks on). */
export class FarMaster<T extends GameTypes> implements Master<T> {
  private far: FarMatch<T>;
  /** Rows that are in it. */
  private rows: number;
  private readonly listeners = new Set<() => void>();
  /** Something of this seat is on its way: what has come of it is told with its own answer. */
  private underWay = 0;
  /** Performed elsewhere for a throw that is still seen on its way here. */
  private thrown: { readonly performed: T['performed'] | null } | null = null;
  private readonly stop: () => void;

  /** Null while no match has begun there. */
  static of<T extends GameTypes>(line: Line, orders: Orders<T>): FarMaster<T> | null {
    const far = line.seen.rows.reduce<FarMatch<T> | null>(
      (before, row) => farMatchAfter(orders, line.seen.seat, before, row),
      null,
    );
    return far === null ? null : new FarMaster(line, orders, far);
  }

  private constructor(
    private readonly line: Line,
    private readonly orders: Orders<T>,
    far: FarMatch<T>,
  ) {
    this.far = far;
    this.rows = line.seen.rows.length;
    this.stop = line.listen(() => this.catchUp());
  }

  get seat(): number | null {
    return this.line.seen.seat;
  }

  get match(): SeenMatch<T> {
    return this.far.match;
  }

  get handDraws(): Draws {
    const { hand } = this.far;
    const random = seedRandom(hand ?? 0);
    return (...thing) => chanceFor(random, ...thing);
  }

  letGo(action: T['action'], heard: Heard<Draws>): void {
    this.send({ do: 'act', order: this.orderOf(action) }, heard, () => {
      const { drawn, match } = this.far;
      this.thrown = { performed: match.log.at(-1)?.performed ?? null };
      heard(ok(drawsOf(drawn)));
    });
  }

  play(action: T['action'], performed: T['performed'] | null, heard: Heard<null>): void {
    const { thrown } = this;
    if (thrown !== null) {
      this.thrown = null;
      heard(differ(performed, thrown.performed) ? fail(DIFFERS) : ok(null));
      return;
    }
    this.send({ do: 'act', order: this.orderOf(action) }, heard, () => {
      const theirs = this.far.match.log.at(-1)?.performed ?? null;
      heard(differ(performed, theirs) ? fail(DIFFERS) : ok(null));
    });
  }

  undo(request: UndoRequested, heard: Heard<null>): void {
    this.send({ do: 'undo', request }, heard, () => heard(ok(null)));
  }

  listen(goneOn: () => void): () => void {
    this.listeners.add(goneOn);
    return () => this.listeners.delete(goneOn);
  }

  close(): void {
    this.stop();
  }

  private orderOf(action: T['action']): { do: string } {
    return this.orders.makeOrder(action) as { do: string };
  }

  /** `done`: called once the row of it is here. */
  private send<V>(ask: Ask, heard: Heard<V>, done: () => void): void {
    this.underWay += 1;
    void this.line.ask(ask, this.rows - 1).then((answer) => this.answered(answer, heard, done));
  }

  private answered<V>(answer: Answer, heard: Heard<V>, done: () => void): void {
    const end = (tell: () => void): void => {
      this.underWay -= 1;
      tell();
      if (this.underWay === 0) this.catchUp();
    };
    if (answer.is === 'no') return end(() => heard(fail({ code: answer.code, message: answer.message })));
    if (answer.is !== 'ack') {
      this.take(this.line.seen.rows.length);
      return end(() => heard(fail(STALE)));
    }
    if (!this.has(answer.seq)) {
      const stop = this.line.listen(() => {
        if (!this.has(answer.seq)) return;
        stop();
        this.landed(answer.seq, () => end(done));
      });
    } else this.landed(answer.seq, () => end(done));
  }

  private has(seq: number): boolean {
    return this.line.seen.rows.length > seq;
  }

  /** Up to its own row; what has followed is heard of after it. */
  private landed(seq: number, then: () => void): void {
    this.take(seq + 1);
    then();
  }

  private catchUp(): void {
    if (this.underWay > 0 || this.thrown !== null) return;
    if (this.take(this.line.seen.rows.length)) for (const tell of this.listeners) tell();
  }

  /** Whether there was anything new. */
  private take(upTo: number): boolean {
    const rows = this.line.seen.rows.slice(this.rows, upTo);
    for (const row of rows) this.far = farMatchAfter(this.orders, this.seat, this.far, row) ?? this.far;
    this.rows += rows.length;
    return rows.length > 0;
  }
}

const differ = (here: unknown, there: unknown): boolean => JSON.stringify(here) !== JSON.stringify(there);
