import { shortened } from '#engine/files/shortened.ts';
import { fault, type Result } from '#sim/result.ts';
import { jsonOfFile, type ReadableFile } from '#play/storage/textOfFile.ts';

/** The JSON of a file that was picked. Faults: those of the file, with its name. */
export async function readJsonFile(file: ReadableFile): Promise<Result<unknown>> {
  const json = await jsonOfFile(file);
  return json.ok ? json : fault(json.fault.code, `${shortened(file.name)}: ${json.fault.message}`);
}
