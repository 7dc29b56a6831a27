import type { Collider, RigidBody, World } from '@dimforge/rapier3d-compat';
import { IDENTITY, type Quat } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { emptyWorld } from '#sim/world/fixed.ts';
import { toTable } from '#sim/world/pose.ts';
import { insertSolid } from '#sim/world/solid.ts';
import { setPosition, setVelocity } from '#sim/world/units.ts';
import { caughtIn, type Catchment } from '../basins/caught.ts';
import { motionOf, type Motion } from '../basins/motion.ts';
import type { BodySpec } from '../body.ts';
import { poseAtRelease, spinAtRelease, velocityAtRelease, type Release } from '../release.ts';
import { Calm, LIMIT_TICKS, REST_TICKS } from '../rest.ts';
import { freeHalfOf, insertGround, iterationsFor, ownOf, settingsFor, type RollSurroundings } from '../rollWorld.ts';
import { depthOfTurned, flown, type Flyer } from './flight.ts';
import { withoutInner } from './inner.ts';
import { outlineOf } from './outline.ts';

/** The body of a batch's throws, and its surroundings. */
export interface BatchSetup extends RollSurroundings {
  readonly spec: BodySpec;
}

/** How a body of the batch is read. */
export interface Reading<Kind extends string> {
  /** To end throws whose outcome is certain; null to roll all of them to their rest. */
  readonly catchment: Catchment<Kind> | null;
  readonly lyingAs: (rotation: Quat) => Kind;
}

/** Thrown at once: a step of the engine costs least a body from about 16 on, and of many the last are waited for. */
const BODIES = 16;

/** The engine's groups: those a collider is in, and in the lower half those that it meets. Bodies meet ground alone. */
const IS = 16;
const [GROUND, THROWN] = [1, 2];
const GROUND_MEETS_THROWN = (GROUND << IS) | THROWN;
const THROWN_MEETS_GROUND = (THROWN << IS) | GROUND;

/** With less room under it than this a body is not looked at as one in the air, m. */
const AIRBORNE = 1e-3;
/** A body so far from the rim, or from the end of the ground, cannot touch it, m. */
const CLEAR = 1e-3;

/**
 * How each throw of one body alone comes out, in their order; null where it did not come to rest in its time. All are
 * in one world, in the same place, and do not meet; a body is thrown anew as soon as the outcome of its throw is known.
 * A throw comes out the same whatever else is in its batch. As what is in the air is worked out, single outcomes are
 * not those of a roll (roll.ts), but shares are. For counting only.
 */
export function rollBatch<Kind extends string>(
  physics: Physics,
  setup: BatchSetup,
  releases: readonly Release[],
  reading: Reading<Kind>,
): readonly (Kind | null)[] {
  const batch = new Batch(physics, setup, releases, reading);
  try {
    while (batch.advance());
    return batch.outcomes;
  } finally {
    batch.free();
  }
}

const shapes = new WeakMap<BodySpec, Pick<Flyer, 'solid' | 'outline'>>();

/** Made once a body: hulls are slow to find. */
function shapeFor(spec: BodySpec): Pick<Flyer, 'solid' | 'outline'> {
  const known = shapes.get(spec);
  if (known !== undefined) return known;
  const solid = withoutInner(spec);
  const made = { solid, outline: outlineOf(solid) };
  shapes.set(spec, made);
  return made;
}

/** A body of the world, and the throw that it has. */
interface Place {
  readonly body: RigidBody;
  throw: number;
  ticks: number;
  calm: Calm;
}

class Batch<Kind extends string> {
  readonly outcomes: (Kind | null)[];
  private readonly world: World;
  private readonly flyer: Flyer;
  private places: readonly Place[];
  private next = 0;

  constructor(
    physics: Physics,
    private readonly setup: BatchSetup,
    private readonly releases: readonly Release[],
    private readonly reading: Reading<Kind>,
  ) {
    this.outcomes = releases.map(() => null);
    this.world = emptyWorld(physics, settingsFor([setup.spec]));
    const { solid, outline } = shapeFor(setup.spec);
    const within = freeHalfOf(setup.ground) - outline.radius - CLEAR;
    this.flyer = { solid, outline, within, iterations: iterationsFor([setup.spec]) };
    for (const collider of insertGround(physics, this.world, setup)) meets(collider, GROUND_MEETS_THROWN);
    this.places = releases.slice(0, BODIES).map(() => {
      const inserted = insertSolid(physics, this.world, solid, vec3(0, 0, 0), IDENTITY, ownOf(setup));
      meets(inserted.collider, THROWN_MEETS_GROUND);
      const place: Place = { body: inserted.body, throw: 0, ticks: 0, calm: this.calm() };
      this.throwNext(place);
      return place;
    });
  }

  /** One tick of the engine for every body. Returns whether any throw is still going on. */
  advance(): boolean {
    this.world.step();
    this.places = this.places.filter((place) => {
      place.ticks += 1;
      if (!this.isOver(place) || this.throwNext(place)) return true;
      place.body.setEnabled(false); // the page's engine takes none out
      return false;
    });
    return this.places.length > 0;
  }

  free(): void {
    this.world.free();
  }

  private calm(): Calm {
    return new Calm(this.setup.spec.shivers);
  }

  private throwNext(place: Place): boolean {
    const release = this.releases[this.next];
    if (release === undefined) return false;
    Object.assign(place, { throw: this.next, ticks: 0, calm: this.calm() });
    this.next += 1;
    const motion: Motion = {
      pose: poseAtRelease(release, this.setup.spec.middle),
      velocity: velocityAtRelease(release),
      spin: spinAtRelease(release),
    };
    // It flies from the next tick on: contacts of the throw before end by a step in the air, or the engine would take
    // where it comes down for one of them, on which nothing bounces.
    setMotion(place.body, motion);
    return true;
  }

  /** Whether the throw's outcome is known, which is noted. One that is in the air is set to where it comes down. */
  private isOver(place: Place): boolean {
    const { body, ticks } = place;
    place.calm.see(place, ticks);
    const { since } = place.calm;
    if (since !== null && ticks - since >= REST_TICKS) return this.note(place, this.read(body));
    if (ticks >= LIMIT_TICKS) return this.note(place, null);
    const motion = motionOf(place);
    if (this.gapUnder(motion) > AIRBORNE) {
      this.fly(place, motion);
      return false;
    }
    const { catchment } = this.reading;
    const certain = catchment && caughtIn(catchment, motion, this.setup.terrain, this.setup.ground);
    return certain !== null && this.note(place, certain);
  }

  private read(body: RigidBody): Kind {
    return this.reading.lyingAs(body.rotation());
  }

  private note(place: Place, outcome: Kind | null): true {
    this.outcomes[place.throw] = outcome;
    return true;
  }

  private gapUnder({ pose }: Motion): number {
    const { solid, outline } = this.flyer;
    return toTable(pose, solid.com).y - depthOfTurned(outline, pose.rotation);
  }

  private fly(place: Place, motion: Motion): void {
    const flight = flown(this.flyer, motion, LIMIT_TICKS - 1 - place.ticks);
    if (flight === null) return;
    setMotion(place.body, flight.motion);
    place.ticks += flight.ticks;
  }
}

const meets = (collider: Collider, groups: number): void => collider.setCollisionGroups(groups);

function setMotion(body: RigidBody, { pose, velocity, spin }: Motion): void {
  setPosition(body, pose.position);
  body.setRotation(pose.rotation, true);
  setVelocity(body, velocity);
  body.setAngvel(spin, true);
}
