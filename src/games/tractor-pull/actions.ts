import type { WrenchSpin } from '#sim/roll/wrench/spin.ts';
import type { ItemId } from './almanac/items.ts';
import type { LocationFace } from './almanac/locations.ts';
import type { VehicleClass } from './almanac/vehicles.ts';
import type { Face, PairId, Seat, Space, Spot } from './ids.ts';

/** An action in a game of Tractor Pull; one action is one entry of the log, and every one is a seat's. */
export type TractorPullAction = SpinAction | Choice;

/** All that is not spun. */
export type Choice =
  | FaceAction
  | LocationAction
  | InstallAction
  | DoneAction
  | RecruitAction
  | DeployAction
  | EjectAction
  | ResolveAction
  | PassAction
  | AwardAction
  | ConcedeAction;

interface Own {
  readonly seat: Seat;
}

/** Physical: the wrench is spun, and comes to rest on its own (TP-05). */
export interface SpinAction extends Own {
  readonly do: 'spin';
  /** The hand's part; null leaves it to chance. The heading at the release is always drawn. */
  readonly flick: WrenchSpin | null;
}

/** Secret until both have picked (TP-02). */
export interface FaceAction extends Own {
  readonly do: 'face';
  readonly face: Face;
}

export interface LocationAction extends Own {
  readonly do: 'location';
  readonly location: LocationFace;
}

export interface InstallAction extends Own {
  readonly do: 'install';
  readonly item: ItemId;
  readonly spot: Spot;
}

/** No more items are placed (TP-30). */
export interface DoneAction extends Own {
  readonly do: 'done';
}

export interface RecruitAction extends Own {
  readonly do: 'recruit';
  readonly pair: PairId;
}

/** Secret until both have deployed (TP-37). */
export interface DeployAction extends Own {
  readonly do: 'deploy';
  /** By column, the first rope first (TP-12). */
  readonly vehicles: readonly VehicleClass[];
}

/** Which of its own tied vehicles is ejected next (TP-14). */
export interface EjectAction extends Own {
  readonly do: 'eject';
  readonly space: Space;
}

/** Resolves an effect. */
export interface ResolveAction extends Own {
  readonly do: 'resolve';
  readonly target: Target;
}

/** The object of an effect: a vehicle on the field, two that are swapped, or a card of the hand. */
export interface Target {
  readonly spaces: readonly Space[];
  readonly card: VehicleClass | null;
}

/** Does without an effect that may be left. */
export interface PassAction extends Own {
  readonly do: 'pass';
}

/** The item that the winner of a match keeps. */
export interface AwardAction extends Own {
  readonly do: 'award';
  readonly item: ItemId;
}

/** Gives up, at any time. */
export interface ConcedeAction extends Own {
  readonly do: 'concede';
}
