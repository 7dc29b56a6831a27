import initJolt from 'jolt-physics/wasm-compat';
import type { Quat } from '#sim/maths/quat.ts';
import { vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { fixedBoxes } from '#sim/roll/rollWorld.ts';
import type { Terrain } from '#sim/roll/terrain.ts';
import { poseAtRelease, type Throw } from '#games/trexlands/rolling/throw.ts';
import { spinAtRelease, velocityAtRelease } from '#sim/roll/release.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import { GRAVITY, TICK_S } from '#sim/settings.ts';
import type { Roller } from '#sim/world/solid.ts';
import { fromEngine, toEngine, UNITS } from '#sim/world/units.ts';
import { untilSettled, type OpenEngine } from './rollEngine.ts';

type Jolt = Awaited<ReturnType<typeof initJolt<object>>>;

const [FIXED, MOVING] = [0, 1];
const ROUNDING = 0.01; // cm, of hulls: its own 0.05 would round what the referee looks for within 0.02
const ROOM = { bodies: 16, pairs: 64, contacts: 256 };

/**
 * Jolt in centimetres, for which its own settings of slop, speculative contacts and least bounce fit a toy; one world
 * for all rolls, shapes made once.
 */
export const openJolt: OpenEngine = async (terrain) => {
  const jolt = await initJolt();
  const physics = emptyWorld(jolt);
  const bodies = physics.GetPhysicsSystem().GetBodyInterface();
  addArena(jolt, bodies, terrain);
  const settings = truckSettings(jolt, terrain);
  const at = scratch(jolt);
  return {
    name: 'Jolt 1.1.0',
    roll(thrown) {
      release(settings, at, thrown);
      const body = bodies.CreateBody(settings);
      bodies.AddBody(body.GetID(), jolt.EActivation_Activate);
      const rolled = untilSettled(thrown.truck, {
        step: () => physics.Step(TICK_S, 1),
        pose: () => ({ position: fromEngine(read(body.GetPosition())), rotation: readTurn(body.GetRotation()) }),
        velocity: () => fromEngine(read(body.GetLinearVelocity())),
        spin: () => read(body.GetAngularVelocity()),
      });
      bodies.RemoveBody(body.GetID());
      bodies.DestroyBody(body.GetID());
      return rolled;
    },
  };
};

interface Coordinates {
  GetX(): number;
  GetY(): number;
  GetZ(): number;
}

const read = (v: Coordinates): Vec3 => vec3(v.GetX(), v.GetY(), v.GetZ());
const readTurn = (q: Coordinates & { GetW(): number }): Quat => ({
  x: q.GetX(),
  y: q.GetY(),
  z: q.GetZ(),
  w: q.GetW(),
});

function emptyWorld(jolt: Jolt): InstanceType<Jolt['JoltInterface']> {
  const pairs = new jolt.ObjectLayerPairFilterTable(2);
  pairs.EnableCollision(FIXED, MOVING);
  const layers = new jolt.BroadPhaseLayerInterfaceTable(2, 2);
  for (const layer of [FIXED, MOVING]) layers.MapObjectToBroadPhaseLayer(layer, new jolt.BroadPhaseLayer(layer));
  const settings = new jolt.JoltSettings();
  settings.mMaxBodies = ROOM.bodies;
  settings.mMaxBodyPairs = ROOM.pairs;
  settings.mMaxContactConstraints = ROOM.contacts;
  settings.mObjectLayerPairFilter = pairs;
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectVsBroadPhaseLayerFilter = new jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 2, pairs, 2);
  const physics = new jolt.JoltInterface(settings);
  physics.GetPhysicsSystem().SetGravity(vectorOf(jolt, toEngine(vec3(0, -GRAVITY, 0))));
  return physics;
}

const vectorOf = (jolt: Jolt, { x, y, z }: Vec3): InstanceType<Jolt['Vec3']> => new jolt.Vec3(x, y, z);

