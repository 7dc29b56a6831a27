import { vertexAt } from '#sim/geometry/polyhedron.ts';
import type { TruckPart, TruckSpec } from '#sim/roll/truck.ts';
import type { Point } from '#play/table/toy/solids.ts';
import type { TruckModel } from './truckSkin.ts';

/** The stuff of each part; all others are wheels. */
const STUFF_OF: Readonly<Partial<Record<TruckPart, string>>> = { body: 'paint', cab: 'paint', load: 'load' };
const MARK = 0.8; // of the room on a roof (house value)

/** A truck by measures of its own as it touches, facet by facet: nothing of it is only drawn. */
export function ownTruckModel(
  { parts }: TruckSpec,
  stuffs: Readonly<Record<string, TruckModel['facets'][number]['stuff']>>,
): TruckModel {
  const facets = parts.flatMap(({ name, shape }) =>
    shape.faces.flatMap(({ vertices: ring }) => {
      const corners = ring.map((corner): Point => {
        const { x, y, z } = vertexAt(shape.vertices, corner);
        return [x, y, z];
      });
      const stuff = stuffs[STUFF_OF[name] ?? 'tyre'];
      const [first] = corners;
      if (stuff === undefined || first === undefined) return [];
      return corners.slice(2).map((last, i) => ({ corners: [first, corners[i + 1] ?? first, last], stuff }));
    }),
  );
  return { facets, marks: [markOn('cab', 'roof'), markOn('load', 'number')].flatMap((mark) => mark(parts)) };
}

/** A square on top of a part. */
const markOn =
  (on: TruckPart, name: string) =>
  (parts: TruckSpec['parts']): TruckModel['marks'] => {
    const top = parts
      .find((part) => part.name === on)
      ?.shape.faces.reduce((best, face) => (face.normal.y > best.normal.y ? face : best));
    const shape = parts.find((part) => part.name === on)?.shape;
    if (top === undefined || shape === undefined) return [];
    const corners = top.vertices.map((corner) => vertexAt(shape.vertices, corner));
    const [xs, zs] = [corners.map(({ x }) => x), corners.map(({ z }) => z)];
    const [along, across] = [xs, zs].map((all) => Math.max(...all) - Math.min(...all)) as [number, number];
    const size = MARK * Math.min(along, across);
    const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
    const atM: Point = [middle(xs), Math.max(...corners.map(({ y }) => y)), middle(zs)];
    return [{ name, atM, acrossM: [0, 0, size], upM: [size, 0, 0] }];
  };
