// Parts of the physics engine that no part of the page asks for: a quarter of its module. Each is named by the
// module's exports (rawcolliderset_coCastShape) and by the calls in the source that would come to them. Node and the
// development server have all of it, so a test holds that the source calls none of it.

/** @typedef {{ what: string, exports: RegExp, called: string[] }} LeftOut */

/** @type {LeftOut[]} */
export const LEFT_OUT = [
  {
    what: 'snapshots: a match is replayed, never restored',
    exports: /^rawserializationpipeline_(?!new$)|^rawdeserializedworld_|^__wbg_rawdeserializedworld_/,
    called: ['takeSnapshot', 'restoreSnapshot'],
  },
  {
    what: 'characters, vehicles and controllers',
    exports:
      /^(__wbg_)?raw(kinematiccharactercontroller|charactercollision|dynamicraycastvehiclecontroller|pidcontroller)_/,
    called: ['createCharacterController', 'createVehicleController', 'createPidController'],
  },
  {
    what: 'joints',
    exports: /^raw(impulsejointset|multibodyjointset)_(?!new$)|^(__wbg_)?rawgenericjoint_/,
    called: ['createImpulseJoint', 'createMultibodyJoint', 'removeImpulseJoint', 'removeMultibodyJoint', 'JointData'],
  },
  {
    what: 'shapes that no piece has',
    exports:
      /^rawshape_(?!(ball|cuboid|roundCuboid|capsule|cylinder|roundCylinder|convexHull|compound\w*|halfspace\w*|shapeType|convexMeshData|convexDecompositionWithParams)$)|^rawvhacdparameters_(?!(new|set_max_convex_hulls)$)|^rawcolliderset_co(Voxel|SetVoxel|CombineVoxel|PropagateVoxel|TriMesh|HeightField|Indices|Vertices)/i,
    called: [
      'trimesh',
      'heightfield',
      'voxels',
      'polyline',
      'triangle',
      'segment',
      'cone',
      'convexMesh',
      'roundConvexHull',
      'roundConvexMesh',
      'vertices',
      'indices',
    ],
  },
  {
    what: 'queries of a world: the page asks three where a pointer is, the referee its own geometry',
    exports:
      /^rawbroadphase_(?!new$)|^rawnarrowphase_intersection_|^rawcolliderset_co(Cast|Contact|Intersects|Project|ContainsPoint)|^(__wbg_)?raw(ray\w+|point\w+|shapecasthit|shapecontact|collidershapecasthit)_/,
    called: [
      'castRay',
      'castRayAndGetNormal',
      'intersectionsWithRay',
      'intersectsRay',
      'castShape',
      'castCollider',
      'intersectionPair',
      'intersectionPairsWith',
      'intersectionWithShape',
      'intersectionsWithShape',
      'intersectionsWithPoint',
      'intersectsShape',
      'projectPoint',
      'projectPointAndGetFeature',
      'containsPoint',
      'contactShape',
      'contactCollider',
      'collidersWithAabbIntersectingAabb',
    ],
  },
  {
    what: 'ways to move a body that no hand has, and to weigh it anew: forces move it, and it is weighed as it is made',
    exports:
      /^rawrigidbodyset_rb(SetNextKinematic|Next|Lock|SetEnabled[RT]|SetAdditional(Mass|SolverIterations)$|RecomputeMass|VelocityAtPoint|ApplyImpulseAtPoint|Effective(InvMass|Angular)|Inv)/,
    called: [
      'setNextKinematicTranslation',
      'setNextKinematicRotation',
      'nextTranslation',
      'nextRotation',
      'lockTranslations',
      'lockRotations',
      'setEnabledTranslations',
      'setEnabledRotations',
      'setAdditionalMass',
      'setAdditionalSolverIterations',
      'recomputeMassPropertiesFromColliders',
      'velocityAtPoint',
      'applyImpulseAtPoint',
      'effectiveInvMass',
      'effectiveAngularInertia',
      'invMass',
      'invPrincipalInertia',
    ],
  },
  {
    what: 'how long the parts of a step take',
    exports: /^rawphysicspipeline_(timing_|is_profiler_|set_profiler_)/,
    called: ['timingStep', 'timingSolver', 'timingBroadPhase', 'timingNarrowPhase'],
  },
  {
    what: 'taking bodies out of a world: every action has a fresh one',
    exports: /^raw(colliderset|rigidbodyset)_remove$/,
    called: ['removeCollider', 'removeRigidBody'],
  },
  {
    what: 'events and hooks of a step: contacts are read after it',
    exports: /^rawphysicspipeline_stepWithEvents$|^raweventqueue_(drain|clear)|^(__wbg_)?rawcontactforceevent_/,
    called: ['drainCollisionEvents', 'drainContactForceEvents', 'EventQueue'],
  },
];

/** @param {string} name of an exported function of the physics module */
export const isLeftOut = (name) => LEFT_OUT.some(({ exports }) => exports.test(name));
