import type { GameTypes } from '#engine/game.ts';
import type { Draws } from '#engine/random.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { Recording } from '#sim/recording/poseTracks.ts';
import type { Fault, Result } from '#sim/result.ts';
import type { Runner, RunnerCore } from './core.ts';
import { DONE, type Outcome } from './outcome.ts';
import { REFUSALS } from './refusals.ts';
import type { RollFilm } from './rollFilm.ts';
import type { MatchState, Pace } from './state.ts';

/** A stretch of a film that was just seen. */
export interface Passage {
  readonly film: Recording;
  readonly from: number; // ticks, not always whole
  readonly to: number;
  /** How many times as fast as it was. */
  readonly pace: number;
  /** Whether the film will not become longer. */
  readonly over: boolean;
}

/** Called before a picture is drawn, so it must be quick; what it does cannot reach the film. */
export type PassageListener = (passage: Passage) => void;

/** As much of its core as such a runner asks. */
export interface FilmCore<T extends GameTypes, S extends MatchState<T>> extends RunnerCore<T, S> {
  readonly shown: { readonly calm: boolean };
}

/**
 * Actions that are performed and seen at the same time, from the hand to rest. One counts, and is saved, as soon as its
 * report is there; the match goes on when its end has been seen.
 */
export abstract class FilmRunner<
  T extends GameTypes,
  S extends MatchState<T>,
  A extends T['action'],
  R extends T['performed'],
  C extends FilmCore<T, S>,
> implements Runner {
  protected film: RollFilm<R> | null = null;
  private action: A | null = null;
  /** Whether it was told to whoever keeps the match: `counted` when that has answered. */
  private told: 'not' | 'on-its-way' | 'counted' = 'not';
  /** For how long its end is still to be seen, s; null before it is seen. */
  private leftS: number | null = null;
  /** It has been seen to its end, and is not counted yet. */
  private waiting: (() => void) | null = null;
  private readonly listeners = new Set<PassageListener>();

  constructor(
    protected readonly core: C,
    protected readonly pace: Pace,
  ) {}

  abstract get underWay(): Fault | null;

  /** Begins it on the table. Faults: those of a hand that cannot do it. */
  protected abstract start(match: SeenMatch<T>, action: A, draws: Draws): Result<RollFilm<R>>;
  /** It is under way. */
  protected abstract begun(match: SeenMatch<T>, action: A): void;
  /** It is a part that counts, and the parts of others are still to come. */
  protected waitsForOthers(): Outcome {
    return DONE;
  }
  /** It has never been. */
  protected abstract forgotten(): void;
  protected abstract draw(film: RollFilm<R>): void;
  /** All lies still. Returns for how long that is seen before the match goes on, s. */
  protected abstract rests(film: RollFilm<R>): number;
  /** Whether it does not go on by itself now, however long that has been seen. */
  protected get waits(): boolean {
    return false;
  }
  /** Whether only its end is seen. */
  protected get isSkipped(): boolean {
    return this.core.shown.calm;
  }
  /** The match has gone on after the action. */
  protected followed(_action: A): void {}
  /** All else that is under way comes to its end, too. */
  protected concluded(): void {}

  begin(action: A): Outcome {
    const { core } = this;
    const checked = core.check(action);
    if (!checked.ok) return core.refuse(checked.fault);
    return core.letGo(action, (whole) => {
      if (whole === null) return this.waitsForOthers();
      return this.letGo(whole.action as A, whole.draws); // of the same kind as its part
    });
  }

  private letGo(action: A, draws: Draws): Outcome {
    const { core } = this;
    const { match } = core.state;
    if (match === null) return core.refuse(REFUSALS.noMatch);
    const started = this.start(match, action, draws);
    if (!started.ok) return core.refuse(started.fault);
    this.film = started.value;
    this.action = action;
    this.told = 'not';
    this.leftS = null;
    this.begun(match, action);
    this.draw(started.value);
    return DONE;
  }

  pause(): void {
    this.conclude();
  }

  conclude(): void {
    if (this.film !== null) this.finish(this.film);
    this.concluded();
  }

  abandon(): void {
    if (this.film === null && this.waiting === null) return;
    this.film?.free();
    this.film = null;
    this.action = null;
    this.waiting = null;
    this.forgotten();
  }

  /** Real time passes. Returns whether the next picture will differ. */
  advance(seconds: number, mayGoOn: () => boolean): boolean {
    const { film } = this;
    if (film === null) return false;
    const atOnce = this.pace === 'at-once';
    if (this.leftS === null) {
      if (atOnce || this.isSkipped) film.hurry();
      this.see(film, seconds, mayGoOn);
      this.count(film);
      if (!film.seen) return true;
    }
    this.leftS ??= this.rests(film);
    if (this.waits) return false;
    this.leftS -= seconds;
    if (atOnce || this.leftS <= 0) this.goOn(film);
    return true;
  }

  /** It is over at once, and the match goes on. Returns whether anything was under way. */
  toEnd(): boolean {
    const { film } = this;
    if (film !== null) this.goOn(film);
    return film !== null;
  }

  /** Calls back with every stretch as it is seen. Returns how to stop that. */
  listen(listener: PassageListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A stretch of it is seen, for the first time or again. */
  protected see(film: RollFilm<R>, seconds: number, mayGoOn?: () => boolean): void {
    const from = film.at;
    film.advance(seconds, mayGoOn);
    this.draw(film);
    const { at: to, pace, rolling } = film;
    if (to > from)
      for (const listener of this.listeners) listener({ film: rolling.film, from, to, pace, over: rolling.done });
  }

  /** It is seen at its end, before the match goes on. */
  protected hurry(film: RollFilm<R>): void {
    if (this.leftS !== null) return;
    film.hurry();
    this.draw(film);
    this.count(film);
    this.leftS = this.rests(film);
  }

  private count({ report }: RollFilm<R>): void {
    if (report === null || this.action === null || this.told !== 'not') return;
    this.told = 'on-its-way';
    const counted = (): void => {
      this.told = 'counted';
      this.waiting?.();
    };
    const { core } = this;
    core.count(
      this.action,
      report,
      (played) => {
        core.set({ played } as Partial<S>); // S has all of it
        counted();
      },
      counted,
    );
  }

  private goOn(film: RollFilm<R>): void {
    const { action } = this;
    this.finish(film, () => action !== null && this.followed(action));
  }

  private finish(film: RollFilm<R>, then?: () => void): void {
    // An end that is seen already has been drawn, and may show what was made of it since.
    if (this.leftS === null) {
      film.hurry();
      this.draw(film);
      this.count(film);
    }
    this.film = null;
    this.action = null;
    this.waiting = () => {
      this.waiting = null;
      const { played } = this.core.state;
      if (played !== null) this.core.show(played, 'seen');
      then?.();
    };
    if (this.told !== 'on-its-way') this.waiting();
  }
}
