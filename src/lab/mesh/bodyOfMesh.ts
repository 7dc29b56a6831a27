import { ok, type Result } from '#sim/result.ts';
import type { BodyFile } from '../rolls/bodyFile.ts';
import type { MeshFile } from './meshFile.ts';
import { bodyWith, meshSteps, type KeptMesh, type MeshStage, type Split } from './partOfMesh.ts';
import { MESH_FILES, type Unit } from './unit.ts';

/** All that a mesh file does not say. */
export interface MeshSaid {
  /** Null where the size says it. */
  readonly unit: Unit | null;
  readonly densityGCm3?: number | undefined;
}

/** A body, and the meshes that are in it. */
export interface BodyRead<B = unknown> {
  readonly body: B;
  readonly meshes: readonly KeptMesh[];
}

export type BodySteps<B = unknown> = Generator<MeshStage, Result<BodyRead<B>>, void>;

/**
 * The body of a mesh file: of its hull, or of pieces where it is hollow, with its volume's weight, and the sides on
 * which it comes to rest.
 */
export function* meshBodySteps(file: MeshFile, { unit, densityGCm3 }: MeshSaid, split: Split): BodySteps<BodyFile> {
  const kept = yield* meshSteps(file, unit, split);
  if (!kept.ok) return kept;
  return ok({ body: bodyWith(kept.value.part, titleOf(file.name), densityGCm3), meshes: [kept.value] });
}

/** The end of such steps. */
export function finished<T>(steps: Generator<unknown, T, void>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same at once. `split`: into pieces; left out, it stays whole. */
export function bodyOfMeshFile(file: MeshFile, said: MeshSaid, split: Split = () => null): Result<BodyFile> {
  const read = finished(meshBodySteps(file, said, split));
  return read.ok ? ok(read.value.body) : read;
}

const LONGEST = 60;

/** The name of a file without its folder and ending, and without characters that are not to be seen. */
const titleOf = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(MESH_FILES, '')
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .slice(0, LONGEST);
