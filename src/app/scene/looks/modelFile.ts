import { use } from 'react';
import { lateFile } from '#app/late/lateFile.ts';

const files = new Map<string, Promise<ArrayBuffer>>();
/** Asked for again by whoever draws the picture again, and not by each attempt to draw. */
const missing = new Set<string>();

/** The bytes of a model, of any scene; suspends while they come. */
export function useModelFile(address: string): ArrayBuffer {
  const file = files.get(address) ?? lateFile(address);
  if (!files.has(address)) {
    files.set(address, file);
    file.catch(() => missing.add(address));
  }
  return use(file);
}

/** Models that did not come are asked for again. */
export function askForModelsAgain(): void {
  for (const address of missing) files.delete(address);
  missing.clear();
}
