import type { Fault } from '../../sim/result.ts';
import { texts } from '../texts.ts';

export type StorageFaultCode = keyof typeof texts.storage;

const faultOf = (code: StorageFaultCode): Fault => ({ code, message: texts.storage[code] });

/** The browser would not open its storage. */
export const storageBlocked = (): Fault => faultOf('storage-blocked');

/** What went wrong while reading or writing, as one sentence. */
export function storageFault(error: unknown): Fault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return faultOf(name === 'QuotaExceededError' ? 'storage-full' : 'storage-failed');
}
