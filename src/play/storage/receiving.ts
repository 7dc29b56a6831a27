// Replaying comes with the engine, and only when a match is received.
export { leaveAt } from './leftAt.ts';
export { handOver } from './handedOver.ts';
export { replayAny } from './replayOwn.ts';
