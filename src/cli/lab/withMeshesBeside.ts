import { dirname, join } from 'node:path';
import { finished } from '#lab/mesh/bodyOfMesh.ts';
import { filledSteps, hasMeshes, namedMeshesIn } from '#lab/mesh/filledBody.ts';
import { MOST_BYTES } from '#lab/mesh/mesh.ts';
import type { MeshFile } from '#lab/mesh/meshFile.ts';
import { piecesOf } from '#lab/mesh/pieces.ts';
import { loadPhysics } from '#sim/physics.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { ReadBytes } from './labCommand.ts';

/** A body file with the meshes of the files that it names, which are in its folder. Faults: those of these files. */
export async function withMeshesBeside(body: unknown, path: string, read: ReadBytes): Promise<Result<unknown>> {
  if (!hasMeshes(body)) return ok(body);
  const named = namedMeshesIn(body);
  if (!named.ok) return fault(named.fault.code, `${path}: ${named.fault.message}`);
  const files: MeshFile[] = [];
  for (const name of new Set(named.value.map(({ file }) => file))) {
    const bytes = await read(join(dirname(path), name), MOST_BYTES);
    if (!bytes.ok) return fault(bytes.fault.code, `${join(dirname(path), name)}: ${bytes.fault.message}`);
    files.push({ name, bytes: bytes.value });
  }
  const physics = await loadPhysics();
  const filled = finished(filledSteps(body, files, (mesh) => piecesOf(physics, mesh)));
  return filled.ok ? ok(filled.value.body) : fault(filled.fault.code, `${path}: ${filled.fault.message}`);
}
