/** The time of a page. Tests have one of their own, which passes when they say so. */
export interface PageTime {
  /** ms since some beginning; it never goes back. */
  now(): number;
  /** Calls back every so many milliseconds, more seldom while nobody looks. Returns how to stop that. */
  every(ms: number, tick: () => void): () => void;
  /** Calls back once, after so many milliseconds. Returns how to prevent it. */
  after(ms: number, then: () => void): () => void;
  /** Calls back with the next picture. Returns how to prevent it. */
  frame(draw: () => void): () => void;
  /** Whether nobody sees the page now. */
  readonly hidden: boolean;
  /** Calls back whenever the page was away, or is about to be. Returns how to stop that. */
  onBreak(broken: () => void): () => void;
}
