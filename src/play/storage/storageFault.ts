import type { Fault } from '#sim/result.ts';
import { texts } from '../texts.ts';

/** The operation during which the storage failed. */
export type Doing = keyof typeof texts.storage;

/** Why the browser would not open its storage, as one sentence. */
export function openingFault(error: unknown): Fault {
  const known = faultNamed(nameOf(error), texts.storage.save.full);
  return known ?? { code: 'storage-blocked', message: texts.storageBlocked };
}

/** Nothing can be read as long as the storage does not open. */
export const storeClosed = (): Fault => ({ code: 'storage-blocked', message: texts.storageClosed });

/** Nothing is known yet of a save. */
export const silence = (): Fault => ({ code: 'storage-silent', message: texts.storageSilent });

/** The failure as one sentence. */
export function storageFault(error: unknown, doing: Doing): Fault {
  const { full, failed } = texts.storage[doing];
  return faultNamed(nameOf(error), full) ?? { code: 'storage-failed', message: failed };
}

/** `VersionError`: a newer page has made of the database what this one does not know. */
function faultNamed(name: string, full: string): Fault | null {
  if (name === 'VersionError') return { code: 'storage-newer', message: texts.storageNewer };
  return name === 'QuotaExceededError' ? { code: 'storage-full', message: full } : null;
}

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');
