import { openGlb } from '#app/scene/looks/readGlb.ts';
import type { Point, Stuff } from '#play/table/toy/solids.ts';

/** A square on the truck's skin: its middle, and its sides' directions as long as the square is wide. Metres. */
export interface MarkSquare {
  readonly name: string;
  readonly atM: Point;
  readonly acrossM: Point;
  readonly upM: Point;
}

export interface TruckModel {
  readonly facets: readonly { readonly corners: readonly Point[]; readonly stuff: Stuff }[];
  /** Where a fleet's mark goes. */
  readonly marks: readonly MarkSquare[];
}

interface Extras {
  readonly marks: readonly MarkSquare[];
}

const isExtras = (data: unknown): data is Extras =>
  typeof data === 'object' && data !== null && 'marks' in data && Array.isArray(data.marks);

const MATT: Stuff = { colour: '#1c1d20' };

/**
 * The truck of models/truck.glb, whole: every facet with the stuff it is made of, wheels where they belong; the truck's
 * own frame (x forwards, y up, z to its right, the origin on the ground between the wheels). Throws where the file is
 * no truck.
 */
export function truckModel(file: ArrayBuffer, stuffs: Readonly<Record<string, Stuff>>): TruckModel {
  const { gltf, floats, shorts } = openGlb(file);
  const extras = gltf.nodes.map((node) => node.extras).find(isExtras);
  if (!extras) throw new Error('not a truck model');
  const facets = gltf.nodes.flatMap(({ mesh, translation = [0, 0, 0] }) =>
    (gltf.meshes[mesh ?? -1]?.primitives ?? []).flatMap(({ attributes, indices, material }) => {
      const stuff = stuffs[gltf.materials?.[material ?? -1]?.name ?? ''] ?? MATT;
      return trianglesOf(floats(attributes['POSITION']), shorts(indices), translation).map((corners) => ({
        corners,
        stuff,
      }));
    }),
  );
  return { facets, marks: extras.marks };
}

function trianglesOf(
  positions: Float32Array,
  indices: Uint16Array,
  [dx = 0, dy = 0, dz = 0]: readonly number[],
): readonly (readonly Point[])[] {
  const point = (vertex: number): Point => [
    (positions[3 * vertex] ?? 0) + dx,
    (positions[3 * vertex + 1] ?? 0) + dy,
    (positions[3 * vertex + 2] ?? 0) + dz,
  ];
  return Array.from({ length: indices.length / 3 }, (_, i) => [0, 1, 2].map((k) => point(indices[3 * i + k] ?? 0)));
}