function addArena(jolt: Jolt, bodies: InstanceType<Jolt['BodyInterface']>, terrain: Terrain): void {
  for (const { half, middle } of fixedBoxes()) {
    const { x, y, z } = toEngine(middle);
    const settings = new jolt.BodyCreationSettings(
      new jolt.BoxShape(vectorOf(jolt, toEngine(half)), ROUNDING),
      new jolt.RVec3(x, y, z),
      new jolt.Quat(0, 0, 0, 1),
      jolt.EMotionType_Static,
      FIXED,
    );
    settings.mFriction = terrain.friction; // of the pair it takes the geometric mean, and the greater restitution
    settings.mRestitution = terrain.restitution;
    bodies.CreateAndAddBody(settings, jolt.EActivation_DontActivate);
  }
}

/** Parts of the densities that give their masses: centre of mass and inertia come of them. */
function truckSettings(jolt: Jolt, terrain: Terrain): InstanceType<Jolt['BodyCreationSettings']> {
  const parts = new jolt.StaticCompoundShapeSettings();
  const { rollers = [] } = TRUCK.solid;
  TRUCK.parts.forEach(({ shape, mass }, i) => {
    const roller = rollers[i]; // a truck's first parts
    const made = roller ? cylinderOf(jolt, roller) : hullOf(jolt, shape.vertices);
    const volume = made.Create().Get().GetMassProperties().mMass / made.mDensity;
    const weighed = roller ? cylinderOf(jolt, roller) : hullOf(jolt, shape.vertices);
    weighed.mDensity = mass / volume;
    parts.AddShapeShapeSettings(
      vectorOf(jolt, roller ? toEngine(roller.middle) : ZERO),
      new jolt.Quat(roller ? Math.SQRT1_2 : 0, 0, 0, roller ? Math.SQRT1_2 : 1),
      weighed,
      0,
    );
  });
  const settings = new jolt.BodyCreationSettings(
    parts.Create().Get(),
    new jolt.RVec3(0, 0, 0),
    new jolt.Quat(0, 0, 0, 1),
    jolt.EMotionType_Dynamic,
    MOVING,
  );
  settings.mFriction = terrain.friction;
  settings.mRestitution = terrain.restitution;
  settings.mAllowSleeping = false;
  settings.mApplyGyroscopicForce = true;
  settings.mLinearDamping = 0;
  settings.mAngularDamping = 0;
  settings.mMaxLinearVelocity = 1e4; // cm/s
  settings.mMaxAngularVelocity = 1e3;
  return settings;
}

function hullOf(jolt: Jolt, vertices: readonly Vec3[]): InstanceType<Jolt['ConvexHullShapeSettings']> {
  const settings = new jolt.ConvexHullShapeSettings();
  for (const v of vertices) settings.mPoints.push_back(vectorOf(jolt, toEngine(v)));
  settings.mMaxConvexRadius = ROUNDING;
  return settings;
}

/** Upright: its axle along y. */
const cylinderOf = (jolt: Jolt, { halfWidth, radius }: Roller): InstanceType<Jolt['CylinderShapeSettings']> =>
  new jolt.CylinderShapeSettings(halfWidth * UNITS, radius * UNITS, ROUNDING);

interface Scratch {
  readonly position: InstanceType<Jolt['RVec3']>;
  readonly vector: InstanceType<Jolt['Vec3']>;
  readonly turn: InstanceType<Jolt['Quat']>;
}

const scratch = (jolt: Jolt): Scratch => ({
  position: new jolt.RVec3(0, 0, 0),
  vector: new jolt.Vec3(0, 0, 0),
  turn: new jolt.Quat(0, 0, 0, 1),
});

function release(
  settings: InstanceType<Jolt['BodyCreationSettings']>,
  { position, vector, turn }: Scratch,
  thrown: Throw,
): void {
  const pose = poseAtRelease(thrown);
  const [at, velocity, spin, q] = [
    toEngine(pose.position),
    toEngine(velocityAtRelease(thrown)),
    spinAtRelease(thrown),
    pose.rotation,
  ];
  position.Set(at.x, at.y, at.z);
  settings.mPosition = position;
  turn.Set(q.x, q.y, q.z, q.w);
  settings.mRotation = turn;
  vector.Set(velocity.x, velocity.y, velocity.z);
  settings.mLinearVelocity = vector;
  vector.Set(spin.x, spin.y, spin.z);
  settings.mAngularVelocity = vector;
}
