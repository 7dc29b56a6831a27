import { unpackLink } from '#engine/files/link.ts';
import { findExperiment } from '#lab/registry.ts';
import { readLabFile, type LabFile } from '#lab/result.ts';
import type { Result } from '#sim/result.ts';
import { late } from '#app/late/late.ts';
import { LateFault } from '#play/offThread/lateFault.ts';

/** A job or a result of a link. Faults: those of `unpackLink` and of the file. */
export async function openPacked(packed: string): Promise<Result<LabFile>> {
  const text = unpackLink(packed);
  return text.ok ? readLabFile(text.value, findExperiment) : text;
}

/** A job or a result whose JSON is read already. Faults: those of the file, and of an experiment that does not come. */
export async function openJson(json: unknown): Promise<Result<LabFile>> {
  try {
    return await readLabFile(JSON.stringify(json), (id) => late(() => findExperiment(id)));
  } catch (error) {
    if (error instanceof LateFault) return { ok: false, fault: error.fault };
    throw error;
  }
}

export const experimentOf = (opened: LabFile): string =>
  opened.kind === 'job' ? opened.job.experiment : opened.file.job.experiment;
