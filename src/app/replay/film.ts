import type { Said } from '#referee/ruling.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Recording } from '#sim/recording/poseTracks.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import type { Result } from '#sim/result.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { Flash, SceneState, Scenery } from '../scene/tableScene.ts';

/** Where everything stands between two actions. */
export type Stills = ReadonlyMap<PieceId, Pose>;

/** Performs an action again and keeps where everything was; owns its world until it is over or freed. */
export interface ActRecorder {
  /** As far as it has been recorded. */
  readonly recording: Recording;
  /** Null until it is over. Fault: it cannot be performed. */
  readonly done: Result<unknown> | null;
  /** Performs so many ticks more. Returns whether there may be more. */
  advance(ticks: number): boolean;
  free(): void;
}

/** A ruling of any game's referee. */
export type Ruling = Said<string, string>;

/** One entry of a match's log, as it can be watched again. */
export interface Act {
  readonly seat: number | null; // null where no player did it
  readonly turn: number;
  /** Told in words. */
  readonly words: string;
  /** The same in its game's notation; null for a game that has none. */
  readonly notation: string | null;
  /** How long the hand and what it moved took; 0 for a choice. */
  readonly ticks: number;
  /** How long a choice is to be seen and read, s; a moment where it is left out. */
  readonly lastsS?: number;
  readonly mover: PieceId | null;
  /** The referee's rulings, as they fell; a ruling is named by its place here. */
  readonly rulings: readonly Ruling[];
  readonly scenery: Scenery;
  /** Corners of a box around what happens in it, where no piece moves; null where it is seen from afar. */
  readonly near?: readonly Vec3[] | null;
  /** The touch that wins, once it is ruled; and what of it nothing may hide before. */
  readonly touch?: Pick<SceneState, 'closeUp' | 'closeUpClear'> | null;
  readonly before: Stills;
  /** Where the rules put everything after it. */
  readonly after: Stills;
  /** Begins to perform it again; null for a choice. The caller frees it. */
  record(): ActRecorder | null;
  /** Seen by nobody but its seat: a film goes over it. */
  readonly isEmpty?: boolean;
}

/** Whether a ruling is a player's fault, or was let pass; null where it is neither. */
export type Call = 'foul' | 'allowed' | null;

/** The part of a game's rulings that a replay shows, besides their clauses. */
export interface Calls {
  of(ruling: Ruling): Call;
  /** Pieces that they concern. */
  victims(rulings: readonly Ruling[]): ReadonlySet<PieceId>;
  /** Where they flash; of the one that is being shown (`about`) only what has no marks of its own. */
  flashes(rulings: readonly Ruling[], about: Ruling | null): readonly Flash[];
}

/** For a game whose replays show no rulings on the table. */
export const NO_CALLS: Calls = { of: () => null, victims: () => new Set(), flashes: () => [] };

/** A match as it can be watched; every game makes its own. */
export interface Film {
  readonly calls: Calls;
  readonly acts: readonly Act[];
  /** How it stands now. */
  readonly end: { readonly scenery: Scenery; readonly stills: Stills };
}
