import { contactSet } from '../../../sim/geometry/contactSet.ts';
import { place, type Polyhedron } from '../../../sim/geometry/polyhedron.ts';
import { distance } from '../../../sim/maths/vec3.ts';
import { ARENA, WALLS } from '../../../sim/roll/rollWorld.ts';
import type { RestingTruck } from '../../../sim/roll/roll.ts';
import { TRUCK, type TruckPart } from '../../../sim/roll/truck.ts';
import { mm } from '../../../sim/trace/step.ts';
import type { Touch } from './ruling.ts';

/**
 * What counts as contact of trucks, m: two sheets of paper. At rest the engine holds trucks up to 0.16 mm deep in what they
 * lie on, and lets them hover over it by up to 0.1 mm (measured in 3,000 poses): it takes a contact's distance anew only
 * when something has moved by about as much. A wheel that is held up is held up by millimetres.
 */
export const TRUCK_CONTACT = 0.2e-3;

/**
 * What holds a truck that does not balance on what it has on the table, and that touches nothing else, m: it is at rest, so
 * something does. In one of 10,000 poses the engine has two trucks lie on each other with 0.27 mm between them.
 */
export const TRUCK_HOLD = 0.5e-3;

/** A truck where it lies, part by part. */
export interface LyingTruck extends RestingTruck {
  readonly parts: readonly { readonly name: TruckPart; readonly shape: Polyhedron }[];
}

export const lyingTruck = (truck: RestingTruck): LyingTruck => ({
  ...truck,
  parts: TRUCK.parts.map(({ name, shape }) => ({
    name,
    shape: place(shape, truck.pose.position, truck.pose.rotation),
  })),
});

/** Everything that a truck touches: the table by its corners, the rim and the other trucks by the places nearest to each other, if no further than this. */
export function touchesOf(truck: LyingTruck, all: readonly LyingTruck[], within = TRUCK_CONTACT): readonly Touch[] {
  return [
    ...tableTouches(truck),
    ...rimTouches(truck, within),
    ...all.filter((other) => other.id !== truck.id).flatMap((other) => truckTouches(truck, other, within)),
  ];
}

/** Nothing on the table is deeper in it, m; what is has fallen off it (house value). */
const BENEATH = -1e-3;

function tableTouches({ parts }: LyingTruck): Touch[] {
  return parts.flatMap(({ name, shape }) =>
    shape.vertices
      .filter(({ y }) => y <= TRUCK_CONTACT && y > BENEATH)
      .map((at): Touch => ({ part: name, other: 'table', otherPart: null, at: mm(at), up: 1 })),
  );
}

function rimTouches({ parts }: LyingTruck, within: number): Touch[] {
  return parts
    .filter(({ shape }) => reachesRim(shape, within))
    .flatMap(({ name, shape }) =>
      WALLS.flatMap((wall) =>
        contactSet(shape, wall, within).map(({ pointOnP, normal }): Touch => ({
          part: name,
          other: 'rim',
          otherPart: null,
          at: mm(pointOnP),
          up: normal.y,
        })),
      ),
    );
}

function truckTouches({ parts }: LyingTruck, other: LyingTruck, within: number): Touch[] {
  return parts.flatMap(({ name, shape }) =>
    other.parts
      .filter((theirs) => mayTouch(shape, theirs.shape, within))
      .flatMap((theirs) =>
        contactSet(shape, theirs.shape, within).map(({ pointOnP, normal }): Touch => ({
          part: name,
          other: other.id,
          otherPart: theirs.name,
          at: mm(pointOnP),
          up: normal.y,
        })),
      ),
  );
}

/** Whether the balls around them come so near; exact geometry costs a hundred times as much. */
const mayTouch = ({ sphere: a }: Polyhedron, { sphere: b }: Polyhedron, within: number): boolean =>
  distance(a.centre, b.centre) <= a.radius + b.radius + within;

/** Whether the ball around it leaves the square between the walls. */
const reachesRim = ({ sphere: { centre, radius } }: Polyhedron, within: number): boolean =>
  Math.max(Math.abs(centre.x), Math.abs(centre.z)) + radius + within >= ARENA.side / 2;
