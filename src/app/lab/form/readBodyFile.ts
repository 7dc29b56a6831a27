import { shortened } from '#engine/files/shortened.ts';
import { MOST_BYTES } from '#lab/mesh/mesh.ts';
import { hasMeshes } from '#lab/mesh/filledBody.ts';
import type { MeshFile } from '#lab/mesh/meshFile.ts';
import { MESH_FILES, type Unit } from '#lab/mesh/unit.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Asking } from '#play/offThread/helper.ts';
import { saidOf } from '#play/offThread/lateFault.ts';
import { texts } from '#play/texts.ts';
import { meshTask, type BodySeen, type MeshGiven } from '#lab/mesh/meshTask.ts';
import { openLabHelper } from '../run/openPool.ts';
import { MESHES } from '../run/stepsCalled.ts';
import { readJsonFile } from './readJsonFile.ts';

/**
 * A body file's JSON, with the meshes of files that were picked with it, or the body of a mesh. Meshes are read in a
 * worker. Faults name the file; `abandoned` where it was called off.
 */
export async function readBodyFile(
  picked: readonly File[],
  unit: Unit | null,
  asking: Asking,
): Promise<Result<BodySeen>> {
  const main = mainOf(picked);
  const read = MESH_FILES.test(main.name) ? await meshIn(main, unit) : await bodyIn(main, picked);
  if (!read.ok || 'seen' in read.value) return read as Result<BodySeen>;
  const helper = await openLabHelper(MESHES);
  try {
    const body = await helper.carryOut(meshTask(read.value), asking);
    return body.ok ? body : named(main, body.fault);
  } catch (error) {
    return named(main, { code: 'failed', message: saidOf(error, `${texts.lab.failed} ${String(error)}`) });
  } finally {
    helper.close();
  }
}

/** Of files that were picked together the body's. */
export const mainOf = (picked: readonly File[]): File => {
  const main = picked.find(({ name }) => !MESH_FILES.test(name)) ?? picked[0];
  if (main === undefined) throw new Error('a file was picked');
  return main;
};

const named = ({ name }: File, { code, message }: { code: string; message: string }): Result<never> =>
  fault(code, `${shortened(name)}: ${message}`);

async function bodyIn(file: File, picked: readonly File[]): Promise<Result<MeshGiven | BodySeen>> {
  const json = await readJsonFile(file);
  if (!json.ok) return json;
  if (!hasMeshes(json.value)) return ok({ body: json.value, seen: {} });
  const files: MeshFile[] = [];
  for (const one of picked.filter(({ name }) => MESH_FILES.test(name))) {
    const read = await bytesOf(one);
    if (!read.ok) return read;
    files.push(read.value);
  }
  return ok({ body: json.value, files });
}

async function meshIn(file: File, unit: Unit | null): Promise<Result<MeshGiven>> {
  const read = await bytesOf(file);
  return read.ok ? ok({ file: read.value, unit }) : read;
}

async function bytesOf(file: File): Promise<Result<MeshFile>> {
  if (file.size > MOST_BYTES)
    return named(file, { code: 'file-too-large', message: texts.files.tooLarge(file.size, MOST_BYTES) });
  const buffer = await file.arrayBuffer().catch(() => null);
  if (buffer === null) return named(file, { code: 'file-unreadable', message: texts.files.unreadable });
  return ok({ name: file.name, bytes: new Uint8Array(buffer) });
}
