import type { Game, GameTypes } from '#engine/game.ts';
import type { SeatKind } from '#engine/seats.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { Seat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import type { Fault } from '#sim/result.ts';
import type { ShownPieces } from '../table/shownPieces.ts';
import { AutoAdvance } from './autoAdvance.ts';
import { SessionCore, type Runner } from './core.ts';
import type { PassageListener } from './filmRunner.ts';
import { DONE, type Outcome } from './outcome.ts';
import { personsIn } from './players.ts';
import { REFUSALS } from './refusals.ts';
import { sessionOf, type SessionOptions, type SessionParts, type SessionWith } from './sessionOf.ts';
import type { MatchCommands, MatchState } from './state.ts';

// Sessions of games whose choices may be secret, so that the device is handed on, and in which what follows from an
// action is told part by part before the match goes on.

/** The state of such a session. */
export interface TellingState<T extends GameTypes> extends MatchState<T> {
  /** `choosing`: a seat chooses (at the end of a match, none). */
  readonly stage: string;
  /** A move that is shown and not played: a hint, or the next one of a computer. */
  readonly aimed: { readonly seat: number } | null;
  /** The only person at a table with computers, who never hands the device on; null where there are more, or none. */
  readonly alone: Seat | null;
}

/** The commands of such a session besides the match's. */
interface TellingCommands {
  /** The next part is told; what a hand has let go is seen at its end. */
  goOn(): Outcome;
  /** All that follows, at once. */
  tellAll(): Outcome;
}

/** Such a session as its game knows it. */
export interface TellingSession<
  T extends GameTypes,
  S extends TellingState<T>,
  C extends MatchCommands<T>,
> extends SessionWith<T, S, C & TellingCommands> {
  /** Calls back with every stretch of what a hand has let go as it is seen. Returns how to stop that. */
  onPassage(listener: PassageListener): () => void;
}

/** Shows what a hand has let go. */
interface SeenRunner extends Runner {
  advance(seconds: number, mayGoOn: () => boolean): boolean;
  /** Returns whether there was anything to bring to its end. */
  toEnd(): boolean;
  listen(listener: PassageListener): () => void;
}

export abstract class TellingCore<T extends GameTypes, S extends TellingState<T>> extends SessionCore<T, S> {
  abstract override readonly runner: SeenRunner;

  constructor(
    game: Game<T>,
    physics: Physics,
    blank: S,
    readonly shown: ShownPieces,
  ) {
    super(game, physics, blank);
    this.store.subscribe((now, before) => {
      const { alone, holder, spectating } = now;
      if (alone !== null && holder !== alone && !spectating) this.tell({ holder: alone });
      // A hint is for one pair of eyes.
      else if (holder !== before.holder && now.aimed !== null) this.set({ aimed: null } as Partial<S>);
    });
  }

  /** Whether nothing of the action is secret, or its seat has the device. */
  protected abstract isHere(action: T['action']): boolean;
  /** Whether a hint for the seat may be told in front of everybody. */
  protected abstract isOpen(match: SeenMatch<T>, seat: number): boolean;
  /** The part of what follows from an action that is told now, another object each; null while nothing is told. */
  protected abstract get told(): object | null;
  protected abstract put(match: SeenMatch<T>, how: 'on-its-way' | 'at-once'): void;
  /** The next part is told; after the last one the match goes on. */
  abstract tellNext(): void;
  abstract tellAll(): void;

  /** The part that is told, where no person is there to read it; else null. */
  get unread(): object | null {
    const { match, spectating } = this.state;
    if (match === null || spectating) return null;
    return personsIn(match.header, this.game.playing(match.state)).length === 0 ? this.told : null;
  }

  /** Of persons the one with the device; none while it has to be handed on, as a hint would tell a secret. */
  override askedOf(kind: SeatKind): number | null {
    const { match, holder, stage } = this.state;
    const seat = super.askedOf(kind);
    if (kind === 'bot' || match === null || seat === null || stage !== 'choosing') return seat;
    if (holder !== null && this.game.asked(match.state).includes(holder)) return holder;
    return this.isOpen(match, seat) ? seat : null;
  }

  override askedNow({ state }: SeenMatch<T>): readonly number[] {
    return this.game.asked(state);
  }

  /** A computer has no device. */
  protected override against(action: T['action']): Fault | null {
    return this.acting === 'bot' || this.isHere(action) ? null : REFUSALS.notInHand;
  }

  override open(match: SeenMatch<T> | null, spectating: boolean): void {
    this.set({ ...this.blank, spectating });
    if (match === null) this.shown.place(new Map(), 'at-once');
    else this.put(match, 'at-once');
  }
}

/** Everything in such a session but the game's own commands. */
export function tellingSession<T extends GameTypes, S extends TellingState<T>, M>(
  core: TellingCore<T, S>,
  options: SessionOptions<T, M>,
  parts: Pick<SessionParts<T, M>, 'bots' | 'hints'>,
) {
  const { runner } = core;
  const readOn = new AutoAdvance({
    unread: () => core.unread,
    bots: () => core.state.bots,
    next: () => core.tellNext(),
  });
  const session = sessionOf(core, options, {
    ...parts,
    advance: (seconds, rate, mayGoOn) => {
      const runs = runner.advance(seconds * rate, mayGoOn);
      return readOn.advance(seconds) || runs;
    },
  });
  return {
    ...session,
    commands: {
      ...session.commands,
      goOn: () => {
        if (!runner.toEnd()) core.tellNext();
        return DONE;
      },
      tellAll: () => {
        core.tellAll();
        return DONE;
      },
    },
    onPassage: (listener: PassageListener) => runner.listen(listener),
  };
}
