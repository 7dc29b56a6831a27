// A thread of its own, which has a physics module of its own. Node does not read TypeScript by itself.
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { loadPhysics } = await import('../../src/sim/physics.ts');
const { hashesOfScenes } = await import('./scenes.ts');
const physics = await loadPhysics();
parentPort?.postMessage({ build: physics.build, hashes: hashesOfScenes(physics) });
