import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { checkAction, play } from '#engine/play.ts';
import type { SeatKind } from '#engine/seats.ts';
import type { Physics } from '#sim/physics.ts';
import { fail, ok, type Fault, type Result } from '#sim/result.ts';
import type { CameraView } from './camera.ts';
import { REFUSALS } from './refusals.ts';
import type { MatchState } from './state.ts';

/** A game's actions by hand that are under way on the table. */
export interface Runner {
  /** Why nothing else may begin now; null while nothing is under way. */
  readonly underWay: Fault | null;
  /** It comes to its end within this call and counts as it stands. */
  conclude(): void;
  /** The players get up: the same, but for what can go on when the match is opened again. */
  pause(): void;
  /** It is forgotten without a trace. */
  abandon(): void;
}

/** As much of its core as a runner asks: what may be done, and where what was done goes. */
export type RunnerCore<T extends GameTypes, S extends MatchState<T>> = Pick<
  SessionCore<T, S>,
  'state' | 'physics' | 'playable' | 'check' | 'refuse' | 'set' | 'show'
>;

/**
 * The reason why the table shows another position now. `asked`: nothing was played, a player asks to take something
 * back or answers. `seen`: it was played, and things stand already where it puts them.
 */
export type Reason = 'played' | 'seen' | 'followed' | 'taken-back' | 'asked';

/**
 * The state of a session and the only places where a match gets into it. Every game's own core says how a position is
 * shown.
 */
export abstract class SessionCore<T extends GameTypes, S extends MatchState<T>> {
  readonly store: StoreApi<S>;
  abstract readonly runner: Runner;

  constructor(
    readonly game: Game<T>,
    readonly physics: Physics,
    /** Before any match. */
    protected readonly blank: S,
  ) {
    this.store = createStore(() => blank);
  }

  get state(): S {
    return this.store.getState();
  }

  set(patch: Partial<S>): void {
    this.store.setState(patch);
  }

  /** Sets what every game's session has. */
  tell(patch: Partial<MatchState<T>>): void {
    this.store.setState(patch as Partial<S>); // S has all of it
  }

  /** A player looks from elsewhere. */
  look(camera: CameraView): void {
    this.tell({ camera, turned: (this.state.turned ?? 0) + 1 });
  }

  refuse(fault: Fault): false {
    this.tell({ fault });
    return false;
  }

  /** The move of a bot is being made: nobody but the bot acts for its seat. */
  private byBot = false;

  /** Acts for a seat that a bot plays, or a person; whatever is called in `how`, before it returns, is its doing. */
  actFor<R>(kind: SeatKind, how: () => R): R {
    const before = this.byBot;
    this.byBot = kind === 'bot';
    try {
      return how();
    } finally {
      this.byBot = before;
    }
  }

  /** The kind of player whose doing all is that is called now. */
  protected get acting(): SeatKind {
    return this.byBot ? 'bot' : 'person';
  }

  /** The first seat of a person, or of a bot, for which the match waits at this screen; null while anything is open. */
  askedOf(kind: SeatKind): number | null {
    const { match, spectating } = this.state;
    if (match === null || spectating || match.undo !== null || this.game.result(match.state) !== null) return null;
    return this.game.asked(match.state).find((seat) => match.header.seats[seat]?.kind === kind) ?? null;
  }

  /** The match that may be played on now. Faults: `no-match`, `looking-on`, and why the runner is not free. */
  get playable(): Result<Match<T>> {
    const { match, spectating } = this.state;
    if (match === null) return fail(REFUSALS.noMatch);
    if (spectating) return fail(REFUSALS.spectating);
    const { underWay } = this.runner;
    return underWay === null ? ok(match) : fail(underWay);
  }

  /** Whether the rules let the action be played now, and in this tab. */
  check(action: T['action']): Result<T['action']> {
    const { playable } = this;
    if (!playable.ok) return playable;
    const checked = checkAction(this.game, playable.value, action);
    return checked.ok && this.isOfOther(playable.value, action) ? fail(REFUSALS.botsSeat) : checked;
  }

  /** Whether a person would act for a bot, or a bot for a person. */
  private isOfOther({ header, state }: Match<T>, action: T['action']): boolean {
    const seat = this.game.seatOf(state, action);
    return seat !== null && (header.seats[seat]?.kind === 'bot') !== this.byBot;
  }

  /** Plays what needs no hand on the table, and shows what has come of it. Returns whether it could be played. */
  play(action: T['action'], reason: 'played' | 'seen' = 'played'): boolean {
    const { playable } = this;
    const against = playable.ok ? this.against(action) : null;
    if (against !== null) return this.refuse(against);
    if (playable.ok && this.isOfOther(playable.value, action)) return this.refuse(REFUSALS.botsSeat);
    const played = playable.ok ? play(this.game, playable.value, action, null) : playable;
    if (!played.ok) return this.refuse(played.fault);
    this.show(played.value, reason);
    return true;
  }

  /** A performance counts from now on, and is saved; it is shown when it has been seen. */
  count(action: T['action'], performed: T['performed']): void {
    const { match } = this.state;
    const played = match && play(this.game, match, action, performed);
    if (!played?.ok) throw new Error('an action that was let pass can be played');
    this.tell({ played: played.value });
  }

  /**
   * Why this screen does not let the action be played, where the rules would: private cards, and the device elsewhere.
   */
  protected against(_action: T['action']): Fault | null {
    return null;
  }

  /** The same of taking back. */
  againstUndo(): Fault | null {
    return null;
  }

  /**
   * The seats of which one asks to take something back, unless told: those that the match asks now, for a match without
   * any action.
   */
  abstract askedNow(match: Match<T>): readonly number[];

  /** Sits down at a match, or (null) at none; nothing under way. */
  abstract open(match: Match<T> | null, spectating: boolean): void;

  /** The match as it stands now; what was chosen or pointed at belongs to the position before. */
  abstract show(match: Match<T>, reason: Reason): void;
}
