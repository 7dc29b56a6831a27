import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Game, GameTypes } from '#engine/game.ts';
import { checkAction } from '#engine/play.ts';
import type { Draws } from '#engine/random.ts';
import { onlyPerson, type SeatKind } from '#engine/seats.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { Physics } from '#sim/physics.ts';
import { fail, ok, type Fault, type Result } from '#sim/result.ts';
import type { CameraView } from './camera.ts';
import type { GivenPart, Heard, LetGo, Master, UndoRequested } from './master.ts';
import { ASKED, DONE, type Outcome } from './outcome.ts';
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
  'state' | 'physics' | 'playable' | 'check' | 'refuse' | 'set' | 'show' | 'letGo' | 'count' | 'handDraws'
>;

/**
 * The reason why the table shows another position now. `asked`: nothing was played, a player asks to take something
 * back or answers. `seen`: it was played, and things stand already where it puts them.
 */
export type Reason = 'played' | 'seen' | 'followed' | 'taken-back' | 'asked';

/** Follows as soon as a request was granted: within the call, or when the answer has come. */
type Then = () => void;
const NOTHING: Then = () => undefined;

/**
 * The state of a session and the only places where a match gets into it. It knows of the match what its master tells,
 * which may be a seat's view, and asks the master for everything that changes it. Every game's own core says how a
 * position is shown.
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

  private master: Master<T> | null = null;
  private stopListening: () => void = NOTHING;
  private readonly hearingRefusals = new Set<(fault: Fault) => void>();

  get state(): S {
    return this.store.getState();
  }

  /** Always done, so that it can be the whole of a command. */
  set(patch: Partial<S>): Outcome {
    this.store.setState(patch);
    return DONE;
  }

  /** Sets what every game's session has. */
  tell(patch: Partial<MatchState<T>>): Outcome {
    return this.set(patch as Partial<S>); // S has all of it
  }

  /** A player looks from elsewhere. `more`: what else changes with it. */
  look(camera: CameraView, more: Partial<S> = {}): Outcome {
    this.tell({ camera, turned: (this.state.turned ?? 0) + 1 });
    return this.set(more);
  }

  refuse(fault: Fault): Outcome {
    this.tell({ fault });
    return fail(fault);
  }

  /**
   * Calls back with a refusal that no command returns: its call has returned before the match elsewhere answered, or a
   * runner asked. Returns how to stop that.
   */
  onLateRefusal(listener: (fault: Fault) => void): () => void {
    this.hearingRefusals.add(listener);
    return () => this.hearingRefusals.delete(listener);
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

  /** The seat for which this screen plays where the match is kept elsewhere; null where it plays for everybody. */
  get seatHere(): number | null {
    return this.master?.seat ?? null;
  }

  /** The one seat for which this screen plays: where the match is kept elsewhere, or only one person plays. */
  ownSeat({ header }: SeenMatch<T>): number | null {
    return this.seatHere ?? onlyPerson(header.seats);
  }

  /** The first seat of a person, or of a bot, for which the match waits at this screen; null while anything is open. */
  askedOf(kind: SeatKind): number | null {
    const { match, spectating } = this.state;
    if (match === null || spectating || match.undo !== null || this.game.result(match.state) !== null) return null;
    const { seatHere } = this;
    const isHere = (seat: number): boolean => seatHere === null || (kind === 'person' && seat === seatHere);
    const { seats } = match.header;
    return this.game.asked(match.state).find((seat) => seats[seat]?.kind === kind && isHere(seat)) ?? null;
  }

  /**
   * The match that may be played on now. Faults: `no-match`, `looking-on`, `on-its-way`, and why the runner is not
   * free.
   */
  get playable(): Result<SeenMatch<T>> {
    const { match, spectating, asking } = this.state;
    if (match === null) return fail(REFUSALS.noMatch);
    if (spectating) return fail(REFUSALS.spectating);
    if (asking === true) return fail(REFUSALS.onItsWay);
    const { underWay } = this.runner;
    return underWay === null ? ok(match) : fail(underWay);
  }

  /** Whether the rules let the action be played now, and in this tab. */
  check(action: T['action']): Result<T['action']> {
    const { playable } = this;
    if (!playable.ok) return playable;
    const checked = checkAction(this.game, playable.value, action);
    if (!checked.ok) return checked;
    const others = this.whyOthers(playable.value, action);
    return others === null ? checked : fail(others);
  }

  /** Null unless a person would act for a bot, a bot for a person, or this screen for another's seat. */
  private whyOthers({ header, state }: SeenMatch<T>, action: T['action']): Fault | null {
    const seat = this.game.seatOf(state, action);
    if (seat === null) return null;
    if ((header.seats[seat]?.kind === 'bot') !== this.byBot) return REFUSALS.botsSeat;
    const { seatHere } = this;
    return seatHere === null || seat === seatHere ? null : REFUSALS.notYours;
  }

  /** Plays what needs no hand on the table, and shows what has come of it. */
  play(action: T['action'], reason: 'played' | 'seen' = 'played', then = NOTHING): Outcome {
    const { playable } = this;
    if (!playable.ok) return this.refuse(playable.fault);
    const against = this.against(action) ?? this.whyOthers(playable.value, action);
    if (against !== null) return this.refuse(against);
    return this.ask<null>(
      (master, heard) => master.play(action, null, heard),
      (_, { match }) => {
        this.show(match, reason);
        then();
        return DONE;
      },
    );
  }

  /** Lets go what chance has a part in; whole, it is begun on the table with all that is drawn for it. */
  letGo(action: T['action'], begin: (whole: LetGo<T> | null) => Outcome): Outcome {
    return this.ask<LetGo<T> | null>((master, heard) => master.letGo(action, heard), begin);
  }

  /**
   * A performance counts from now on, and is saved: `then` shows it, or waits until it has been seen. `otherwise`: it
   * was refused.
   */
  count(
    action: T['action'],
    performed: T['performed'],
    then: (match: SeenMatch<T>) => void,
    otherwise?: Then,
  ): Outcome {
    return this.ask<null>(
      (master, heard) => master.play(action, performed, heard),
      (_, { match }) => {
        then(match);
        return DONE;
      },
      otherwise,
      'a runner',
    );
  }

  /** The draws of a hand that performs the next action. */
  get handDraws(): Draws {
    if (this.master === null) throw new Error('no hand does anything where there is no match');
    return this.master.handDraws;
  }

  undo(request: UndoRequested): Outcome {
    const { playable } = this;
    if (!playable.ok) return this.refuse(playable.fault);
    const before = playable.value.log.length;
    return this.ask<null>(
      (master, heard) => master.undo(request, heard),
      (_, { match }) => {
        this.show(match, match.log.length < before ? 'taken-back' : 'asked');
        return DONE;
      },
    );
  }

  /**
   * Asks the master. Nothing else can be asked for until it has answered; an answer to whoever has left is not heard.
   */
  private ask<V>(
    send: (master: Master<T>, heard: Heard<V>) => void,
    granted: (value: V, master: Master<T>) => Outcome,
    refused: Then = NOTHING,
    asks: 'a command' | 'a runner' = 'a command',
  ): Outcome {
    const { master } = this;
    if (master === null) return this.refuse(REFUSALS.noMatch);
    const hear = (heard: Result<V>): Outcome => {
      if (this.master !== master) return heard.ok ? DONE : heard;
      const isLate = this.state.asking === true;
      if (isLate) this.tell({ asking: false });
      this.tellGiven(master);
      if (heard.ok) return granted(heard.value, master);
      this.goneOn(master);
      refused();
      const refusal = this.refuse(heard.fault);
      if (isLate || asks === 'a runner') for (const listener of this.hearingRefusals) listener(heard.fault);
      return refusal;
    };
    let outcome = ASKED;
    send(master, (heard) => {
      outcome = hear(heard);
    });
    if (outcome === ASKED) this.tell({ asking: true });
    return outcome;
  }

  /** Sits down at a match that the master keeps. */
  sit(master: Master<T>, spectating: boolean): void {
    this.rise();
    this.master = master;
    this.stopListening = master.listen(() => this.goneOn(master));
    this.open(master.match, spectating);
    this.tellGiven(master);
  }

  /** Gets up: nothing more is heard of the match. */
  stand(): void {
    this.rise();
    this.open(null, false);
  }

  private rise(): void {
    this.stopListening();
    this.stopListening = NOTHING;
    this.master = null;
    if (this.state.asking === true) this.tell({ asking: false });
  }

  /** The match has been gone on with elsewhere, and is kept by this one from now on. */
  follow(master: Master<T>): void {
    this.rise();
    this.master = master;
    this.show(master.match, 'followed');
  }

  /** Parts that are given elsewhere of the action that is asked for. */
  protected get given(): readonly GivenPart<T>[] {
    return this.master?.parts ?? [];
  }

  private tellGiven({ parts = [] }: Master<T>): void {
    const given = parts.map(({ seat }) => seat);
    if (given.join() !== (this.state.given ?? []).join()) this.tell({ given });
  }

  /** The doings of others elsewhere are shown as soon as nothing is under way here. */
  private goneOn(master: Master<T>): void {
    this.tellGiven(master);
    const { match } = master;
    const { played, asking } = this.state;
    if (match === played || asking === true) return;
    if (this.runner.underWay === null) this.show(match, 'followed');
    else this.tell({ played: match });
  }

  /**
   * Why this screen does not let the action be played, where the rules would: private cards, and the device elsewhere.
   */
  protected against(_action: T['action']): Fault | null {
    return null;
  }

  /** The same of taking back. */
  againstUndo(): Fault | null {
    return this.master?.againstUndo ?? null;
  }

  /**
   * The seats of which one asks to take something back, unless told: those that the match asks now, for a match without
   * any action.
   */
  abstract askedNow(match: SeenMatch<T>): readonly number[];

  /** Sits down at a match, or (null) at none; nothing under way. */
  abstract open(match: SeenMatch<T> | null, spectating: boolean): void;

  /** The match as it stands now; what was chosen or pointed at belongs to the position before. */
  abstract show(match: SeenMatch<T>, reason: Reason): void;
}
