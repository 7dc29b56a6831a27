import type { CharacterFace } from './almanac/characters.ts';
import type { ItemId } from './almanac/items.ts';
import type { LocationFace } from './almanac/locations.ts';
import type { SourceId } from './almanac/sources.ts';
import type { VehicleId } from './almanac/vehicles.ts';
import type { Column, Each, PairId, Row, Seat, Spot } from './ids.ts';
import type { MatchScore, Outcome } from './state.ts';
import type { SpunAgain } from './wrench.ts';

/** A rope as it was pulled. */
export interface Pulled {
  readonly rope: Column;
  readonly totals: Each<number>;
  readonly winner: Seat | null;
  readonly points: number;
  /** Whether a card gave it, as it was tied. */
  readonly wasTied: boolean;
}

/** A vehicle of an effect, and by which card. */
interface Of {
  readonly source: SourceId;
  readonly seat: Seat;
  readonly vehicle: VehicleId;
}

/** The events of an action, in order. Nothing secret is told: events are for everybody. */
export type TractorPullEvent =
  | { readonly type: 'face-picked'; readonly seat: Seat }
  /** TP-02: at once, when the first match begins. */
  | { readonly type: 'characters-shown'; readonly faces: Each<CharacterFace> }
  | { readonly type: 'match-began'; readonly match: number }
  | {
      readonly type: 'spun';
      readonly by: Seat;
      readonly headingDeg: number;
      readonly turns: number;
      /** The player that the red end points to; null where it is spun again. */
      readonly red: Seat | null;
      readonly again: SpunAgain | null;
    }
  | { readonly type: 'colours'; readonly red: Seat; readonly why: 'wrench' | 'swapped' }
  | { readonly type: 'located'; readonly seat: Seat; readonly location: LocationFace }
  | { readonly type: 'installed'; readonly seat: Seat; readonly item: ItemId; readonly spot: Spot }
  | { readonly type: 'wave-began'; readonly wave: Row }
  /** The cards that lay face up, which everybody has seen. */
  | { readonly type: 'recruited'; readonly seat: Seat; readonly pair: PairId; readonly seen: readonly VehicleId[] }
  | { readonly type: 'deployed'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly rows: Each<readonly VehicleId[]> }
  /** TP-14: those that will be ejected. */
  | {
      readonly type: 'singled-out';
      readonly vehicles: readonly VehicleId[];
      readonly strength: number;
      readonly why: 'strongest' | 'weakest';
    }
  | { readonly type: 'none-ejected' }
  | { readonly type: 'ejected'; readonly seat: Seat; readonly vehicle: VehicleId; readonly counters: number }
  /** TP-17: there is nothing that the effect could be for. */
  | { readonly type: 'no-target'; readonly seat: Seat; readonly source: SourceId }
  | { readonly type: 'passed'; readonly seat: Seat; readonly source: SourceId }
  | ({ readonly type: 'boosted'; readonly counters: number } & Of)
  | ({ readonly type: 'unboosted'; readonly counters: number } & Of)
  | ({ readonly type: 'flipped'; readonly up: boolean } & Of)
  | ({ readonly type: 'swapped'; readonly other: VehicleId } & Of)
  | ({ readonly type: 'returned' } & Of)
  | { readonly type: 'drew'; readonly seat: Seat; readonly source: SourceId }
  | { readonly type: 'put-under'; readonly seat: Seat; readonly source: SourceId }
  | { readonly type: 'pulled'; readonly ropes: readonly Pulled[]; readonly points: Each<number> }
  | { readonly type: 'overtime' }
  /** TP-26: the first place in which the vehicles differ; null for a vehicle that is not there. */
  | { readonly type: 'compared'; readonly place: number; readonly strengths: Each<number | null> }
  /** TP-27. */
  | { readonly type: 'wholly-equal' }
  | { readonly type: 'match-won'; readonly match: number; readonly score: MatchScore }
  | { readonly type: 'awarded'; readonly seat: Seat; readonly kept: number; readonly given: number }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seat: Seat; readonly by: Outcome['by']; readonly wins: Each<number> };
