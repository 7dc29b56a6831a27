import type { StoreApi } from 'zustand/vanilla';
import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { Seed } from '#engine/random.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { Master } from './master.ts';
import type { Outcome } from './outcome.ts';
import type { RuleSet } from '#engine/ruleSets.ts';
import type { SeatInfo } from '#engine/seats.ts';
import type { Seat } from '#sim/ids.ts';
import type { Reason } from '#bots/bot.ts';
import type { Fault, Result } from '#sim/result.ts';
import type { BotPace } from '../settings/paces.ts';
import type { CameraView } from './camera.ts';

/**
 * The part of every game's session that tells of its match. Plain data, replaced, never mutated; nothing here changes
 * every frame.
 */
export interface MatchState<T extends GameTypes> {
  /** As far as it has been seen; null while the table is empty. */
  readonly match: SeenMatch<T> | null;
  /** As far as it was played, which is what is saved: leaving while a roll is under way does not take it back. */
  readonly played: SeenMatch<T> | null;
  /**
   * The seat that holds the device, whose secrets the screen may show. Null: it may be anyone's, so no secrets are
   * shown.
   */
  readonly holder: Seat | null;
  /** Why the last command did nothing. */
  readonly fault: Fault | null;
  /** The last request is on its way to where the match is kept, and no other can be made. */
  readonly asking?: boolean;
  /** Seats that have given their part of an action, which waits for the parts of others at screens of their own. */
  readonly given?: readonly number[];
  readonly camera: CameraView;
  /** How often the eye has been turned here: what a pointer lay on before is not what it lies on now. */
  readonly turned?: number;
  /** The match is played in another tab. */
  readonly spectating: boolean;
  /** The computer players; left out before one has sat at the table. */
  readonly bots?: BotsTold;
  /** The hint that was asked for; left out, or null, while there is none. */
  readonly advice?: AdviceTold | null;
}

/** Commands of players to the bots at their table. */
export interface BotsDesk {
  /** They wait, or go on, also after a failure. */
  pause(paused: boolean): Outcome;
  setPace(pace: BotPace): Outcome;
}

/** A hint: thought of, shown on the table, or not found. */
export interface AdviceTold {
  /** `waiting`: something is under way, and no hint is thought of before that is over. */
  readonly stage: 'thinking' | 'waiting' | 'shown' | 'failed';
  /** Of the move that is shown. */
  readonly reason: Reason | null;
  /** There is none, in a sentence. */
  readonly why?: string;
}

/** Hints for the person whom the match asks. */
export interface AdviceDesk {
  /** Has the best bot's next move shown on the table; it is not played. Refused where no person is asked. */
  ask(): Outcome;
}

/** The computer players at this screen. */
export interface BotsTold {
  /** The seat whose bot thinks or moves; null while none is asked. */
  readonly seat: number | null;
  /** They wait, after the action under way. */
  readonly paused: boolean;
  readonly pace: BotPace;
  /** The last move of a bot, and its reason; null before the first one. */
  readonly last: { readonly seat: number; readonly entry: number; readonly reason: Reason } | null;
  /** Its thinking has failed, so that it waits to be asked again. */
  readonly failed: boolean;
  /** The reason for that, where it is known. */
  readonly why?: string | null;
}

/** A new match as players agree on it; the seed is drawn unless it is given. */
export interface NewMatch<T extends GameTypes> {
  readonly seats: readonly SeatInfo[];
  readonly setup: T['setup'];
  /** The set of rules by which the set-up was agreed on; left out: none that has a name. */
  readonly rules?: RuleSet;
  readonly seed?: Seed;
}

/** Sitting down at a table and getting up. */
export interface SittingCommands<T extends GameTypes> {
  newMatch(plan: NewMatch<T>): Result<Match<T>>;
  /** Goes on with a match that was read and replayed before. */
  resume(match: Match<T>, how?: { readonly spectating?: boolean }): Outcome;
  /** Sits down at a match that is kept elsewhere, of which this screen has one seat's view. */
  join(master: Master<T>): Outcome;
  /**
   * From now on the match is played in another tab, and nothing is done here. An action under way comes to rest at once
   * and counts (`conclude`), or is forgotten where the other tab has already begun.
   */
  spectate(underWay: 'conclude' | 'forget'): Outcome;
  /** It is played here again. */
  playOn(): Outcome;
  /** The match as the other tab has saved it. */
  follow(match: Match<T>): Outcome;
  /** The device goes to this seat; null: it is put down, and hides what is secret. Refused to whoever only looks on. */
  passDevice(to: Seat | null): Outcome;
  /** Gets up from the table. An action under way comes to rest at once and counts. */
  leave(): Outcome;
}

/** Taking back, by consent where chance or physics has spoken. The request is in `match.undo`. */
export interface UndoCommands {
  /** Everything from this entry of the log on; only the last action unless told. By who played last unless told. */
  requestUndo(by?: number, from?: number): Outcome;
  /**
   * Whether it would be granted or put to the others, once nothing is under way: for offering it. Not before what was
   * played last has been seen.
   */
  mayTakeBack(from?: number): boolean;
  /** Why it would not; null where it would. */
  whyNotTakeBack(from?: number): Fault | null;
  /** The seats that would be asked to agree to that; none where it is taken back at once. */
  askedToTakeBack(from?: number): readonly number[];
  consentUndo(seat: number): Outcome;
  refuseUndo(seat: number): Outcome;
  withdrawUndo(): Outcome;
}

/**
 * A command that is refused changes nothing but `fault`, so that buttons can call without asking first; what else came
 * of it is in what it returns.
 */
export interface MatchCommands<T extends GameTypes> extends SittingCommands<T>, UndoCommands {
  concede(seat: Seat): Outcome;
  dismissFault(): Outcome;
  setCamera(view: CameraView): Outcome;
}

/** A match on this screen, for the rooms that know no game. */
export interface Session<T extends GameTypes, S extends MatchState<T> = MatchState<T>> {
  readonly store: Pick<StoreApi<S>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly commands: MatchCommands<T>;
  /**
   * Real time passes; called before every picture. Returns whether the next picture will differ. `mayGoOn` is asked
   * between two parts of what takes long: no means that the rest waits for the next picture.
   */
  advance(seconds: number, mayGoOn?: () => boolean): boolean;
  /** Computer players; left out where the game has none at this screen. */
  readonly bots?: BotsDesk;
  /** Hints; left out where there are none. */
  readonly advice?: AdviceDesk;
  /** Whether things are where they go at once, instead of being seen on their way. */
  setCalm(calm: boolean): void;
  /** Calls back with a refusal that comes when its command has long returned. Returns how to stop that. */
  onLateRefusal(listener: (fault: Fault) => void): () => void;
  /**
   * The page is about to be gone: what is sure of an action under way is played or noted at once, anything else may be
   * forgotten.
   */
  closing(): void;
}

/** `at-once`: what chance or a practised hand does is over within a frame, for pictures and tests. */
export type Pace = 'real' | 'at-once';

/** Some game's session: rooms that know no game ask no more of it. */
export type AnySession = Session<GameTypes>;
