import { unpackLink } from '../../../engine/files/link.ts';
import { findExperiment } from '../../../lab/registry.ts';
import { readLabFile, type LabFile } from '../../../lab/result.ts';
import type { Result } from '../../../sim/result.ts';

/** A job or a result of a link. Faults: those of `unpackLink` and of the file. */
export async function openPacked(packed: string): Promise<Result<LabFile>> {
  const text = unpackLink(packed);
  return text.ok ? readLabFile(text.value, findExperiment) : text;
}

/** A job or a result whose JSON is read already. */
export const openJson = (json: unknown): Promise<Result<LabFile>> => readLabFile(JSON.stringify(json), findExperiment);

export const experimentOf = (opened: LabFile): string =>
  opened.kind === 'job' ? opened.job.experiment : opened.file.job.experiment;
