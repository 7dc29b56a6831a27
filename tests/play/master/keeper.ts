import type { Game, GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { checkAction, play } from '#engine/play.ts';
import { chanceFor, seedFor, type Draws } from '#engine/random.ts';
import { entrySeenBy, seenBy, type SeenEntry, type SeenMatch } from '#engine/seen.ts';
import type { UndoRequested } from '#play/session/master.ts';
import { undone } from '#play/session/matchHere.ts';
import { fault, type Result } from '#sim/result.ts';

// A match that is kept elsewhere, in the smallest way that is honest: it performs everything itself, tells each seat no
// more than its view, and speaks nothing but JSON.

/** Performs a physical action of the position; `draws`: for everything that no hand gives. */
export type Perform<T extends GameTypes> = (
  state: T['state'],
  action: T['action'],
  draws: Draws,
) => Result<T['performed']>;

/** One request of a seat, under an id by which a repeated one is known. */
export interface Asked {
  readonly id: string;
  /** How much of the log that seat knows, and the hash of its end: things may have been taken back meanwhile. */
  readonly have: number;
  readonly last: string | null;
  readonly wants:
    | { readonly do: 'tail' }
    | { readonly do: 'play'; readonly action: unknown }
    | { readonly do: 'undo'; readonly request: UndoRequested };
}

/** All that a seat may see of what it has not got. */
export interface Tail<T extends GameTypes> extends Pick<SeenMatch<T>, 'state' | 'undo'> {
  /** Its own entries from there on give way to these. */
  readonly from: number;
  readonly entries: readonly SeenEntry<T>[];
  /** Draws of a hand that performs the next action, a stroke each: seeds of their own, which tell nothing else. */
  readonly hand: readonly number[];
}

export interface Told<T extends GameTypes> {
  readonly id: string;
  /** `stale`: the match had gone on, and nothing was done. */
  readonly is: 'done' | 'stale' | 'refused';
  readonly fault?: { readonly code: string; readonly message: string };
  /** What was drawn for the throw that was done: each thing and the seed of its chance. */
  readonly drawn?: readonly (readonly [thing: readonly number[], seed: number])[];
  readonly tail: Tail<T>;
}

/** As many strokes of one action as a hand that walks takes. */
const STROKES = 64;

export class Keeper<T extends GameTypes> {
  private screens = 0;
  private readonly answered = new Map<string, string>();
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly game: Game<T>,
    public match: Match<T>,
    private readonly perform: Perform<T>,
  ) {}

  /** A number for one more screen: two of a seat must not take each other's requests for repeated ones. */
  sitDown(): number {
    return (this.screens += 1);
  }

  /** As a seat sees it when it sits down. */
  seen(seat: number): SeenMatch<T> {
    return JSON.parse(JSON.stringify(seenBy(this.game, this.match, seat))) as SeenMatch<T>;
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** The answer to a request; that to a repeated one is the same, with the tail that is missing now. */
  answer(seat: number, text: string): string {
    const asked = JSON.parse(text) as Asked;
    const known = this.answered.get(asked.id);
    const told =
      known === undefined
        ? this.carryOut(seat, asked)
        : { ...(JSON.parse(known) as Told<T>), tail: this.tail(seat, asked) };
    const answer = JSON.stringify(told);
    if (told.is !== 'stale') this.answered.set(asked.id, answer);
    return answer;
  }

  private carryOut(seat: number, asked: Asked): Told<T> {
    const { id, have, wants } = asked;
    const told = (is: Told<T>['is'], more: Partial<Told<T>> = {}): Told<T> => ({
      id,
      is,
      ...more,
      tail: this.tail(seat, asked),
    });
    if (wants.do === 'tail') return told('done');
    if (have !== this.match.log.length || !this.knows(asked)) return told('stale');
    const done = wants.do === 'undo' ? this.undo(seat, wants.request) : this.play(seat, wants.action as T['action']);
    if (!done.next.ok) return told('refused', { fault: done.next.fault });
    this.match = done.next.value;
    for (const changed of this.listeners) changed();
    return told('done', { drawn: done.drawn });
  }

  private undo(seat: number, request: UndoRequested) {
    const by = request.do === 'answer' ? request.seat : request.by;
    return { next: by === seat ? undone(this.game, this.match, request) : notYours(), drawn: [] };
  }

  private play(seat: number, action: T['action']) {
    const { game, match } = this;
    const drawn: [number[], number][] = [];
    const owner = game.seatOf(match.state, action);
    if (owner !== null && owner !== seat) return { next: notYours(), drawn };
    const checked = checkAction(game, match, action);
    if (!checked.ok) return { next: checked, drawn };
    if (!game.isPhysical(action)) return { next: play(game, match, action, null), drawn };
    const performed = this.perform(match.state, action, (...thing) => {
      drawn.push([[...thing], seedFor(match.random, ...thing)]);
      return chanceFor(match.random, ...thing);
    });
    return { next: performed.ok ? play(game, match, action, performed.value) : performed, drawn };
  }

  private knows({ have, last }: Asked): boolean {
    return (this.match.log[have - 1]?.hash ?? null) === last;
  }

  private tail(seat: number, asked: Asked): Tail<T> {
    const { game, match } = this;
    const from = this.knows(asked) ? asked.have : 0;
    const hand = Array.from({ length: STROKES }, (_, stroke) => seedFor(match.random, match.log.length, stroke));
    return {
      from,
      entries: match.log.slice(from).map((entry) => entrySeenBy(game, entry, seat)),
      state: game.view(match.state, seat),
      undo: match.undo,
      hand,
    };
  }
}

const notYours = () => fault('not-yours', 'Another seat has to do that.');
