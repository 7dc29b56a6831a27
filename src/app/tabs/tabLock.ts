/** Of the browser's locks, what claims need. */
export type Locks = Pick<LockManager, 'request'>;

/** A lock that this tab has. */
export interface TabLock {
  release(): void;
}

/** `now`: only if it is free; `wait`: when it is let go, within a time; `take`: its holder loses it. */
export type Asking = 'now' | 'take' | { readonly waitMs: number };

/** The lock of that name, or null where it is not to be had that way. `onLost`: another tab has taken it. */
export function tabLock(locks: Locks, name: string, how: Asking, onLost: () => void): Promise<TabLock | null> {
  return new Promise((resolve, reject) => {
    let held = false;
    const hold = (lock: unknown): Promise<void> | undefined => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      held = true;
      return new Promise((release) => resolve({ release }));
    };
    locks.request(name, optionsOf(how), hold).catch((error: unknown) => {
      if (held) onLost();
      else if (isTimeout(error)) resolve(null);
      else reject(error);
    });
  });
}

function optionsOf(how: Asking): LockOptions {
  if (how === 'now') return { ifAvailable: true };
  return how === 'take' ? { steal: true } : { signal: AbortSignal.timeout(how.waitMs) };
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error || error instanceof DOMException
    ? error.name === 'TimeoutError' || error.name === 'AbortError'
    : false;
