import type { StoreApi } from 'zustand/vanilla';
import type { GameTypes } from '#engine/game.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { DrawnTable } from '../table/drawn.ts';
import type { PassageListener } from './filmRunner.ts';
import type { AnySession, MatchState } from './state.ts';

/** Some game's session with what is drawn of it. */
export interface TableSession extends AnySession {
  readonly shown: DrawnTable & { readonly calm: boolean };
  /** Calls back with every stretch of what a hand has done as it is seen. Returns how to stop that. */
  onPassage?(listener: PassageListener): () => void;
  /** The hand at this screen, now; left out where others may see nothing of it. */
  openHand?(): OpenHand;
}

/** As much of a hand as everybody may see before what it does counts. */
export interface OpenHand {
  /** Pieces that stand elsewhere than they did have been moved by it. */
  readonly moves: boolean;
  /** Where it would put a piece that it aims with. */
  readonly meant?: ReadonlyMap<PieceId, Pose> | undefined;
}

/** The hand at a table for what is thrown, spun or dragged. Panels and the picture read its state. */
export interface HandDesk {
  readonly store: Pick<StoreApi<object>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Real time passes. Returns whether the next picture will differ. */
  advance?(seconds: number): boolean;
}

/** The types of a session and its hand. */
export interface SessionTypes {
  readonly rules: GameTypes;
  readonly state: MatchState<GameTypes>;
  readonly session: AnySession;
  /** Null where pieces are only pointed at. */
  readonly hand: HandDesk | null;
}

/** The types of a game at a table, in one bundle. */
export interface TableTypes extends SessionTypes {
  readonly session: TableSession;
}
