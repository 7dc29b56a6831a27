import { rounded } from '../rounded.ts';
import { concavityOf } from '../rolls/concavity.ts';
import type { MeasuredFile } from '../rolls/partFile.ts';

/** Of a mesh all that was kept, in figures. */
export interface MeshKept {
  readonly triangles: number;
  /** Of the hull. */
  readonly corners: number;
  /** That touch in the hull's stead; 0 where that does. */
  readonly pieces: number;
  /** Points of the mesh stand no further over it. */
  readonly missedMm: number;
  /** The share of the hull that is not filled. */
  readonly concavity: number;
}

export function keptOf({ measured }: { readonly measured: MeasuredFile }): MeshKept {
  const { fromTriangles, hullMm, missedMm, piecesMm = [] } = measured;
  return {
    triangles: fromTriangles,
    corners: hullMm.length,
    pieces: piecesMm.length,
    missedMm,
    concavity: rounded(concavityOf({ measured })),
  };
}

const MATTERS = 0.01;

/** So much of the hull is not filled, and the hollows matter: others reach into them, and the ground. House value. */
export const HOLLOW = 0.05;
const SPLIT = 'an STL or OBJ file is split into pieces where that can be done';
const near = (mm: number): string => String(Number(mm.toFixed(3)) + 0);

/** The same in words. */
export function saidOfMesh({ triangles, corners, pieces, missedMm, concavity }: MeshKept): string {
  const touches = pieces > 0 ? `${pieces} convex pieces touch` : `the hull touches, with ${corners} corners`;
  const missed = missedMm > 0 ? `, over which the mesh stands by ${near(missedMm)} mm at most` : '';
  if (concavity < MATTERS) return `Of a mesh of ${triangles} triangles ${touches}${missed}.`;
  const hollow = `it does not fill ${(100 * concavity).toFixed(1)} % of its hull`;
  const reached = pieces > 0 || concavity < HOLLOW ? '' : `, and nothing reaches into its hollows: ${SPLIT}`;
  return `Of a mesh of ${triangles} triangles ${touches}${missed}; ${hollow}${reached}.`;
}
