import { chanceFrom, type Draws } from '#engine/random.ts';
import type { GameTypes } from '#engine/game.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { Heard, LetGo, Master, UndoRequested } from '#play/session/master.ts';
import { fail, ok } from '#sim/result.ts';
import { refusal } from '#play/session/refusals.ts';
import type { Asked, Keeper, Tail, Told } from './keeper.ts';
import type { Line } from './line.ts';

const STALE = refusal('stale', 'The match has gone on meanwhile.');

/** One seat's end of the line to whoever keeps the match: asks until it is answered, and keeps what it may see. */
export class FarMaster<T extends GameTypes> implements Master<T> {
  match: SeenMatch<T>;
  private hand: readonly number[] = [];
  private readonly screen: number;
  private asked = 0;
  private underWay = 0;
  private readonly waiting = new Map<string, (told: Told<T>) => void>();
  private readonly heard = new Set<() => void>();
  /** What has come of a throw that is still seen on its way here. */
  private thrown: Told<T> | null = null;

  constructor(
    keeper: Keeper<T>,
    readonly seat: number,
    private readonly line: Line,
  ) {
    this.match = keeper.seen(seat);
    this.screen = keeper.sitDown();
    line.open(
      (text) => keeper.answer(seat, text),
      (text) => this.hear(JSON.parse(text) as Told<T>),
    );
    keeper.onChange(() => line.hint(() => this.catchUp()));
    this.catchUp();
  }

  get handDraws(): Draws {
    return (_, stroke = 0) => chanceFrom(this.hand[stroke] ?? 0);
  }

  letGo(action: T['action'], heard: Heard<LetGo<T>>): void {
    this.underWay += 1;
    this.ask({ do: 'play', action }, (told) => {
      if (told.is !== 'done') return this.refuse(told, heard);
      this.thrown = told;
      const seeds = new Map((told.drawn ?? []).map(([thing, seed]) => [thing.join(), seed]));
      const draws: Draws = (...thing) => {
        const seed = seeds.get(thing.join());
        if (seed === undefined) throw new Error(`nobody has drawn ${thing.join()}`);
        return chanceFrom(seed);
      };
      heard(ok({ action, draws }));
    });
  }

  play(action: T['action'], performed: T['performed'] | null, heard: Heard<null>): void {
    const { thrown } = this;
    if (thrown !== null) return this.land(thrown, performed, heard);
    this.underWay += 1;
    this.ask({ do: 'play', action }, (told) => {
      if (told.is !== 'done') return this.refuse(told, heard);
      this.over(told.tail);
      heard(this.differs(performed, told) ? fail(refusal('differs', 'It went otherwise elsewhere.')) : ok(null));
    });
  }

  undo(request: UndoRequested, heard: Heard<null>): void {
    this.underWay += 1;
    this.ask({ do: 'undo', request }, (told) => {
      if (told.is !== 'done') return this.refuse(told, heard);
      this.over(told.tail);
      heard(ok(null));
    });
  }

  listen(goneOn: () => void): () => void {
    this.heard.add(goneOn);
    return () => this.heard.delete(goneOn);
  }

  /** The throw that was seen here is the one that was made there, to the bit. */
  private land(thrown: Told<T>, performed: T['performed'] | null, heard: Heard<null>): void {
    this.thrown = null;
    const differs = this.differs(performed, thrown);
    this.over(thrown.tail);
    heard(differs ? fail(refusal('differs', 'It went otherwise elsewhere.')) : ok(null));
  }

  private differs(performed: T['performed'] | null, { tail }: Told<T>): boolean {
    const theirs = tail.entries[0]?.performed ?? null;
    return JSON.stringify(performed) !== JSON.stringify(theirs);
  }

  private refuse<V>(told: Told<T>, heard: Heard<V>): void {
    this.over(told.tail);
    heard(fail(told.is === 'stale' ? STALE : (told.fault ?? STALE)));
  }

  /** Not while something of this seat is on its way: what has come of that comes with its own answer. */
  private catchUp(): void {
    this.ask({ do: 'tail' }, ({ tail }) => {
      if (this.underWay > 0) return;
      const before = this.match;
      this.take(tail);
      if (this.match !== before) for (const tell of this.heard) tell();
    });
  }

  /** What was under way is over; what has come meanwhile is asked for. */
  private over(tail: Tail<T>): void {
    this.take(tail);
    this.underWay -= 1;
    this.catchUp();
  }

  private ask(wants: Asked['wants'], then: (told: Told<T>) => void): void {
    const id = `${this.screen}-${(this.asked += 1)}`;
    this.waiting.set(id, then);
    const log = () => this.match.log;
    const text = (): string | null =>
      this.waiting.has(id) ? JSON.stringify({ id, have: log().length, last: log().at(-1)?.hash ?? null, wants }) : null;
    this.line.sendUntilAnswered(text);
  }

  private hear(told: Told<T>): void {
    const then = this.waiting.get(told.id);
    this.waiting.delete(told.id);
    then?.(told); // a repeated answer was heard already
  }

  private take({ from, entries, state, undo, hand }: Tail<T>): void {
    const { header, log, undo: before } = this.match;
    if (from > log.length) throw new Error('a part of the log is missing');
    this.hand = hand;
    const now = [...log.slice(0, from), ...entries];
    const isSame = now.length === log.length && now.at(-1)?.hash === log.at(-1)?.hash;
    // A tail that was asked for twice tells nothing new.
    if (isSame && JSON.stringify(undo) === JSON.stringify(before)) return;
    this.match = { header, log: now, state, undo };
  }
}
