import { IDENTITY } from '#sim/maths/quat.ts';
import { vec3, ZERO } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { FILLINGS, filledWith } from '#sim/filling.ts';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { evenlyFilled, filled, massPropertiesOf, type PointMass } from '#sim/roll/massProperties.ts';
import { PYRAMIDS, SIZES, type PyramidSize, type PyramidSpec } from '#sim/pyramid.ts';
import { emptyWorld } from '#sim/world/fixed.ts';
import { insertPyramid } from '#sim/world/tableWorld.ts';
import { comOf, positionOf, UNITS } from '#sim/world/units.ts';
import { inertiaOf, insertBlock, type Block } from '../apparatus/tables.ts';
import { withinShare, type Theme, type Validation } from '../validation.ts';

const ROUNDING = 1e-5; // single precision, a few operations
const DATA_ROUNDING = 0.01; // the data have two or three digits
// moments in falling order: the engine is prone to swap such
const BRICK: Block = { x: 0.02, y: 0.03, z: 0.04, mass: 0.04 };

/** SI. */
interface MassData {
  readonly mass: number;
  readonly com: number;
  readonly side: number;
  readonly axis: number;
}

type Insert = (physics: Physics, world: ReturnType<typeof emptyWorld>) => ReturnType<typeof insertPyramid>['body'];

/** Mass, height of the centre of mass and moments of inertia as the engine uses them, SI. */
function heldBy(
  physics: Physics,
  insert: Insert,
): { readonly mass: number; readonly com: number; readonly inertia: readonly [number, number, number] } {
  const world = emptyWorld(physics);
  const body = insert(physics, world);
  world.step();
  const { m11, m22, m33 } = body.effectiveWorldInvInertia(); // at once: the next question to the engine overwrites it
  const moment = (inverted: number): number => 1 / inverted / UNITS ** 2;
  const held = {
    mass: body.mass(),
    com: comOf(body).y - positionOf(body).y,
    inertia: [moment(m11), moment(m22), moment(m33)] as const,
  };
  world.free();
  return held;
}

const WALL = 2.25e-3; // m
const POLYSTYRENE = 1050; // kg/m3

/** A solid pyramid's mass, first and second moments about the middle of its base. */
function solid(base: number, height: number): Omit<MassData, 'com'> & { readonly first: number } {
  const mass = (POLYSTYRENE * base * base * height) / 3;
  return {
    mass,
    first: (mass * height) / 4,
    side: mass * ((base * base) / 20 + (height * height) / 10),
    axis: (mass * base * base) / 10,
  };
}

/** Base and height of the pyramid that walls of even thickness leave empty. */
function within(base: number, height: number): readonly [base: number, height: number] {
  const slant = Math.sqrt(height * height + (base * base) / 4);
  return [base - (2 * WALL * slant) / height, height - (WALL * slant) / (base / 2)];
}

/** A pyramid with such walls, open below: the outer solid without the inner one. */
function hollow(base: number, height: number): MassData {
  const outer = solid(base, height);
  const inner = solid(...within(base, height));
  const mass = outer.mass - inner.mass;
  const com = (outer.first - inner.first) / mass;
  return { mass, com, side: outer.side - inner.side - mass * com * com, axis: outer.axis - inner.axis };
}

const FIGURES = [
  ['mass', 'g', 1e3, 'mass'],
  ['com', 'mm', 1e3, 'centre of mass'],
  ['side', 'g mm2', 1e9, 'moment of inertia, side'],
  ['axis', 'g mm2', 1e9, 'moment of inertia, axis'],
] as const;

const ofWalls = (size: PyramidSize): readonly Validation[] => {
  const truth = hollow(PYRAMIDS[size].base, PYRAMIDS[size].height);
  return FIGURES.map(([figure, unit, by, what]) => ({
    name: `${what} of 2.25 mm walls, ${size}`,
    settings: 'polystyrene of 1.05 g/cm3, open below; the data of the pieces',
    unit,
    theory: truth[figure] * by,
    tolerance: withinShare(DATA_ROUNDING),
    measure: () => PYRAMIDS[size][figure] * by,
  }));
};

const heldPyramid = (physics: Physics, spec: PyramidSpec): MassData => {
  const { mass, com, inertia } = heldBy(
    physics,
    (with_, world) => insertPyramid(with_, world, spec, ZERO, IDENTITY).body,
  );
  return { mass, com, side: inertia[0], axis: inertia[1] };
};

const inEngine = (size: PyramidSize): readonly Validation[] =>
  FIGURES.map(([figure, unit, by, what]) => ({
    name: `${what}, ${size}`,
    settings: 'as the engine holds the data of the piece',
    unit,
    theory: PYRAMIDS[size][figure] * by,
    tolerance: withinShare(ROUNDING),
    measure: (physics) => heldPyramid(physics, PYRAMIDS[size])[figure] * by,
  }));

/** The solid of a filling's own shape, by the integrals over its faces; `filledWith` has closed forms. */
function fillOf({ base, height }: PyramidSpec): PointMass {
  const [wide, tip] = within(base, height);
  const half = wide / 2;
  const corners = [vec3(half, 0, half), vec3(-half, 0, half), vec3(-half, 0, -half), vec3(half, 0, -half)];
  const shape = convexHull3([...corners, vec3(0, tip, 0)]);
  return filled(evenlyFilled(shape), FILLINGS.sand.densityGCm3 * 1000);
}

const ofFilled = (size: PyramidSize): readonly Validation[] => {
  const spec = PYRAMIDS[size];
  const { mass, com, side, axis } = spec;
  const inertia = { xx: side, yy: axis, zz: side, xy: 0, yz: 0, zx: 0 };
  const whole = massPropertiesOf([], [{ at: vec3(0, com, 0), mass, inertia }, fillOf(spec)]);
  const truth: MassData = { mass: whole.mass, com: whole.com.y, side: whole.inertia.xx, axis: whole.inertia.yy };
  const sandy = filledWith(spec, FILLINGS.sand);
  return FIGURES.map(([figure, unit, by, what]) => ({
    name: `${what}, ${size}, filled with sand`,
    settings: 'as the engine holds it, beside the integrals over the faces of its hollow',
    unit,
    theory: truth[figure] * by,
    tolerance: withinShare(ROUNDING),
    measure: (physics) => heldPyramid(physics, sandy)[figure] * by,
  }));
};

const ofBlock: readonly Validation[] = (['x', 'y', 'z'] as const).map((axis, i) => ({
  name: `moment of inertia, block, axis ${axis}`,
  settings: '20 x 30 x 40 mm, 40 g, as the engine holds it',
  unit: 'g mm2',
  theory: inertiaOf(BRICK)[axis] * 1e9,
  tolerance: withinShare(ROUNDING),
  measure: (physics) =>
    (heldBy(physics, (with_, world) => insertBlock(with_, world, BRICK, vec3(0, 0, 0)).body).inertia[i] ?? Number.NaN) *
    1e9,
}));

export const MASS: Theme = {
  id: 'mass',
  says: 'A hollow pyramid weighs and turns as its walls say, a filled one as they and its filling do, and the engine as the data say.',
  source: 'integrals over an even wall',
  tolerances: "1 % of the walls' figures, as the data have two or three digits; 0.001 % of the data, single precision",
  rows: [...SIZES.flatMap(ofWalls), ...SIZES.flatMap(inEngine), ...SIZES.flatMap(ofFilled), ...ofBlock],
};
