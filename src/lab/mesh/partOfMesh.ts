import { ok, type Result } from '#sim/result.ts';
import { BODY_FORMAT, bodyOfFile, type BodyFile } from '../rolls/bodyFile.ts';
import { concavityOf } from '../rolls/concavity.ts';
import type { MeasuredFile } from '../rolls/partFile.ts';
import { HOLLOW } from './kept.ts';
import { measured } from './measure.ts';
import type { Mesh, Pieces } from './mesh.ts';
import { meshOfFile, type MeshFile } from './meshFile.ts';
import type { Unit } from './unit.ts';

/** Splits a hollow mesh into convex pieces; null where it stays whole. */
export type Split = (mesh: Mesh) => Pieces | null;

/** The stages in which a mesh is read, each of which may take seconds. */
export const MESH_STAGES = ['reading', 'measuring', 'splitting'] as const;
export type MeshStage = (typeof MESH_STAGES)[number];

/** A mesh, and all that is kept of it. */
export interface KeptMesh {
  readonly part: MeasuredFile;
  readonly mesh: Mesh;
}

/** Stage by stage. Faults: those of the file, of its surface and of its size, without the file's name. */
export function* meshSteps(
  file: MeshFile,
  unit: Unit | null,
  split: Split,
): Generator<MeshStage, Result<KeptMesh>, void> {
  yield 'reading';
  const read = meshOfFile(file, unit);
  if (!read.ok) return read;
  yield 'measuring';
  const mesh = read.value;
  const kept = measured(mesh);
  if (!kept.ok) return kept;
  const whole: MeasuredFile = { ...kept.value, atMm: [0, 0, 0] };
  if (concavityOf({ measured: whole }) < HOLLOW) return ok({ part: whole, mesh });
  yield 'splitting';
  const pieces = split(mesh);
  const inPieces =
    pieces === null ? whole : { ...whole, ...pieces, missedMm: Math.max(whole.missedMm, pieces.missedMm) };
  return ok({ part: bodyOfFile(bodyWith(inPieces)).ok ? inPieces : whole, mesh });
}

const USUAL_G_CM3 = 1.2; // acrylic, as of the simulation's dice; no share of an even body depends on it

/** The body that is nothing else. */
export const bodyWith = (measured: MeasuredFile, title = '', densityGCm3 = USUAL_G_CM3): BodyFile => ({
  format: BODY_FORMAT,
  version: 2,
  title,
  parts: [{ measured }],
  densityGCm3,
  faces: 'stable',
});
