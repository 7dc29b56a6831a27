/** Something that was put up for auction in a match. Whole numbers and words. */
export interface Auction {
  /** A word of the game's. */
  readonly item: string;
  /** Seats that bid. */
  readonly bidders: number;
  /** The seat that got it; null where it was sold to nobody. */
  readonly to: number | null;
  /** Paid for it; 0 where it was sold to nobody. */
  readonly price: number;
}
