import type { GameTypes } from '#engine/game.ts';
import type { Orders } from '#engine/matchFile/orders.ts';
import { chanceFor, seedRandom, type Draws } from '#engine/random.ts';
import type { SeenEntry, SeenMatch } from '#engine/seen.ts';
import type { GivenPart, Heard, LetGo, Master, UndoRequested } from '#play/session/master.ts';
import { refusal } from '#play/session/refusals.ts';
import { fail, ok, type Fault } from '#sim/result.ts';
import type { Answer } from '../protocol/answers.ts';
import type { Ask } from '../protocol/asks.ts';
import type { ShownRow } from '../rooms/shownRow.ts';
import { drawsOf, farMatchAfter, type FarMatch } from './farMatch.ts';
import type { Line } from './line.ts';

const STALE = refusal('stale', 'The match has gone on meanwhile.');
const RATED = refusal('rated', 'In a rated match nothing is taken back.');
const PRACTICE = refusal('practice', 'At a practice table it is “Practice”, beside the table, that goes back.');
const DIFFERS = refusal('differs', 'It went otherwise elsewhere.');

/**
 * Shows what others have performed before the table goes on with it, and calls `then` at the end. `cut`: the match to
 * there, its log nothing but those performances. `at`: when the last of them was stored, ms since 1970.
 */
export type Projector<T extends GameTypes> = (cut: SeenMatch<T>, at: number, then: () => void) => void;

/** The match as the line tells it, for the table of one seat (null: of who looks on). */
export class FarMaster<T extends GameTypes> implements Master<T> {
  private far: FarMatch<T>;
  private readonly listeners = new Set<() => void>();
  /** Something of this seat is on its way: what has come of it is told with its own answer. */
  private underWay = 0;
  /** Performed elsewhere for a throw that is still seen on its way here. */
  private thrown: { readonly performed: T['performed'] | null } | null = null;
  private readonly stop: () => void;
  private projector: Projector<T> | null = null;
  private isShowing = false;

  /**
   * Null while no match has begun there. `seen`: so many rows were seen here before; what has followed comes with
   * `goOn`, what others have performed first of all. `performs`: see the constructor.
   */
  static of<T extends GameTypes>(line: Line, orders: Orders<T>, seen = Infinity, performs = true): FarMaster<T> | null {
    const { rows, seat } = line.seen;
    const isOf = ({ body }: ShownRow, what: string): boolean => (body as { readonly do: string }).do === what;
    const begun = rows.findLastIndex((row) => isOf(row, 'begin'));
    const unseen = rows.findIndex((row, at) => at >= seen && at > begun && isOf(row, 'act'));
    const known = rows.slice(0, seen > begun && unseen >= 0 ? unseen : rows.length);
    const far = known.reduce<FarMatch<T> | null>((before, row) => farMatchAfter(orders, seat, before, row), null);
    return far === null ? null : new FarMaster(line, orders, far, known.length, performs);
  }

  private constructor(
    private readonly line: Line,
    private readonly orders: Orders<T>,
    far: FarMatch<T>,
    /** That are in it. */
    private rows: number,
    /** Chance is seen on its way at this screen; else its outcome comes as those of others do. */
    private readonly performs: boolean,
  ) {
    this.far = far;
    this.stop = line.listen(() => this.goOn());
  }

  get seat(): number | null {
    return this.line.seen.seat;
  }

  /** So many rows have been seen here. */
  get seen(): number {
    return this.rows;
  }

  get match(): SeenMatch<T> {
    return this.far.match;
  }

  get handDraws(): Draws {
    const { hand } = this.far;
    const random = seedRandom(hand ?? 0);
    return (...thing) => chanceFor(random, ...thing);
  }

  get againstUndo(): Fault | null {
    const begun = this.line.seen.rows.findLast(({ body }) => (body as { readonly do: string }).do === 'begin');
    if ((begun?.body as { readonly rated?: true } | undefined)?.rated === true) return RATED;
    return this.far.trail === null ? null : PRACTICE;
  }

  get parts(): readonly GivenPart<T>[] {
    return this.far.parts;
  }

