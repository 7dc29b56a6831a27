import type { PageTime } from '#play/time/pageTime.ts';

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
