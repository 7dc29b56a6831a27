import { hashScenes } from './hashed.ts';

self.postMessage(await hashScenes());
