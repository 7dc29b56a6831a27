/**
 * How long the page's thread is kept at a time, ms: a frame. A page that stands still for longer than three of these is
 * felt to stutter.
 */
export const SLICE_MS = 12;

/** Lets the page do what waits. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** ms since some beginning. */
export const now = (): number => performance.now();

/** Runs it after the other subscribers of the same change. */
export const soon = (then: () => void): void => queueMicrotask(then);
