import type { Draws } from '#engine/random.ts';
import { omen, type SeenOmen, type OmenTypes } from '#games/omen/omen.ts';
import { DIE_ID, startThrow } from '#games/omen/perform.ts';
import type { OmenAction, OmenReport, ThrowAction } from '#games/omen/state.ts';
import type { PieceId } from '#sim/ids.ts';
import { ok, type Fault, type Result } from '#sim/result.ts';
import type { HandRelease } from '#sim/roll/handRelease.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { SessionBase } from '#play/session/sessionBase.ts';
import { ShownPieces } from '#play/table/shownPieces.ts';
import { sittingCommands, undoCommands } from '#play/session/commands.ts';
import { SessionCore, type Reason } from '#play/session/core.ts';
import { FilmRunner } from '#play/session/filmRunner.ts';
import type { Outcome } from '#play/session/outcome.ts';
import { refusal } from '#play/session/refusals.ts';
import { RollFilm } from '#play/session/rollFilm.ts';
import type { MatchCommands, MatchState, Pace, Session as SomeSession } from '#play/session/state.ts';
import { gameTexts } from './texts.ts';
import { DIE_HOME } from './places.ts';

export interface SessionState extends MatchState<OmenTypes> {
  readonly stage: 'idle' | 'rolling';
}

export interface SessionCommands extends MatchCommands<OmenTypes> {
  foretell(card: number): Outcome;
  /** By whose turn it is; null: by chance. */
  throwDie(hand: HandRelease | null): Outcome;
  timeIsOver(elapsedMs: number): Outcome;
}

export interface Session extends SomeSession<OmenTypes, SessionState> {
  readonly commands: SessionCommands;
  readonly shown: ShownPieces;
}

const FAULTS = {
  rolling: refusal('rolling', gameTexts.refusals.rolling),
  notInHand: refusal('not-in-hand', gameTexts.refusals.notInHand),
};

const BEFORE_ANY_MATCH: SessionState = {
  match: null,
  played: null,
  eyes: null,
  fault: null,
  camera: 'seat',
  spectating: false,
  stage: 'idle',
};

/** The die waits. */
export const AT_HOME: ReadonlyMap<PieceId, Pose> = new Map([[DIE_ID, DIE_HOME]]);

class Core extends SessionCore<OmenTypes, SessionState> {
  readonly shown = new ShownPieces();
  readonly runner: ThrowRunner;

  constructor(physics: SessionBase['physics'], pace: Pace) {
    super(omen, physics, BEFORE_ANY_MATCH);
    this.runner = new ThrowRunner(this, pace);
  }

  askedNow({ state }: SeenOmen): readonly number[] {
    return omen.asked(state);
  }

  /** Whoever foretells has the device: nobody else knows the cards. */
  protected override against(action: OmenAction): Fault | null {
    return action.do === 'foretell' && action.seat !== this.state.eyes ? FAULTS.notInHand : null;
  }

  open(match: SeenOmen | null, spectating: boolean): void {
    this.set({ ...BEFORE_ANY_MATCH, match, played: match, spectating });
    this.shown.place(match === null ? new Map() : AT_HOME, 'at-once');
  }

  /** A die that was seen rolling lies where it lies until the match goes on. */
  show(match: SeenOmen, reason: Reason): void {
    this.set({ match, played: match, stage: 'idle', fault: null, eyes: eyesOn(this.state, match) });
    if (reason !== 'seen' && reason !== 'asked') this.shown.place(AT_HOME);
  }
}

/** A seat goes on holding the device until it has foretold. */
const eyesOn = ({ eyes }: SessionState, { state }: SeenOmen): SessionState['eyes'] =>
  eyes !== null && omen.asked(state).includes(eyes) && state.foretold.length === 0 ? eyes : null;

/** The die from the hand to its rest. It counts as soon as that is known, and the match goes on once it was seen. */
class ThrowRunner extends FilmRunner<OmenTypes, SessionState, ThrowAction, OmenReport, Core> {
  get underWay(): Fault | null {
    return this.core.state.stage === 'rolling' ? FAULTS.rolling : null;
  }

  protected start(_: SeenOmen, action: ThrowAction, draws: Draws): Result<RollFilm<OmenReport>> {
    const started = startThrow(this.core.physics, draws, action);
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

  protected draw({ rolling: { film }, at }: RollFilm<OmenReport>): void {
    const tick = Math.floor(at);
    this.core.shown.show(DIE_ID, film.poseOf(DIE_ID, tick), film.poseOf(DIE_ID, tick + 1), at - tick);
  }
}

/** A match of Omen at this screen's table. */
export function createSession({ physics, pace, random }: SessionBase): Session {
  const core = new Core(physics, pace);
  const { runner, shown } = core;
  const seatNow = () => core.state.match?.state.turn.seat ?? 0;
  return {
    store: core.store,
    shown,
    commands: {
      ...sittingCommands(core, random),
      ...undoCommands(core),
      foretell: (card) => core.play({ do: 'foretell', seat: seatNow(), card }),
      throwDie: (hand) => runner.begin({ do: 'throw', seat: seatNow(), hand }),
      timeIsOver: (elapsedMs) => core.play({ do: 'time', elapsedMs }),
      concede: (seat) => core.play({ do: 'concede', seat }),
      dismissFault: () => core.set({ fault: null }),
      setCamera: (camera) => core.set({ camera }),
    },
    advance: (seconds, mayGoOn = () => true) => {
      const onItsWay = shown.pass(seconds);
      return runner.advance(seconds, mayGoOn) || onItsWay;
    },
    setCalm: (calm) => {
      shown.calm = calm;
    },
    closing: () => undefined, // a throw counts as soon as it is known how the die lies
  };
}

/** The types of Omen at a table. */
export interface OmenTable {
  readonly rules: OmenTypes;
  readonly state: SessionState;
  readonly session: Session;
  readonly hand: null;
}
