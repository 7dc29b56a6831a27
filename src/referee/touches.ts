import { contactSet } from '#sim/geometry/contactSet.ts';
import { place, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import type { PieceId } from '#sim/ids.ts';
import { distance, type Vec3 } from '#sim/maths/vec3.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { enclosureFor, wallsFor, type RollGround } from '#sim/roll/rollWorld.ts';
import type { RestingBody } from '#sim/roll/roll.ts';
import type { PointMm } from '#sim/trace/events.ts';
import { mm } from '#sim/trace/step.ts';
import { toTable } from '#sim/world/pose.ts';

/** Things that a body can touch: the table, the arena's rim, another body. */
export type Touched = 'table' | 'rim' | PieceId;

/** A place where a body touches something, with what. `Name`: of its parts. */
export interface Touch<Name extends string = string> {
  readonly part: Name;
  readonly other: Touched;
  /** The part of the other body; null for table and rim. */
  readonly otherPart: Name | null;
  readonly at: PointMm;
  /** How far the push on the body there is upwards: 1 from straight below, 0 from beside, -1 from above. */
  readonly up: number;
}

/**
 * Two bodies this near to each other are in contact, m: two sheets of paper. At rest the engine holds trucks up to 0.16
 * mm deep in what they lie on, and lets them hover over it by up to 0.1 mm (measured in 3,000 poses): it takes a
 * contact's distance anew only when something has moved by about as much. A wheel that is held up is held up by
 * millimetres.
 */
export const BODY_CONTACT = 0.2e-3;

/**
 * The reach of a hold, m: a body at rest that does not balance on its contacts with the table, and touches nothing
 * else, is held by what is this near. In one of 10,000 poses the engine has two trucks lie on each other with 0.27 mm
 * between them.
 */
export const BODY_HOLD = 0.5e-3;

/** A body where it lies, part by part. */
export interface LyingBody<Name extends string = string> extends RestingBody {
  readonly parts: readonly { readonly name: Name; readonly shape: Polyhedron }[];
  /** Its centre of mass on the table, m. */
  readonly com: Vec3;
}

export const lyingBody = <Name extends string>(
  resting: Omit<RestingBody, 'spec'> & { readonly spec: BodySpec<Name> },
): LyingBody<Name> => ({
  ...resting,
  parts: resting.spec.parts.map(({ name, shape }) => ({
    name,
    shape: place(shape, resting.pose.position, resting.pose.rotation),
  })),
  com: toTable(resting.pose, resting.spec.com),
});

/**
 * Everything that a body touches: the table by its corners, the rim and the other bodies by the places nearest to each
 * other, if no further than this.
 */
export function touchesOf<Name extends string>(
  body: LyingBody<Name>,
  all: readonly LyingBody<Name>[],
  within = BODY_CONTACT,
  ground?: RollGround,
): readonly Touch<Name>[] {
  return [
    ...tableTouches(body),
    ...rimTouches(body, within, ground),
    ...all.filter((other) => other.id !== body.id).flatMap((other) => bodyTouches(body, other, within)),
  ];
}

/** Nothing on the table is deeper in it, m; what is has fallen off it (house value). */
const BENEATH = -1e-3;

function tableTouches<Name extends string>({ parts }: LyingBody<Name>): Touch<Name>[] {
  return parts.flatMap(({ name, shape }) =>
    shape.vertices
      .filter(({ y }) => y <= BODY_CONTACT && y > BENEATH)
      .map((at): Touch<Name> => ({ part: name, other: 'table', otherPart: null, at: mm(at), up: 1 })),
  );
}

function rimTouches<Name extends string>(
  { parts }: LyingBody<Name>,
  within: number,
  ground?: RollGround,
): Touch<Name>[] {
  return parts
    .filter(({ shape }) => reachesRim(shape, within, ground))
    .flatMap(({ name, shape }) =>
      wallsFor(ground).flatMap((wall) =>
        contactSet(shape, wall, within).map(({ pointOnP, normal }): Touch<Name> => ({
          part: name,
          other: 'rim',
          otherPart: null,
          at: mm(pointOnP),
          up: normal.y,
        })),
      ),
    );
}

function bodyTouches<Name extends string>(
  { parts }: LyingBody<Name>,
  other: LyingBody<Name>,
  within: number,
): Touch<Name>[] {
  return parts.flatMap(({ name, shape }) =>
    other.parts
      .filter((theirs) => mayTouch(shape, theirs.shape, within))
      .flatMap((theirs) =>
        contactSet(shape, theirs.shape, within).map(({ pointOnP, normal }): Touch<Name> => ({
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
const reachesRim = ({ sphere: { centre, radius } }: Polyhedron, within: number, ground?: RollGround): boolean =>
  Math.max(Math.abs(centre.x), Math.abs(centre.z)) + radius + within >= enclosureFor(ground).side / 2;
