import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import loadPhysX from 'physx-js-webidl';
import type { Quat } from '#sim/maths/quat.ts';
import { scale, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { fixedBoxes } from '#sim/roll/rollWorld.ts';
import type { Terrain } from '#sim/roll/terrain.ts';
import { poseAtRelease } from '#games/trexlands/rolling/throw.ts';
import { spinAtRelease, velocityAtRelease } from '#sim/roll/release.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import { GRAVITY, TICK_S } from '#sim/settings.ts';
import { fromEngine, toEngine, UNITS } from '#sim/world/units.ts';
import { asInBrowser } from './browserModule.ts';
import { untilSettled, type OpenEngine } from './rollEngine.ts';

type PhysX = Awaited<ReturnType<typeof loadPhysX>>;
type Px<Name extends keyof PhysX> = PhysX[Name] extends abstract new (...args: never) => infer Made ? Made : never;

// cm/s, slower than which nothing bounces: gravity gives 4.1 in a tick, and at 5 what lies there bounces for ever (its
// own: 20)
const LEAST_BOUNCE = 10;
// for places, as many as ours, and for velocities; with its own 4 and 1 a tenth never settles
const ITERATIONS = [8, 2] as const;
// PxRigidBodyFlag::eENABLE_GYROSCOPIC_FORCES, which the package leaves out of its list: so that free tumbling is that
// of a body of three moments
const GYROSCOPIC: number = 1 << 10;
const UNTURNED: Quat = { x: 0, y: 0, z: 0, w: 1 };

/** What everything is made with. */
interface Maker {
  readonly px: PhysX;
  readonly physics: Px<'PxPhysics'>;
  readonly cooking: Px<'PxCookingParams'>;
  readonly material: Px<'PxMaterial'>;
  readonly filter: Px<'PxFilterData'>;
  readonly flags: Px<'PxShapeFlags'>;
}

/**
 * PhysX in centimetres with its projected Gauss-Seidel solver (with the temporal one most rolls never settle); one
 * world for all rolls, shapes made once.
 */
export const openPhysX: OpenEngine = async (terrain) => {
  const px = await loaded();
  const tolerances = new px.PxTolerancesScale();
  tolerances.length = 1;
  tolerances.speed = UNITS;
  const foundation = px.CreateFoundation(
    px.PHYSICS_VERSION,
    new px.PxDefaultAllocator(),
    new px.PxDefaultErrorCallback(),
  );
  const physics = px.CreatePhysics(px.PHYSICS_VERSION, foundation, tolerances);
  const make = makerOf(px, physics, tolerances, terrain);
  const scene = emptyScene(make, tolerances);
  addArena(make, scene);
  const truck = addTruck(make, scene);
  return {
    name: 'PhysX 5.6.1',
    roll(thrown) {
      const pose = poseAtRelease(thrown);
      withTransform(px, toEngine(pose.position), pose.rotation, (at) => truck.setGlobalPose(at));
      withVector(px, toEngine(velocityAtRelease(thrown)), (v) => truck.setLinearVelocity(v));
      withVector(px, spinAtRelease(thrown), (v) => truck.setAngularVelocity(v));
      return untilSettled(thrown.truck, {
        step() {
          scene.simulate(TICK_S);
          scene.fetchResults(true);
        },
        pose() {
          const { p, q } = truck.getGlobalPose();
          return { position: fromEngine(read(p)), rotation: { x: q.x, y: q.y, z: q.z, w: q.w } };
        },
        velocity: () => fromEngine(read(truck.getLinearVelocity())),
        spin: () => read(truck.getAngularVelocity()),
      });
    },
  };
};

async function loaded(): Promise<PhysX> {
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve('physx-js-webidl/physx-js-webidl.wasm'));
  return asInBrowser(() => loadPhysX({ wasmBinary }));
}

const read = ({ x, y, z }: Px<'PxVec3'>): Vec3 => vec3(x, y, z);

