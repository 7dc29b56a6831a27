/** A point of the table, mm. */
export interface PlaceMm {
  readonly xMm: number;
  readonly zMm: number;
}
