import type { Fault } from '../../sim/result.ts';
import { texts } from '../texts.ts';

/** What was being done when the storage failed. */
export type Doing = keyof typeof texts.storage;

/** The browser would not open its storage. */
export const storageBlocked = (): Fault => ({ code: 'storage-blocked', message: texts.storageBlocked });

/** What went wrong, as one sentence. */
export function storageFault(error: unknown, doing: Doing): Fault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const { full, failed } = texts.storage[doing];
  return name === 'QuotaExceededError' ? { code: 'storage-full', message: full } : { code: 'storage-failed', message: failed };
}
