import { convexHull3 } from '../../sim/geometry/convexHull3.ts';
import { vertexAt, type Face, type Polyhedron } from '../../sim/geometry/polyhedron.ts';
import { add, cross, length, sub, ZERO } from '../../sim/maths/vec3.ts';
import { massPropertiesOf, volumeOf } from '../../sim/roll/massProperties.ts';
import type { BodyBuild } from '../form/field.ts';
import { BODY_FORMAT, BODY_VERSION, MOST_FACES, readBody } from './bodyFile.ts';
import { viewsOf } from './bodyPicture.ts';
import { bodySays } from './bodySays.ts';
import data from './bodyStarts.json' with { type: 'json' };
import { looseBodyOf, solidsOf, type LooseBody, type LooseFace, type PlacedSolid, type Triple } from './looseBody.ts';

/** A body to begin from. */
export interface BodyStart {
  readonly label: string;
  readonly body: LooseBody;
}

export const BODY_STARTS: readonly BodyStart[] = data.starts.flatMap(({ label, body }) => {
  const read = looseBodyOf({ format: BODY_FORMAT, version: BODY_VERSION, ...body });
  return read === null ? [] : [{ label, body: read }];
});

/** A body of boxes, cylinders and points. */
export const BODY_BUILD: BodyBuild = {
  format: BODY_FORMAT,
  label: 'A body that you draw',
  usual: BODY_STARTS[0]?.body ?? {},
  views: (file) => {
    const body = looseBodyOf(file);
    return body === null ? [] : viewsOf(solidsOf(body));
  },
  wrong: (file) => {
    const read = readBody(file);
    return read.ok ? null : bodySays(read.fault, file);
  },
};

const GRAM = 1e-3;
const MM = 1e-3;
const KG_M3 = 1000; // of 1 g/cm3

/** The weight of a body that is as dense everywhere, g; overlaps count twice. */
export const gramsOf = (solids: readonly PlacedSolid[], densityGCm3: number): number =>
  solids.reduce((sum, { shape }) => sum + volumeOf(shape) * densityGCm3 * KG_M3, 0) / GRAM;

const tidy = (value: number): number => Number(value.toPrecision(6));

/** The mass, its centre and moments of a body of such a weight that is as dense everywhere. */
export function evenly(
  solids: readonly PlacedSolid[],
  grams: number,
): { readonly massG: number; readonly comMm: Triple; readonly inertiaGMm2: Triple } {
  const all = solids.reduce((sum, { shape }) => sum + volumeOf(shape), 0);
  const { com, inertia } = massPropertiesOf(
    solids.map(({ shape }) => ({ shape, mass: (grams * GRAM * volumeOf(shape)) / all })),
  );
  const moment = GRAM * MM * MM;
  return {
    massG: tidy(grams),
    comMm: [tidy(com.x / MM), tidy(com.y / MM), tidy(com.z / MM)],
    inertiaGMm2: [tidy(inertia.xx / moment), tidy(inertia.yy / moment), tidy(inertia.zz / moment)],
  };
}

function areaOf({ vertices }: Polyhedron, { vertices: ring }: Face): number {
  const corners = ring.map((i) => vertexAt(vertices, i));
  const [first = ZERO] = corners;
  const sum = corners.reduce((so, corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? first;
    return add(so, cross(sub(corner, first), sub(next, first)));
  }, ZERO);
  return length(sum) / 2;
}

const MOST_ALIKE = 20; // no regular solid has more sides
const ALIKE_DIGITS = 3;
const DIRECTION_DIGITS = 1e4;
const direction = (part: number): number => Math.round(part * DIRECTION_DIGITS) / DIRECTION_DIGITS + 0;

/**
 * A face for every side on which the body can lie: those of its hull, the largest first. More alike than any regular
 * solid has are those of something round, and have one name.
 */
export function sidesOf(solids: readonly PlacedSolid[]): readonly LooseFace[] {
  if (solids.length === 0) return [];
  const hull = convexHull3(solids.flatMap(({ shape }) => shape.vertices));
  const sides = hull.faces.map((face) => {
    const area = areaOf(hull, face);
    return { face, area, kind: area.toPrecision(ALIKE_DIGITS) };
  });
  let number = 0;
  return sides
    .toSorted((a, b) => b.area - a.area)
    .slice(0, MOST_FACES)
    .map(({ face: { normal }, kind }) => {
      const isRound = sides.filter((side) => side.kind === kind).length > MOST_ALIKE;
      if (!isRound) number += 1;
      return {
        name: isRound ? 'round side' : `side ${number}`,
        normal: [direction(normal.x), direction(normal.y), direction(normal.z)],
      };
    });
}
