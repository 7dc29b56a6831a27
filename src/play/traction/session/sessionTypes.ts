import type { StoreApi } from 'zustand/vanilla';
import type { PhysicalAction, TractionAction } from '#games/traction/actions.ts';
import type { PadPlace } from '#games/traction/arranging.ts';
import type { TractionEvent } from '#games/traction/events.ts';
import type { Forecast } from '#games/traction/forecast.ts';
import type { Intent } from '#games/traction/perform.ts';
import type { SeenTraction, TractionTypes } from '#games/traction/traction.ts';
import type { RefereeReport, StepReport } from '#games/traction/referee/report.ts';
import type { Ruling } from '#games/traction/referee/ruling.ts';
import type { Hand, StepCommand } from '#sim/assist/assist.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import type { PadId, PieceId, Seat } from '#sim/ids.ts';
import type { LineFault } from '#engine/lineReader.ts';
import type { Fault, Result } from '#sim/result.ts';
import type {
  MatchCommands,
  MatchState,
  NewMatch as NewMatchOf,
  Pace,
  Session as SomeSession,
} from '#play/session/state.ts';
import type { OpenHand } from '#play/session/tableTypes.ts';
import type { RulerDesk } from '#play/ruler/ruler.ts';
import type { Arranging } from './arranging.ts';
import type { ChosenHands, HandMode } from './chosenHands.ts';
import type { Swing } from './liveHand.ts';
import type { Physics } from '#sim/physics.ts';
import type { Outcome } from '#play/session/outcome.ts';
import type { ShownTable } from './shownTable.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { Standing } from '#games/traction/standing.ts';
import type { TickListener } from './tickNews.ts';

/** The meaning of a touch of one's own piece. */
export type Verb = 'walk' | 'tackle';

/**
 * `idle`: no piece is chosen. `aiming`: one is, nothing has touched it. `moving`: the hand is on it. `resting`: the
 * hand is off (or stopped still), the table comes to rest. `between-steps`: a walk that may go on or be ended.
 */
export type Stage = 'idle' | 'aiming' | 'moving' | 'resting' | 'between-steps';

export type NewMatch = NewMatchOf<TractionTypes>;

/** The action that was played last, for the referee's panel. */
export interface LastAction {
  readonly action: TractionAction;
  readonly report: RefereeReport | null; // null unless physical
  readonly events: readonly TractionEvent[];
}

/** Overlays on the table, for designers. */
export interface Overlay {
  readonly colliders: boolean;
  readonly hash: boolean;
}

/** Everything that the page shows of a match of Traction. */
export interface SessionState extends MatchState<TractionTypes> {
  readonly handMode: HandMode; // of the seat to move, and so is `hand`
  readonly hand: Hand; // of assisted moves
  readonly chosenHands: ChosenHands;
  readonly agreedMode: HandMode; // of a seat that has not chosen yet
  readonly usualHand: Hand; // the same
  readonly verb: Verb;
  readonly intent: Intent | null; // the piece that is chosen, or under the hand
  readonly corner: Corner | null; // of the chosen piece, before and while there is an aim
  /** Steps before it, where a walk is dragged in one go. */
  readonly path: readonly StepCommand[];
  readonly aim: StepCommand | null; // assisted: the step that Enter or letting go would perform
  /** The rival's piece that it is pulled to; null where it is pulled to none. */
  readonly towards: PieceId | null;
  readonly forecast: Forecast | null; // of the aim
  /** Whether a step that looks like a foul is held until it is confirmed. */
  readonly asksBeforeFouls: boolean;
  /** The aimed step was ordered, looked like a foul, and waits to be ordered once more. */
  readonly foulHeld: boolean;
  readonly hovered: PieceId | null;
  readonly hoveredPad: PadId | null; // where no piece is hovered
  readonly meant: { readonly piece: PieceId; readonly steps: readonly StepCommand[] } | null; // by a computer, next
  /** Whether a pointer is down on a piece. */
  readonly pointing: boolean;
  readonly stage: Stage;
  readonly stepsTaken: number; // of the walk under way
  readonly steps: readonly StepReport[]; // of the action under way, then of the last one, as measured
  readonly ownSteps: boolean; // whether the player's own hand had a part in them
  readonly stepsLeft: number; // of the chosen piece, this walk
  // of the action under way as they fall, then of the last one; by the house rules of tackling
  readonly rulings: readonly Ruling[];
  readonly lastAction: LastAction | null;
  readonly bodyHash: string | null; // of the bodies at the end of the last physical action
  readonly reachFor: Seat | null; // this seat reaches for a piece out of turn: the next touch is its
  readonly arranging: Arranging | null; // a seat places its own pieces; nothing of it is in the match yet
  readonly bumping: boolean; // the next touch says which piece the bumped table moved
  readonly overlay: Overlay;
}

/** Where a shove goes; what is left out is chosen by chance. */
export interface Bump {
  /** Out of turn; left out for a plain bump. */
  readonly by?: Seat;
  readonly piece?: PieceId;
  readonly pushMm?: readonly [dxMm: number, dzMm: number];
}

