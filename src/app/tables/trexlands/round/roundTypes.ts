import type { StoreApi } from 'zustand/vanilla';
import type { LineFault } from '../../../../engine/lineReader.ts';
import type { SeatInfo } from '../../../../engine/seats.ts';
import type { Choice } from '../../../../games/trexlands/actions.ts';
import type { TrexlandsEvent } from '../../../../games/trexlands/events.ts';
import type { Place, RampId, TerraId } from '../../../../games/trexlands/ids.ts';
import type { RollReport } from '../../../../games/trexlands/rollReport.ts';
import type { RollAsked } from '../../../../games/trexlands/rolls.ts';
import type { TrexlandsSetup } from '../../../../games/trexlands/setup.ts';
import type { Gathered } from '../../../../games/trexlands/gathering.ts';
import type { HandThrow } from '../../../../games/trexlands/throws.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import type { PieceId, Seat } from '../../../../sim/ids.ts';
import type { Fault, Result } from '../../../../sim/result.ts';
import type { CameraView } from '../../tableScene.ts';
import type { PassageListener } from './passage.ts';
import type { ShownTrucks } from './shownTrucks.ts';

/**
 * `choosing`: whoever the match asks chooses (at the end of a match, nobody). `aiming`: a roll is asked for, and trucks are
 * taken up one seat after the other. `rolling`: all are released. `called`: they lie still, and the referee has said how;
 * the match goes on when somebody has seen it.
 */
export type RoundStage = 'choosing' | 'aiming' | 'rolling' | 'called';

/** Something on the table that can be pointed at: it says what it is, and may be chosen. */
export type Thing =
  | { readonly kind: 'terra'; readonly terra: TerraId }
  | { readonly kind: 'city' }
  | { readonly kind: 'ramp'; readonly ramp: RampId }
  | { readonly kind: 'border'; readonly terra: TerraId; readonly beyond: Place }
  | { readonly kind: 'truck'; readonly truck: PieceId }
  | { readonly kind: 'camp'; readonly seat: Seat }
  | { readonly kind: 'wheel' }
  | { readonly kind: 'arena' };

/** A roll as it was thrown, to be looked at: under way, or called. */
export interface ShownRoll {
  readonly asked: RollAsked;
  /** What hands gave of it; all else was drawn as it was released. */
  readonly throws: readonly HandThrow[];
  readonly report: RollReport | null; // null until all lie still
  /** Watched again in slow motion; the truck that is looked at from close by, which is still looked at when that is over. */
  readonly again: { readonly truck: PieceId | null; readonly over: boolean } | null;
}

/** Everything that the page shows of a match of Trexlands. Plain data, replaced, never mutated; nothing changes every frame. */
export interface RoundState {
  /** As far as it has been seen: a roll that is rolling, or was just called, is not in it yet. */
  readonly match: TrexlandsMatch | null;
  /** As far as it was played: what is saved, so that nobody takes a roll back by leaving. */
  readonly played: TrexlandsMatch | null;
  readonly stage: RoundStage;
  /** In whose hands the device is: whose secrets the screen may show. Null: anybody's, so nobody's secrets are shown. */
  readonly eyes: Seat | null;
  /** The trucks that are chosen to MOVE: one, or a stack; else empty. */
  readonly chosen: readonly PieceId[];
  readonly pointed: Thing | null;
  /** Places that a panel wants lit, beside those where the chosen trucks may go. */
  readonly lit: readonly Place[];
  /** Let go, or handed to chance, waiting for the others: all are released together. */
  readonly thrown: Gathered;
  /** Under way, or the last one until the next begins. */
  readonly roll: ShownRoll | null;
  /** What the last action brought, for the referee's panel and the announcer. */
  readonly events: readonly TrexlandsEvent[];
  readonly fault: Fault | null; // why the last command did nothing
  readonly camera: CameraView;
  readonly lookingOn: boolean; // the match is played in another tab
}

/** A new match as players agree on it; the seed is drawn unless it is given. */
export interface NewRound {
  readonly seats: readonly SeatInfo[];
  readonly setup: TrexlandsSetup;
  readonly seed?: number;
}

/** What a player can do. A command that cannot be carried out changes nothing but `fault`. */
export interface RoundCommands {
  newMatch(plan: NewRound): Result<TrexlandsMatch>;
  resume(match: TrexlandsMatch, how?: { readonly lookingOn?: boolean }): void;
  /** Plays a choice: a MOVE, a card, a bid. */
  act(choice: Choice): void;
  /** The table's clock has run out, after so many ms; refused where the match has none, or one that runs longer (TX-68). */
  timeIsOver(elapsedMs: number): void;
  /** A line of notation, by the seat that is asked (`by`, where several are). Refused text leaves a fault with its column. */
  typeMove(text: string, by?: Seat): Result<null, Fault | LineFault>;
  /** The device goes to this seat; null: it is put down, and hides what is secret. */
  passDevice(to: Seat | null): void;
  /** Chooses one's truck, or the stack it is in; a rival's truck, or null, drops the choice. */
  choose(truck: PieceId | null): void;
  /** The chosen trucks go there, if there is but one way; else `waysTo` (ways.ts) has several, and `act` takes one. */
  moveTo(place: Place): void;
  point(thing: Thing | null): void;
  light(places: readonly Place[]): void;
  /** A seat's own trucks of the asked roll are let go, all of these or none. When all of the roll are, it begins. Refused where one is beyond a hand's limits. */
  letGo(...thrown: readonly HandThrow[]): void;
  /** These trucks of the asked roll that nobody has thrown yet are handed to chance, the match's own; all of them, seat by seat, unless told. */
  rollForMe(trucks?: readonly PieceId[]): void;
  /** A truck that was let go is taken up again, before the last. */
  takeUp(truck: PieceId): void;
  /** The roll was seen: the match goes on. While it is rolling: it is seen at its end. */
  goOn(): void;
  /** The called roll again, in slow motion; of one truck how it came to rest, from close by, until another view is chosen. */
  showMe(truck?: PieceId): void;
  requestUndo(by?: Seat): void;
  consentUndo(seat: Seat): void;
  refuseUndo(seat: Seat): void;
  withdrawUndo(): void;
  concede(seat: Seat): void;
  dismissFault(): void;
  setCamera(view: CameraView): void;
  lookOn(underWay: 'conclude' | 'forget'): void;
  playOn(): void;
  follow(match: TrexlandsMatch): void;
  leave(): void;
}

/** A match of Trexlands on this screen. */
export interface Round {
  readonly store: StoreApi<RoundState>;
  readonly commands: RoundCommands;
  readonly shown: ShownTrucks;
  /** Real time passes, before a picture is drawn. Returns whether the next one will differ; asks `mayGoOn` between two parts of what takes long. */
  advance(seconds: number, mayGoOn?: () => boolean): boolean;
  /** Calls back with every stretch of a roll as it is seen, and seen again. Returns how to stop that. */
  onPassage(listener: PassageListener): () => void;
  /** Whether things are where they go at once, instead of being seen on their way. */
  setCalm(calm: boolean): void;
}