  letGo(action: T['action'], heard: Heard<LetGo<T> | null>): void {
    this.send({ do: 'act', order: this.orderOf(action) }, heard, () => {
      const { drawn, match, parts } = this.far;
      const last = match.log.at(-1);
      if (parts.length > 0 || last === undefined) return heard(ok(null));
      if (!this.performs)
        return this.showFirst({ ...match, log: [last] }, this.line.seen.nowMs, () => {
          heard(ok(null));
          this.tell();
        });
      this.thrown = { performed: last.performed };
      heard(ok({ action: last.action ?? action, draws: drawsOf(drawn) }));
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

  /** Practice: the throw of that row once more, from the position before it and with other chance; seen here first. */
  throwAgain(before: number, order: object, heard: Heard<null>): void {
    const done = (): void => {
      const { match, parts } = this.far;
      if (parts.length > 0) this.tell(); // others have still to give theirs
      if (parts.length > 0) return heard(ok(null));
      this.showFirst({ ...match, log: match.log.slice(-1) }, this.line.seen.nowMs, () => {
        heard(ok(null));
        this.tell();
      });
    };
    this.send({ do: 'rewind', to: before, fresh: true }, heard, () =>
      this.send({ do: 'act', order: order as { do: string } }, heard, done),
    );
  }

  listen(goneOn: () => void): () => void {
    this.listeners.add(goneOn);
    return () => this.listeners.delete(goneOn);
  }

  /** From now on what others perform is seen first. Null: it is not. */
  showBy(projector: Projector<T> | null): void {
    this.projector = projector;
  }

  /** To all that is known, once it has been shown. */
  goOn(): void {
    if (this.underWay > 0 || this.thrown !== null || this.isShowing) return;
    const { rows } = this.line.seen;
    const upTo = rows.length;
    const cut = this.projector && this.performedBy(rows.slice(this.rows));
    if (!cut) return this.tellOf(upTo);
    this.showFirst(cut, rows.at(-1)?.at ?? 0, () => this.tellOf(upTo));
  }

  private showFirst(cut: SeenMatch<T>, at: number, then: () => void): void {
    if (!this.projector) return then();
    this.isShowing = true;
    this.projector(cut, at, () => {
      if (!this.isShowing) return;
      this.isShowing = false;
      then();
      this.goOn();
    });
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
    void this.line.ask(ask, this.rows - 1).then((answer) => this.answered(ask, answer, heard, done));
  }

  private answered<V>(ask: Ask, answer: Answer, heard: Heard<V>, done: () => void): void {
    const end = (tell: () => void): void => {
      this.underWay -= 1;
      tell();
      if (this.underWay === 0) this.goOn();
    };
    if (answer.is === 'no') return end(() => heard(fail({ code: answer.code, message: answer.message })));
    if (answer.is === 'later') return end(() => heard(fail(STALE)));
    const isIn = answer.is === 'ack';
    this.whenTold(isIn ? answer.seq : answer.head, (since) => {
      if (isIn) return end(done);
      if (ask.do !== 'act' || !since.every(isBeside)) return end(() => heard(fail(STALE)));
      this.underWay -= 1;
      this.send(ask, heard, done);
    });
  }

  /** Once that row is here, it and those before it are in the match; what has followed is heard of later. */
  private whenTold(seq: number, then: (since: readonly ShownRow[]) => void): void {
    const isTold = (): boolean => this.line.seen.rows.length > seq;
    if (isTold()) return then(this.take(seq + 1));
    const stop = this.line.listen(() => {
      if (!isTold()) return;
      stop();
      then(this.take(seq + 1));
    });
  }

  private tellOf(upTo: number): void {
    if (this.take(upTo).length > 0) this.tell();
  }

  private tell(): void {
    for (const tell of this.listeners) tell();
  }

  /** The performances of others in these rows that still stand after them; null where there is none. */
  private performedBy(rows: readonly ShownRow[]): SeenMatch<T> | null {
    let { far } = this;
    const played = new Set<SeenEntry<T> | undefined>();
    for (const row of rows) {
      far = farMatchAfter(this.orders, this.seat, far, row) ?? far;
      if ((row.body as { readonly do: string }).do === 'act') played.add(far.match.log.at(-1));
    }
    const { match } = far;
    const isSeen = (entry: SeenEntry<T>): boolean =>
      played.has(entry) && entry.performed !== null && (entry.seat !== this.seat || !this.performs);
    const log = match.header === this.far.match.header ? match.log.filter(isSeen) : [];
    return log.length === 0 ? null : { ...match, log };
  }

  /** The rows that are new. */
  private take(upTo: number): readonly ShownRow[] {
    const rows = this.line.seen.rows.slice(this.rows, upTo);
    for (const row of rows) this.far = farMatchAfter(this.orders, this.seat, this.far, row) ?? this.far;
    this.rows += rows.length;
    return rows;
  }
}

/**
 * An order still means what it meant before that row: it is no part of the match, or what another seat has chosen
 * meanwhile, unseen, as this one was choosing, too. Whether it is still allowed the server says.
 */
function isBeside({ seat, body }: ShownRow): boolean {
  const { do: what, entry } = body as { readonly do: string; readonly entry?: { readonly action: object | null } };
  if (what === 'act') return seat !== null && entry?.action === null;
  return what !== 'undo' && what !== 'rewind' && what !== 'begin';
}

const differ = (here: unknown, there: unknown): boolean => JSON.stringify(here) !== JSON.stringify(there);
