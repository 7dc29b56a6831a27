import { meshBodySteps } from './bodyOfMesh.ts';
import { filledSteps } from './filledBody.ts';
import type { MeshFile } from './meshFile.ts';
import { MESH_STAGES } from './partOfMesh.ts';
import { piecesOf } from './pieces.ts';
import { seenOf, type SeenMeshes } from './seenMesh.ts';
import type { Unit } from './unit.ts';
import { ok } from '#sim/result.ts';
import type { Task, TaskSteps } from '#play/offThread/helper.ts';

/** A mesh to make a body of, or a body whose meshes are in files of their own. */
export type MeshGiven =
  | { readonly file: MeshFile; readonly unit: Unit | null }
  | { readonly body: unknown; readonly files: readonly MeshFile[] };

/** A body as its file has it, and the outlines of its meshes. */
export interface BodySeen {
  readonly body: unknown;
  readonly seen: SeenMeshes;
}

export const meshTask = (given: MeshGiven): Task<BodySeen> => ({ do: 'mesh', given });

/** Reads meshes; `done` counts stages. */
export const meshTaskSteps: TaskSteps = function* (physics, task) {
  const given = task.given as MeshGiven;
  const split = (mesh: Parameters<typeof piecesOf>[1]) => piecesOf(physics, mesh);
  const steps =
    'file' in given
      ? meshBodySteps(given.file, { unit: given.unit }, split)
      : filledSteps(given.body, given.files, split);
  for (;;) {
    const step = steps.next();
    if (step.done !== true) yield { done: MESH_STAGES.indexOf(step.value), tick: 0 };
    else return step.value.ok ? ok({ body: step.value.value.body, seen: seenOf(step.value.value.meshes) }) : step.value;
  }
};
