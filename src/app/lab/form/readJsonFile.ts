import { shortened } from '#engine/files/shortened.ts';
import { readJson } from '#engine/files/readJson.ts';
import { fault, type Result } from '#sim/result.ts';
import { textOfFile, type ReadableFile } from '#play/storage/textOfFile.ts';

/** The JSON of a file that was picked. Faults: those of the file, with its name. */
export async function readJsonFile(file: ReadableFile): Promise<Result<unknown>> {
  const text = await textOfFile(file);
  const json = text.ok ? readJson(text.value) : text;
  return json.ok ? json : fault(json.fault.code, `${shortened(file.name)}: ${json.fault.message}`);
}
