import type { Place, RampId, TerraId } from '../ids.ts';
import type { BorderKind, TerrainId } from './terraDeck.ts';

/** The board as it was laid; what lies and stands on it is the state's. */
export interface Board {
  readonly tiles: readonly Tile[];
  readonly borders: readonly Border[];
  readonly ramps: readonly Ramp[];
  /** Which long edge the City lies along, or the middle (TX-08, TX-09). */
  readonly city: 'north' | 'south' | 'middle';
}

export interface Tile {
  readonly id: TerraId;
  readonly terrain: TerrainId;
  /** Within it (TX-56). */
  readonly obstacle: boolean;
}

/** Between two neighbours, or a Terra and the City. */
export interface Border {
  readonly terra: TerraId;
  readonly beyond: Place;
  readonly kind: BorderKind;
}

/** An entry ramp and the Terra it touches; shared by all (TX-13). */
export interface Ramp {
  readonly id: RampId;
  /** Which edge of the board it leads in from. */
  readonly side: 'n' | 'e' | 's' | 'w';
  readonly terra: readonly TerraId[];
}
