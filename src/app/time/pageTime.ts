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

/** Events by which a browser tells that a page was away, or is about to be. A sleeping machine tells of nothing. */
const OF_DOCUMENT = ['visibilitychange', 'freeze', 'resume'] as const;
const OF_WINDOW = ['pageshow'] as const;

/** The browser's own. */
export const browserTime: PageTime = {
  now: () => performance.now(),
  every: (ms, tick) => {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  frame: (draw) => {
    const frame = requestAnimationFrame(() => draw());
    return () => cancelAnimationFrame(frame);
  },
  get hidden() {
    return document.hidden;
  },
  onBreak: (broken) => {
    for (const event of OF_DOCUMENT) document.addEventListener(event, broken);
    for (const event of OF_WINDOW) window.addEventListener(event, broken);
    return () => {
      for (const event of OF_DOCUMENT) document.removeEventListener(event, broken);
      for (const event of OF_WINDOW) window.removeEventListener(event, broken);
    };
  },
};
