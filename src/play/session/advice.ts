import type { Thought } from '#bots/bot.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { isWhole, type SeenMatch } from '#engine/seen.ts';
import { fail, type Result } from '#sim/result.ts';
import type { SessionCore } from './core.ts';
import { DONE, type Outcome } from './outcome.ts';
import { REFUSALS } from './refusals.ts';
import type { AdviceTold, MatchState } from './state.ts';
import { saidOf } from '../offThread/lateFault.ts';
import { texts } from '../texts.ts';

/** The part of a game's session that shows hints. `M`: a move of the game's bots. */
export interface AdviceHere<T extends GameTypes, M> {
  /** The move of the best bot for the seat, thought out off the page's thread. */
  think(match: Match<T>, seat: number, signal: AbortSignal): Promise<Result<Thought<M>>>;
  /** Shows the move on the table, without playing it. */
  show(move: M): void;
  /** Whether what was played since leaves the seat's choice as it was. Left out where every action changes it. */
  stays?(before: SeenMatch<T>, now: SeenMatch<T>, seat: number): boolean;
}

/** Hints for the seat that is asked: the best bot's next move, shown and not played. */
export class Advice<T extends GameTypes, S extends MatchState<T>, M> {
  private stop: AbortController | null = null;
  private seat: number | null = null;

  constructor(
    private readonly core: SessionCore<T, S>,
    private readonly here: AdviceHere<T, M>,
  ) {
    core.store.subscribe((now, before) => {
      if (now.holder !== before.holder) this.forget(); // it may tell a secret
      else if (now.match !== before.match && !this.stays(before.match, now.match)) this.forget();
    });
  }

  /** Only said to wait while something is under way on the table. */
  ask(): Outcome {
    const { match } = this.core.state;
    const seat = this.core.askedOf('person');
    if (match === null || !isWhole(match) || seat === null) return fail(REFUSALS.noHint);
    this.forget();
    if (this.core.runner.underWay !== null) return this.tell({ stage: 'waiting', reason: null });
    const stop = new AbortController();
    this.stop = stop;
    this.seat = seat;
    this.tell({ stage: 'thinking', reason: null });
    this.here.think(match, seat, stop.signal).then(
      (thought) => (thought.ok ? this.hear(stop, thought.value) : this.fail(stop, thought.fault.message)),
      (error: unknown) => this.fail(stop, saidOf(error, texts.advice.failed)),
    );
    return DONE;
  }

  private stays(before: SeenMatch<T> | null, now: SeenMatch<T> | null): boolean {
    if (before === null || now === null || this.seat === null) return false;
    return this.here.stays?.(before, now, this.seat) === true;
  }

  private forget(): void {
    this.stop?.abort();
    this.stop = null;
    if ((this.core.state.advice ?? null) !== null) this.tell(null);
  }

  private hear(stop: AbortController, thought: Thought<M>): void {
    if (this.stop !== stop) return; // it is no longer wanted
    this.here.show(thought.move);
    this.tell({ stage: 'shown', reason: thought.reason });
  }

  private fail(stop: AbortController, why: string): void {
    if (this.stop === stop) this.tell({ stage: 'failed', reason: null, why });
  }

  private tell(advice: AdviceTold | null): Outcome {
    return this.core.tell({ advice });
  }
}
