import { shortened } from '#engine/files/shortened.ts';
import { MOST_BYTES } from '#lab/mesh/mesh.ts';
import { bodyOfMeshFile } from '#lab/mesh/meshFile.ts';
import { MESH_FILES, type Unit } from '#lab/mesh/unit.ts';
import { fault, type Result } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { readJsonFile } from './readJsonFile.ts';

/** A body file's JSON, or the body of a mesh, whole: the page's engine cannot split it. Faults name the file. */
export async function readBodyFile(file: File, unit: Unit | null): Promise<Result<unknown>> {
  if (!MESH_FILES.test(file.name)) return readJsonFile(file);
  const read = file.size > MOST_BYTES ? tooLarge(file) : await meshIn(file, unit);
  return read.ok ? read : fault(read.fault.code, `${shortened(file.name)}: ${read.fault.message}`);
}

const tooLarge = ({ size }: File): Result<unknown> => fault('file-too-large', texts.files.tooLarge(size, MOST_BYTES));

async function meshIn(file: File, unit: Unit | null): Promise<Result<unknown>> {
  const buffer = await file.arrayBuffer().catch(() => null);
  if (buffer === null) return fault('file-unreadable', texts.files.unreadable);
  return bodyOfMeshFile({ name: file.name, bytes: new Uint8Array(buffer) }, { unit });
}