function makerOf(
  px: PhysX,
  physics: Px<'PxPhysics'>,
  tolerances: Px<'PxTolerancesScale'>,
  { friction, restitution }: Terrain,
): Maker {
  return {
    px,
    physics,
    cooking: new px.PxCookingParams(tolerances),
    material: physics.createMaterial(friction, friction, restitution), // of the pair it takes the mean
    filter: new px.PxFilterData(1, 1, 0, 0),
    flags: new px.PxShapeFlags(px.PxShapeFlagEnum.eSIMULATION_SHAPE),
  };
}

function withVector<T>(px: PhysX, { x, y, z }: Vec3, then: (v: Px<'PxVec3'>) => T): T {
  const v = new px.PxVec3(x, y, z);
  const used = then(v);
  px.destroy(v);
  return used;
}

function withTransform<T>(px: PhysX, at: Vec3, { x, y, z, w }: Quat, then: (transform: Px<'PxTransform'>) => T): T {
  return withVector(px, at, (p) => {
    const q = new px.PxQuat(x, y, z, w);
    const transform = new px.PxTransform(p, q);
    const used = then(transform);
    px.destroy(transform);
    px.destroy(q);
    return used;
  });
}

function emptyScene({ px, physics }: Maker, tolerances: Px<'PxTolerancesScale'>): Px<'PxScene'> {
  const desc = new px.PxSceneDesc(tolerances);
  withVector(px, toEngine(vec3(0, -GRAVITY, 0)), (g) => (desc.gravity = g));
  desc.cpuDispatcher = px.DefaultCpuDispatcherCreate(0);
  desc.filterShader = px.DefaultFilterShader();
  desc.solverType = px.PxSolverTypeEnum.ePGS;
  desc.bounceThresholdVelocity = LEAST_BOUNCE;
  return physics.createScene(desc);
}

function addArena(make: Maker, scene: Px<'PxScene'>): void {
  const { px, physics } = make;
  for (const { half, middle } of fixedBoxes()) {
    const { x, y, z } = toEngine(half);
    const body = withTransform(px, toEngine(middle), UNTURNED, (at) => physics.createRigidStatic(at));
    attach(make, body, new px.PxBoxGeometry(x, y, z));
    scene.addActor(body);
  }
}

function attach(
  { physics, material, filter, flags }: Maker,
  body: Px<'PxRigidActor'>,
  geometry: Px<'PxGeometry'>,
): void {
  const shape = physics.createShape(geometry, material, true, flags);
  shape.setSimulationFilterData(filter);
  body.attachShape(shape);
}

function addTruck(make: Maker, scene: Px<'PxScene'>): Px<'PxRigidDynamic'> {
  const { px, physics } = make;
  const body = withTransform(px, ZERO, UNTURNED, (at) => physics.createRigidDynamic(at));
  const { mass, com, inertia, axes } = TRUCK.solid;
  // its own cylinders let one roll in six never settle
  for (const { shape } of TRUCK.parts) attach(make, body, new px.PxConvexMeshGeometry(hullOf(make, shape.vertices)));
  body.setMass(mass);
  withTransform(px, toEngine(com), axes, (at) => body.setCMassLocalPose(at));
  withVector(px, scale(inertia, UNITS * UNITS), (moments) => body.setMassSpaceInertiaTensor(moments));
  body.setRigidBodyFlag(GYROSCOPIC, true);
  body.setLinearDamping(0);
  body.setAngularDamping(0);
  body.setMaxAngularVelocity(1e3);
  body.setSleepThreshold(0);
  body.setSolverIterationCounts(...ITERATIONS);
  scene.addActor(body);
  return body;
}

function hullOf({ px, cooking }: Maker, vertices: readonly Vec3[]): Px<'PxConvexMesh'> {
  const points = new px.PxArray_PxVec3();
  for (const v of vertices) withVector(px, toEngine(v), (p) => points.pushBack(p));
  const desc = new px.PxConvexMeshDesc();
  desc.flags = new px.PxConvexFlags(px.PxConvexFlagEnum.eCOMPUTE_CONVEX);
  desc.points.count = points.size();
  desc.points.stride = 12;
  desc.points.data = points.begin();
  return px.CreateConvexMesh(cooking, desc);
}
