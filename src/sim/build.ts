/**
 * Raise it whenever the same gesture gives another hash: settings, hand, builder, sizes. tests/oracles/hashes.json
 * holds what it stands for.
 */
export const SIMULATION_REVISION = 2;

/**
 * Package and version of the pinned build, ticks a second, revision of our own part: a recording replays exactly on
 * this and nothing else.
 */
export const PHYSICS_BUILD = `rapier3d-simd-compat@0.20.0/240/r${SIMULATION_REVISION}`;
