import { rounded } from '../rounded.ts';
import { concavityOf } from '../rolls/concavity.ts';
import type { MeasuredFile } from '../rolls/partFile.ts';

/** Of a mesh all that was kept, in figures. */
export interface MeshKept {
  readonly triangles: number;
  /** Of the hull that touches. */
  readonly corners: number;
  /** Points of the mesh stand no further over it. */
  readonly missedMm: number;
  /** The share of the hull that is not filled. */
  readonly concavity: number;
}

export function keptOf({ measured }: { readonly measured: MeasuredFile }): MeshKept {
  const { fromTriangles, hullMm, missedMm } = measured;
  return { triangles: fromTriangles, corners: hullMm.length, missedMm, concavity: rounded(concavityOf({ measured })) };
}

const MATTERS = 0.01;
const near = (mm: number): string => String(Number(mm.toFixed(3)) + 0);

/** The same in words. */
export function saidOfMesh({ triangles, corners, missedMm, concavity }: MeshKept): string {
  const hull = `Of a mesh of ${triangles} triangles the hull touches, with ${corners} corners`;
  const missed = missedMm > 0 ? `, over which the mesh stands by ${near(missedMm)} mm at most` : '';
  if (concavity < MATTERS) return `${hull}${missed}.`;
  return `${hull}${missed}; the mesh does not fill ${(100 * concavity).toFixed(1)} % of it, and nothing reaches into its hollows.`;
}
