import type { Game } from '#engine/game.ts';
import type { DoingTypes } from '#engine/matchFile/ruledActions.ts';
import type { Draws } from '#engine/random.ts';
import type { Rolls } from '#engine/rolls.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { PieceId } from '#sim/ids.ts';
import { ok, type Fault, type Result } from '#sim/result.ts';
import type { Pose } from '#sim/world/pose.ts';
import { SessionCore, type Reason } from '../session/core.ts';
import { FilmRunner, type PassageListener } from '../session/filmRunner.ts';
import type { Outcome } from '../session/outcome.ts';
import { REFUSALS } from '../session/refusals.ts';
import { RollFilm } from '../session/rollFilm.ts';
import type { SessionBase } from '../session/sessionBase.ts';
import { sessionOf, type SessionWith } from '../session/sessionOf.ts';
import type { MatchCommands, MatchState, Pace } from '../session/state.ts';
import { ShownPieces } from '../table/shownPieces.ts';

// The session of a game that asks for no more: choices count at once, and one kind of action is let go and seen rolling
// in the middle of the table.

export interface UsualState<T extends DoingTypes> extends MatchState<T> {
  readonly stage: 'idle' | 'rolling';
}

export interface UsualCommands<T extends DoingTypes> extends MatchCommands<T> {
  /** Does something by the seat that is asked. */
  act(action: (seat: number) => T['action']): Outcome;
}

export interface UsualSession<T extends DoingTypes> extends SessionWith<T, UsualState<T>, UsualCommands<T>> {
  /** Calls back with every stretch of a roll as it is seen. Returns how to stop that. */
  onPassage(listener: PassageListener): () => void;
}

/** The types of such a game at a table. */
export interface UsualTable<T extends DoingTypes> {
  readonly rules: T;
  readonly state: UsualState<T>;
  readonly session: UsualSession<T>;
  readonly hand: null;
}

/** A game's part in such a session. */
interface UsualParts<T extends DoingTypes, P extends T['action'], G> {
  readonly rolls: Rolls<T, P, G>;
  /** Where every piece is while nothing rolls. */
  stills(state: T['state']): ReadonlyMap<PieceId, Pose>;
  /** Whether the seat that is asked chooses by what is secret, and has to have the device. */
  isSecret(state: T['state']): boolean;
}

/** A match of the game at this screen's table. */
export const usualSession =
  <T extends DoingTypes, P extends T['action'], G>(game: Game<T>, parts: UsualParts<T, P, G>) =>
  (base: SessionBase): UsualSession<T> => {
    const core = new Core(game, base.physics, base.pace, parts);
    const { runner } = core;
    const session = sessionOf(core, base, { advance: (seconds, _, mayGoOn) => runner.advance(seconds, mayGoOn) });
    const act: UsualCommands<T>['act'] = (make) => {
      const { match } = core.state;
      const action = make(match === null ? 0 : (game.asked(match.state)[0] ?? 0));
      return runner.isRoll(action) ? runner.begin(action) : core.play(action);
    };
    return {
      ...session,
      commands: {
        ...session.commands,
        act,
        concede: (seat) => act(() => ({ do: 'concede', seat })),
        setCamera: (camera) => core.look(camera),
      },
      onPassage: (listener) => runner.listen(listener),
    };
  };

class Core<T extends DoingTypes, P extends T['action'], G> extends SessionCore<T, UsualState<T>> {
  readonly shown = new ShownPieces();
  readonly runner: RollRunner<T, P, G>;

  constructor(
    game: Game<T>,
    physics: SessionBase['physics'],
    pace: Pace,
    readonly parts: UsualParts<T, P, G>,
  ) {
    super(game, physics, {
      match: null,
      played: null,
      holder: null,
      fault: null,
      camera: 'seat',
      spectating: false,
      stage: 'idle',
    });
    this.runner = new RollRunner(this, pace);
  }

  askedNow({ state }: SeenMatch<T>): readonly number[] {
    return this.game.asked(state);
  }

  /** Giving up, and what no seat does, needs no secrets. */
  protected override against(action: T['action']): Fault | null {
    const { match, holder } = this.state;
    if (match === null || action.do === 'concede' || !this.parts.isSecret(match.state)) return null;
    const seat = this.game.seatOf(match.state, action);
    return seat === null || seat === holder ? null : REFUSALS.notInHand;
  }

  open(match: SeenMatch<T> | null, spectating: boolean): void {
    this.set({ ...this.blank, match, played: match, spectating });
    this.shown.place(match === null ? new Map() : this.parts.stills(match.state), 'at-once');
  }

  /** A seat holds the device until it has chosen. Things that were seen rolling lie there until the match goes on. */
  show(match: SeenMatch<T>, reason: Reason): void {
    const { holder } = this.state;
    const stays = holder !== null && this.game.asked(match.state).includes(holder) && this.parts.isSecret(match.state);
    this.set({ match, played: match, stage: 'idle', fault: null, holder: stays ? holder : null });
    if (reason !== 'seen' && reason !== 'asked') this.shown.place(this.parts.stills(match.state));
  }
}

type Report<T extends DoingTypes> = T['performed'];

/** From the hand to rest. It counts as soon as the outcome is known, and the match goes on once it was seen. */
class RollRunner<T extends DoingTypes, P extends T['action'], G> extends FilmRunner<
  T,
  UsualState<T>,
  P,
  Report<T>,
  Core<T, P, G>
> {
  get underWay(): Fault | null {
    return this.core.state.stage === 'rolling' ? REFUSALS.rolling : null;
  }

  isRoll(action: T['action']): action is P {
    return action.do === this.core.parts.rolls.does;
  }

  protected start({ state }: SeenMatch<T>, action: P, random: Draws): Result<RollFilm<Report<T>>> {
    const started = this.core.parts.rolls.start(this.core.physics, { state, random }, action);
    return started.ok ? ok(new RollFilm(started.value)) : started;
  }

  protected begun(): void {
    this.core.set({ stage: 'rolling', fault: null });
  }

  protected forgotten(): void {
    this.core.set({ stage: 'idle' });
  }

  protected rests(): number {
    return 0;
  }

  protected draw({ rolling: { film }, at }: RollFilm<Report<T>>): void {
    const tick = Math.floor(at);
    for (const id of film.pieces) this.core.shown.show(id, film.poseOf(id, tick), film.poseOf(id, tick + 1), at - tick);
  }
}
