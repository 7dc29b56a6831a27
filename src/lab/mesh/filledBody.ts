import type { z } from 'zod';
import { faultOfIssue } from '#engine/files/faultOfIssue.ts';
import { show } from '#engine/files/shown.ts';
import { withoutStop } from '#engine/words.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { valueAt } from '../form/place.ts';
import { MOST_PARTS, namedMeshSchema, partSchema } from '../rolls/partFile.ts';
import type { BodySteps } from './bodyOfMesh.ts';
import type { MeshFile } from './meshFile.ts';
import { meshSteps, type KeptMesh, type Split } from './partOfMesh.ts';

/** A part of a body whose mesh is a file of its own. */
interface NamedMesh extends z.infer<typeof namedMeshSchema> {
  /** Its place among the parts. */
  readonly at: number;
}

/** None of a body that is refused as it is: no mesh is read for that. */
const partsIn = (body: unknown): readonly unknown[] => {
  const parts = valueAt(body, 'parts');
  return Array.isArray(parts) && parts.length <= MOST_PARTS && valueAt(body, 'version') !== 1 ? parts : [];
};

/** The parts of a body file whose meshes are files of their own. Faults: what is wrong with one, with its place. */
export function namedMeshesIn(body: unknown): Result<readonly NamedMesh[]> {
  const found: NamedMesh[] = [];
  for (const [at, part] of partsIn(body).entries()) {
    const mesh = valueAt(part, 'mesh');
    if (valueAt(mesh, 'file') === undefined) continue;
    const read = namedMeshSchema.safeParse(mesh);
    if (!read.success) {
      const issues = read.error.issues.map((issue) => ({ ...issue, path: ['parts', at, 'mesh', ...issue.path] }));
      return { ok: false, fault: faultOfIssue({ issues }, body) };
    }
    found.push({ at, ...read.data });
  }
  return ok(found);
}

/** Whether any part of a body file is a mesh that is not measured yet. */
export const hasMeshes = (body: unknown): boolean => partsIn(body).some((part) => valueAt(part, 'mesh') !== undefined);

/**
 * A body file with all that is kept of its meshes: those that are written in it, and those that it names. All else of
 * it is left as it is, right or wrong. Faults: `missing-file`; those of a mesh, with the part's place.
 */
export function* filledSteps(body: unknown, files: readonly MeshFile[], split: Split): BodySteps {
  const named = namedMeshesIn(body);
  if (!named.ok) return named;
  if (!hasMeshes(body)) return ok({ body, meshes: [] });
  const parts = [...partsIn(body)];
  const meshes: KeptMesh[] = [];
  for (const { at, file, unit, atMm } of named.value) {
    const place = `$.parts[${at}].mesh.file`;
    const found = files.find(({ name }) => name === file) ?? files.find(({ name }) => file.endsWith(`/${name}`));
    if (found === undefined)
      return fault('missing-file', `${place} is ${show(file)}, which is not there: choose both files at once.`, place);
    const kept = yield* meshSteps(found, unit ?? null, split);
    if (!kept.ok)
      return fault(
        'bad-mesh',
        `${place} is ${show(file)}: ${withoutStop(kept.fault.message)}; expected a mesh.`,
        place,
      );
    const part = { ...kept.value.part, atMm };
    const { mesh: _, ...made } = parts[at] as { readonly mesh: unknown };
    parts[at] = { measured: part, ...made };
    meshes.push({ ...kept.value, part });
  }
  yield 'measuring';
  return ok({ body: { ...(body as object), parts: parts.map(measuredOf) }, meshes });
}

/** A mesh that is written in the file, measured; what the schema refuses stays, for it says why. */
function measuredOf(part: unknown): unknown {
  if (valueAt(part, 'mesh') === undefined) return part;
  const read = partSchema.safeParse(part);
  return read.success ? read.data : part;
}
