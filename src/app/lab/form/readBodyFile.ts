import { shortened } from '#engine/files/shortened.ts';
import { hasMeshes } from '#lab/mesh/filledBody.ts';
import { MOST_BYTES } from '#lab/mesh/mesh.ts';
import type { MeshFile } from '#lab/mesh/meshFile.ts';
import { meshTask, type BodySeen, type MeshGiven } from '#lab/mesh/meshTask.ts';
import { MESH_FILES, type Unit } from '#lab/mesh/unit.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Asking } from '#play/offThread/helper.ts';
import { saidOf } from '#play/offThread/lateFault.ts';
import { texts } from '#play/texts.ts';
import { openLabHelper } from '../run/openPool.ts';
import { MESHES } from '../run/stepsCalled.ts';
import { readJsonFile } from './readJsonFile.ts';

/** Of files that were picked together the body's. */
export function mainOf(picked: readonly File[]): File {
  const main = picked.find(({ name }) => !MESH_FILES.test(name)) ?? picked[0];
  if (main === undefined) throw new Error('a file was picked');
  return main;
}

/**
 * A body file's JSON, with the meshes of files that were picked with it, or the body of a mesh; meshes are read in a
 * worker. Faults name the file; `abandoned` where it was called off.
 */
export async function readBodyFile(
  picked: readonly File[],
  unit: Unit | null,
  asking: Asking,
): Promise<Result<BodySeen>> {
  const main = mainOf(picked);
  const isMesh = MESH_FILES.test(main.name);
  const json = isMesh ? ok(null) : await readJsonFile(main);
  if (!json.ok) return json;
  if (!isMesh && !hasMeshes(json.value)) return ok({ body: json.value, seen: {} });
  const files: MeshFile[] = [];
  for (const file of isMesh ? [main] : picked.filter((one) => one !== main)) {
    const bytes = await bytesOf(file);
    if (!bytes.ok) return named(file, bytes.fault);
    files.push({ name: file.name, bytes: bytes.value });
  }
  const [file] = files;
  const given = isMesh && file !== undefined ? { file, unit } : { body: json.value, files };
  const body = await readInWorker(given, asking);
  return body.ok ? body : named(main, body.fault);
}

async function readInWorker(given: MeshGiven, asking: Asking): Promise<Result<BodySeen>> {
  const opening = openLabHelper(MESHES);
  try {
    return await (await opening).carryOut(meshTask(given), asking);
  } catch (error) {
    return fault('failed', saidOf(error, `${texts.lab.failed} ${String(error)}`));
  } finally {
    opening.then((helper) => helper.close()).catch(() => undefined);
  }
}

const named = ({ name }: File, { code, message }: { code: string; message: string }): Result<never> =>
  fault(code, `${shortened(name)}: ${message}`);

async function bytesOf(file: File): Promise<Result<Uint8Array>> {
  if (file.size > MOST_BYTES) return fault('file-too-large', texts.files.tooLarge(file.size, MOST_BYTES));
  const buffer = await file.arrayBuffer().catch(() => null);
  return buffer === null ? fault('file-unreadable', texts.files.unreadable) : ok(new Uint8Array(buffer));
}