/** A player's commands in Traction. */
export interface SessionCommands extends MatchCommands<TractionTypes> {
  setVerb(verb: Verb): Outcome;
  setHandMode(mode: HandMode): Outcome;
  setHand(hand: Hand): Outcome;
  /** The seats' hands as they were in a match before. */
  takeHands(hands: ChosenHands): Outcome;
  /** Chooses a piece of the seat to move, for what `verb` says unless told. */
  choose(piece: PieceId, verb?: Verb): Outcome;
  /**
   * Drops aim and choice; while a step is held that looks like a foul, only that question. Nothing that has begun on
   * the table can be cancelled.
   */
  cancel(): Outcome;
  setCorner(corner: Corner): Outcome;
  /** `path`: steps before it, where a walk is aimed at in one go; `towards`: the piece that it is pulled to. */
  setAim(corner: Corner, swivelDeg: number, path?: readonly StepCommand[], towards?: PieceId | null): Outcome;
  /** The piece stays chosen, its aim does not. */
  clearAim(): Outcome;
  /** The hand does what is aimed at; where it looks like a foul, only when it is told so once more. */
  performAim(): Outcome;
  setAsksBeforeFouls(asks: boolean): Outcome;
  /** Puts a walk to its end after one step or more. */
  endAction(): Outcome;

  /**
   * Before the first turn: the seat places its own pieces, for now in thought only. Anything chosen or begun before is
   * dropped.
   */
  startArranging(seat: Seat): Outcome;
  /** Which of the six is in hand. */
  takeToPlace(piece: PieceId): Outcome;
  /**
   * The piece in hand stands there on its pad; what is left out stays. A place that the rules refuse is kept in
   * thought, with its fault.
   */
  placeInHand(at: Partial<Omit<PadPlace, 'piece'>>): Outcome;
  /** All six in their usual places. */
  placeAsUsual(): Outcome;
  /** Plays it as one action; refused places are not, and stay as they are. */
  keepPlaces(): Outcome;

  endTurn(): Outcome;
  right(pieces: readonly PieceId[]): Outcome;
  /** The seat that is asked picks a piece, or declines with null. */
  penalise(piece: PieceId | null): Outcome;
  /** A line of notation; the seat to move is understood. Refused text leaves a fault with the column in its message. */
  typeMove(text: string): Outcome | Result<never, LineFault>;

  /** The table was bumped: a small shove by no player, or of a hand out of turn. */
  bump(bump?: Bump): Outcome;
  /** The next touch says which piece the bump moved; false calls it off. */
  startBump(on: boolean): Outcome;
  /** A seat reaches for the table out of turn, in free hand; null takes the hand back. */
  reach(seat: Seat | null): Outcome;

  toggleOverlay(which: keyof Overlay): Outcome;
}

/**
 * The kind of touch that a touch of a piece would be now: aiming at a step, a free hand on its corner, a touch out of
 * turn, a bump, setting upright what lies flat.
 */
export type Touch = 'aim' | 'swing' | 'drag' | 'bump' | 'right';

/** Fingers and pointers on the table; src/play/input turns pointers into these. */
export interface TouchCommands {
  /** The kind of touch that touching the piece would be, or why there is none. Changes nothing. */
  mayTouch(piece: PieceId): Result<Touch>;
  /** Says why a touch does nothing. */
  refuse(fault: Fault): Outcome;
  /** A pointer goes down on a piece, or is up again. */
  point(on: boolean): void;
  hover(piece: PieceId | null, pad?: PadId | null): void;
  /** A free hand takes hold; null without a corner, to drag. */
  grab(piece: PieceId, corner: Corner | null): Outcome;
  swing(swing: Swing): void;
  /** Drags the piece so far from where the hand took hold. */
  drag(byMm: PlaceMm): void;
  letGo(): void;
  /** Where the piece stands now, also in mid-walk. */
  standing(piece: PieceId): Standing | null;
}

/**
 * Called the moment that an action is ruled illegal, and whenever more is ruled of it; after every step; and at its
 * end: with the match before the action, and the action as far as the hand has come. Says whether that is noted and can
 * be taken up again.
 */
export type OnCounts = (match: SeenTraction, action: PhysicalAction) => boolean;

/** A match of Traction on this screen. */
export interface Session extends SomeSession<TractionTypes, SessionState> {
  readonly store: StoreApi<SessionState>;
  readonly commands: SessionCommands;
  readonly touch: TouchCommands;
  readonly shown: ShownTable;
  readonly physics: Physics;
  /** No part of the match, and free to use for all at any time. */
  readonly ruler: RulerDesk;
  /** Has noted by this, from now on, what counts while a hand is at it. */
  noteBy(onCounts: OnCounts): void;
  /**
   * Does an action again as far as its hand had come, within this call: a walk goes on from there, anything else is
   * over as it stands. Refused where the match does not allow it.
   */
  takeUp(action: PhysicalAction): Outcome;
  /** Every tick of every action from now on, for ears and fingertips. Returns how to stop that. */
  onTick(listener: TickListener): () => void;
  setPace(pace: Pace): void;
  /** By which hands elsewhere are told of this one. */
  openHand(): OpenHand;
}

/** The types of Traction at a table. */
export interface TractionTable {
  readonly rules: TractionTypes;
  readonly state: SessionState;
  readonly session: Session;
  readonly hand: null;
}
