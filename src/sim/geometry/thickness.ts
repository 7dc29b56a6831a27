import { dot } from '../maths/vec3.ts';
import { vertexAt, type Polyhedron } from './polyhedron.ts';

/** The least distance between two planes that hold the solid between them, of which one is a face's, m. */
export const thicknessOf = ({ faces, vertices }: Polyhedron): number =>
  Math.min(
    ...faces.map(({ normal, vertices: [first = 0] }) => {
      const height = dot(normal, vertexAt(vertices, first));
      return height - Math.min(...vertices.map((vertex) => dot(normal, vertex)));
    }),
  );
