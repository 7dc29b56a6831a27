/** A description of a thing, and the clause that governs it. */
export interface About {
  readonly title: string;
  readonly text: string;
  readonly clause: string;
}
