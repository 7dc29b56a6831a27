import data from './published.json' with { type: 'json' };

/** Another engine's share, as it was published. */
export interface Claim {
  readonly name: string;
  readonly share: number;
  readonly rolls: number;
}

export const SQUARE_DICE = data.squareDice;
export const COUNTED = data.counted;
export const CLAIMS: readonly Claim[] = data.engines.rows;
export const CLAIMS_SOURCE = data.engines.source;
