import type { Pile } from '#engine/deck.ts';
import type { CharacterFace, CharacterId } from './almanac/characters.ts';
import type { ItemId } from './almanac/items.ts';
import type { LocationFace, LocationId } from './almanac/locations.ts';
import type { SourceId } from './almanac/sources.ts';
import type { VehicleId } from './almanac/vehicles.ts';
import type { Column, Each, Face, PairId, Row, Seat, Spot } from './ids.ts';
import type { TractorPullOptions } from './options.ts';

/**
 * A position of Tractor Pull between two actions. Plain data. Null stands for a card that the looker may not know; only
 * views have such.
 */
export interface TractorPullState {
  readonly options: TractorPullOptions;
  /** Of the game's matches, from 1. */
  readonly match: number;
  /** The red player of this match; null while the wrench has still to say. */
  readonly red: Seat | null;
  /** 0 before the first wave; 4 is overtime. */
  readonly wave: 0 | Row;
  readonly players: Each<Player>;
  /** Pairs that are left, in the order of `PAIRS`. */
  readonly garage: readonly Pair[];
  /** Vehicles that were set aside, face down, the top first. */
  readonly aside: Pile<VehicleId>;
  /** Ejected vehicles, the last one first; face up. */
  readonly ejected: readonly VehicleId[];
  /** Vehicles on the field, in the order in which they came. */
  readonly field: readonly Standing[];
  /** Counters that are on no vehicle (TP-36). */
  readonly supply: number;
  /** This match's; null before it is picked, and without locations. */
  readonly location: LocationFace | null;
  /** Locations that have not been picked in this game. */
  readonly unused: readonly LocationId[];
  /** Locations of earlier matches. */
  readonly visited: readonly LocationId[];
  /** Characters that were not dealt; face down. */
  readonly undealt: Pile<CharacterId>;
  /** The deck of items, face down. */
  readonly items: Pile<ItemId>;
  /** Items around the field, in the order in which they were placed. */
  readonly installed: readonly Installed[];
  /** TP-29: items that were used; face up. */
  readonly spent: readonly ItemId[];
  readonly phase: Phase;
  /** Effects that are still to be resolved, the next one first. */
  readonly queue: readonly Pending[];
  /** How each match that is over ended. */
  readonly results: readonly MatchScore[];
  readonly outcome: Outcome | null;
}

export interface Player {
  /** Secret until the first match begins (TP-02); null without characters, or where the looker may not know. */
  readonly character: CharacterId | null;
  /** The face that its owner has picked; secret as long. */
  readonly face: Face | null;
  /** Vehicles; secret but for their owner (TP-10). */
  readonly hand: Pile<VehicleId>;
  /** Vehicles laid face down, by column, while the other one still chooses (TP-37); else empty. */
  readonly deployed: Pile<VehicleId>;
  /** Items that are not placed; secret but for their owner. */
  readonly items: Pile<ItemId>;
  /** Whether the seat has chosen what both choose now. */
  readonly decided: boolean;
}

/** Two cards of the garage that are taken together. */
export interface Pair {
  readonly id: PairId;
  readonly cards: Pile<VehicleId>;
  /** Whether each of them lies face up. */
  readonly up: Each<boolean>;
}

/** A vehicle on the field. */
export interface Standing {
  readonly vehicle: VehicleId;
  readonly seat: Seat;
  readonly row: Row;
  readonly column: Column;
  readonly up: boolean;
  readonly counters: number;
}

export interface Installed {
  readonly item: ItemId;
  /** The seat that placed it. */
  readonly seat: Seat;
  readonly spot: Spot;
}

/** An effect that is to be resolved by a seat. */
export interface Pending {
  readonly seat: Seat;
  readonly source: SourceId;
  /** The row that it is about: of the ejected vehicle, of the spot, or of the wave. */
  readonly row: Row | null;
  readonly column: Column | null;
  /** Whether the card that it draws has been drawn. */
  readonly drawn: boolean;
}

/** The stage of a match. */
export type Phase =
  | PickingFaces
  | Spinning
  | PickingLocation
  | Installing
  | BeginningWave
  | Recruiting
  | Deploying
  | Revealing
  | Ejecting
  | Pulling
  | Awarding;

export interface PickingFaces {
  readonly name: 'faces';
}

/** The wrench is to be spun. */
export interface Spinning {
  readonly name: 'spin';
  readonly by: Seat;
  /** For the colours (TP-04), or for a match that is wholly equal (TP-27). */
  readonly why: 'colours' | 'decide';
}

export interface PickingLocation {
  readonly name: 'location';
}

export interface Installing {
  readonly name: 'install';
  readonly turn: Seat;
}

/** Effects of a wave's beginning are resolved. */
export interface BeginningWave {
  readonly name: 'wave';
}

export interface Recruiting {
  readonly name: 'recruit';
  readonly turn: Seat;
  /** Pairs that both together have still to take in this wave. */
  readonly left: number;
}

export interface Deploying {
  readonly name: 'deploy';
}

/** Effects of what has been revealed are resolved. */
export interface Revealing {
  readonly name: 'reveal';
}

/** TP-14: the list is fixed. */
export interface Ejecting {
  readonly name: 'eject';
  readonly list: readonly VehicleId[];
}

export interface Pulling {
  readonly name: 'pull';
}

/** The winner of a match keeps one of these items. */
export interface Awarding {
  readonly name: 'award';
  readonly by: Seat;
  readonly drawn: Pile<ItemId>;
}

/** `strongest`: TP-26; `wrench`: TP-27. */
export const WON_BY = ['ropes', 'overtime', 'strongest', 'wrench'] as const;

export interface MatchScore {
  readonly winner: Seat;
  readonly points: Each<number>;
  readonly by: (typeof WON_BY)[number];
}

export interface Outcome {
  readonly winner: Seat;
  readonly by: 'matches' | 'concession';
}

/** A seat's character as it lies on the table, or null. */
export const faceOf = ({ character, face }: Player): CharacterFace | null =>
  character === null || face === null ? null : `${character}-${face}`;

export const winsOf = ({ results }: Pick<TractorPullState, 'results'>, seat: Seat): number =>
  results.filter(({ winner }) => winner === seat).length;
