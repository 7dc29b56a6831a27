/** Waits so long, and does it then. */
export type Wait = (ms: number, then: () => void) => void;

/**
 * Soon enough that a person who makes room sees it work, ms; then later and later, so that a browser that never lets us
 * in is not asked for ever. House values.
 */
const FIRST_MS = 2000;
const LONGEST_MS = 60_000;

/** Does something again until it has worked. `again` says whether it has. */
export function createRetries(again: () => Promise<boolean>, wait: Wait): { soon(): void } {
  let [waiting, ms] = [false, FIRST_MS];
  const soon = (): void => {
    if (waiting) return;
    waiting = true;
    wait(ms, () => void retry());
  };
  async function retry(): Promise<void> {
    const worked = await again().catch(() => false);
    waiting = false;
    ms = worked ? FIRST_MS : Math.min(2 * ms, LONGEST_MS);
    if (!worked) soon();
  }
  return { soon };
}
