import { IDENTITY } from '#sim/maths/quat.ts';
import { negate, normalizeOr, UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import { PYRAMIDS, SIZES, type PyramidSpec } from '#sim/pyramid.ts';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { bodyOf, type BodyFace, type BodySpec } from '#sim/roll/body.ts';
import { COIN, DICE } from '#sim/roll/dice.ts';
import { BALLASTED_TRUCK, TRUCK } from '#sim/roll/truck.ts';
import type { Choice } from '../form/field.ts';
import type { LabBody, LyingFace } from './labBody.ts';

const READ_WITHIN_DEG = 5; // of a die, as the referee has it
const LIES_WITHIN_DEG = 20; // as of bodies in files

/** Faces that are read on top: those directions up are the opposite ones down. */
const readOnTop = (faces: readonly BodyFace[]): readonly LyingFace[] =>
  faces.flatMap(({ name, normals }) => normals.map((up) => ({ name, down: negate(up) })));

const die = (sides: 4 | 6 | 8 | 10 | 12 | 20): LabBody => ({
  name: `d${sides}`,
  spec: DICE[sides],
  faces: readOnTop(DICE[sides].faces),
  withinDeg: READ_WITHIN_DEG,
  none: 'cocked',
});

/** Its sides are named by what it then lies on; on its underside it stands on its wheels, which come first. */
function truckFaces(spec: BodySpec): readonly LyingFace[] {
  const faces = readOnTop(spec.faces);
  const isUnderside = ({ name }: LyingFace): boolean => name === 'underside';
  return [
    ...faces.filter(isUnderside).map((face) => ({ ...face, name: 'wheels' })),
    ...faces.filter((face) => !isUnderside(face)),
  ];
}

/** A truck by this name, whatever its measures. */
export const truck = (name: string, spec: BodySpec): LabBody => ({
  name,
  spec,
  faces: truckFaces(spec),
  withinDeg: LIES_WITHIN_DEG,
  none: 'other',
});

/** Hollow: its mass properties are those of the pieces, its shape is their hull. */
function pyramidSpec({ vertices, mass, com, side, axis }: PyramidSpec): BodySpec {
  const hull = bodyOf({
    convex: [{ name: 'pyramid', shape: convexHull3(vertices), mass }],
    middle: vec3(0, com, 0),
    faces: [],
  });
  const at = vec3(0, com, 0);
  return {
    ...hull,
    com: at,
    inertia: { xx: side, yy: axis, zz: side, xy: 0, yz: 0, zx: 0 },
    solid: { hulls: [vertices], mass, com: at, inertia: vec3(side, axis, side), axes: IDENTITY },
  };
}

function pyramid(spec: PyramidSpec): LabBody {
  const { base, height } = spec;
  // A side's outward direction: the height outwards, half of the base upwards.
  const sides = [vec3(1, 0, 0), vec3(-1, 0, 0), vec3(0, 0, 1), vec3(0, 0, -1)].map(({ x, z }): LyingFace => ({
    name: 'side',
    down: normalizeOr(vec3(x * height, base / 2, z * height), UNIT_Y),
  }));
  return {
    name: `pyramid-${spec.size}`,
    spec: pyramidSpec(spec),
    faces: [{ name: 'base', down: negate(UNIT_Y) }, ...sides],
    withinDeg: LIES_WITHIN_DEG,
    none: 'other',
  };
}

const coin: LabBody = {
  name: 'coin',
  spec: COIN,
  faces: readOnTop(COIN.faces),
  withinDeg: READ_WITHIN_DEG,
  none: 'edge',
};

/** Bodies that are named instead of a file. */
export const BODIES: readonly LabBody[] = [
  truck('truck', TRUCK),
  truck('truck-ballast', BALLASTED_TRUCK),
  ...([4, 6, 8, 10, 12, 20] as const).map(die),
  ...SIZES.map((size) => pyramid(PYRAMIDS[size])),
  coin,
];

export const BODY_NAMES: readonly string[] = BODIES.map(({ name }) => name);

const IN_WORDS: Readonly<Record<string, string>> = {
  truck: 'Truck',
  'truck-ballast': 'Truck with ballast',
  'pyramid-S': 'Small pyramid',
  'pyramid-M': 'Medium pyramid',
  'pyramid-L': 'Large pyramid',
  coin: 'Coin',
};

/** The same as a form offers them. */
export const BODY_CHOICES: readonly Choice[] = BODY_NAMES.map((name) => ({
  value: name,
  label: IN_WORDS[name] ?? `Die ${name}`,
}));
