/** What something is, and the clause that governs it. */
export interface About {
  readonly title: string;
  readonly text: string;
  readonly clause: string;
}
