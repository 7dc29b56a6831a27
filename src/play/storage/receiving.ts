// Replaying comes with the engine, and only when a match is received.
export { handOver } from './handedOver.ts';
export { replayAny } from './replayOwn.ts';
