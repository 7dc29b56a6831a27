/** The player to act and the task, in a line and a half. */
export interface TurnSheet {
  /** The seat whose colour the panel wears; null where it is of no single seat. */
  readonly seat: number | null;
  readonly headline: string;
  readonly detail: string;
  /** The detail where there is little room; left out, the same. */
  readonly short?: string;
}
