import { shortened } from '#engine/files/shortened.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { ok, type Result } from '#sim/result.ts';
import { isArchive, readArchive } from './archive.ts';
import type { Library } from './library.ts';
import { texts } from '../texts.ts';

/** The fates of an archive's matches. */
export interface AllImported {
  readonly added: number;
  /** Those that lay in the store already. */
  readonly there: number;
  /** A sentence for each that is not in the store now. */
  readonly refused: readonly string[];
}

/** Whether a picked file is an archive of matches, and not a single one. */
export async function holdsMany(file: Blob): Promise<boolean> {
  try {
    return isArchive(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  } catch {
    return false; // whoever reads it says why it cannot be read
  }
}

/**
 * Puts every match of an archive in the store, with its title and its time. Each is replayed, and believed, when it is
 * opened. Stopped, it keeps what it has put there. Faults: those of `readArchive`.
 */
export async function importAll(
  library: Pick<Library, 'restore'>,
  bytes: Uint8Array,
  { onProgress, signal }: { readonly onProgress: (done: number, of: number) => void; readonly signal: AbortSignal },
): Promise<Result<AllImported>> {
  const archive = readArchive(bytes);
  if (!archive.ok) return archive;
  const { names, matchOf } = archive.value;
  let [added, there] = [0, 0];
  const refused: string[] = [];
  for (const [i, name] of names.entries()) {
    onProgress(i, names.length);
    if (signal.aborted) break;
    const match = matchOf(name);
    const restored = match.ok ? await library.restore(match.value, PHYSICS_BUILD) : match;
    if (!restored.ok) refused.push(texts.archive.importFailed(shortened(name), restored.fault.message));
    else if (restored.value === 'added') added += 1;
    else there += 1;
  }
  return ok({ added, there, refused });
}
