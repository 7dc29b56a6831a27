import type { DiscardAction, FirstAction, PlayAction } from '#games/tug-of-war/actions.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { Aim, Direction, ModuleId, Strength, TileId, TowerOption } from '#games/tug-of-war/ids.ts';
import type { TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import type { Outcome } from '#play/session/outcome.ts';
import type { SessionWith } from '#play/session/sessionOf.ts';
import type { MatchCommands, MatchState, NewMatch as NewMatchOf } from '#play/session/state.ts';
import type { Plan } from './plan.ts';

/** A choice that a seat makes by buttons. */
export type Choice = PlayAction | DiscardAction | FirstAction;

/** Something on the table that can be pointed at. */
export type Thing =
  | { readonly kind: 'machine'; readonly module: ModuleId }
  | { readonly kind: 'tile'; readonly tile: TileId }
  /** A direction of the Maze, by the square where it leads. */
  | { readonly kind: 'way'; readonly direction: Direction }
  | { readonly kind: 'reward'; readonly option: TowerOption };

/** Everything that the page shows of a match of Tug of War. Nothing of it is secret, so that `holder` stays null. */
export interface SessionState extends MatchState<TugOfWarTypes> {
  /** The turn that is being planned, of the seat that is asked. */
  readonly plan: Plan;
  /** A move that is shown and not played: a hint, or the next one of a computer. */
  readonly aimed: Choice | null;
  readonly pointed: Thing | null;
  /** The machine that was pressed in vain last, another object each time; null for none. */
  readonly refused: { readonly module: ModuleId } | null;
  /** The events of the last action, for the panel of what has happened. */
  readonly events: readonly TugOfWarEvent[];
  /** The match is over, and the push that ended it has been seen. */
  readonly endSeen: boolean;
  /** Since the seat was asked, ms, as the host has measured it; stands where no clock runs. */
  readonly elapsedMs: number;
}

export type NewMatch = NewMatchOf<TugOfWarTypes>;

/** A player's commands in Tug of War. */
export interface SessionCommands extends MatchCommands<TugOfWarTypes> {
  /** Plays a choice, with the time that it took. */
  act(choice: Choice): Outcome;
  /** Plans the turn at this machine; laid cards go along. Null: none is chosen. */
  planAt(module: ModuleId | null): Outcome;
  lay(card: Strength): Outcome;
  /** The laid card at this place goes back to the hand; without a place all do. */
  takeUp(place?: number): Outcome;
  /** The laid card at this place is aimed anew. */
  aimNext(place: number): Outcome;
  aim(aim: Aim): Outcome;
  chooseOption(option: TowerOption): Outcome;
  /** The machine that Block Move names; null: it is kept. */
  chooseBlock(module: ModuleId | null): Outcome;
  /** Sends what is planned, in the order in which it was laid. */
  send(): Outcome;
  /** A line of notation, by the seat that is asked. */
  typeMove(text: string): Outcome;
  point(thing: Thing | null): Outcome;
  /** Something on the table is chosen; refused, with the reason, where it cannot be. */
  press(thing: Thing): Outcome;
  /** A card is let go there: it is laid, and the turn is planned at that machine; a tile is aimed at as well. */
  layAt(card: Strength, thing: Thing): Outcome;
  /** Time passes on the clock of the seat that is asked; its flag falls when it is over. */
  passTime(ms: number): Outcome;
}

/** A match of Tug of War on this screen. */
export type Session = SessionWith<TugOfWarTypes, SessionState, SessionCommands>;

/** The types of Tug of War at a table. */
export interface TugOfWarTable {
  readonly rules: TugOfWarTypes;
  readonly state: SessionState;
  readonly session: Session;
  readonly hand: null;
}
