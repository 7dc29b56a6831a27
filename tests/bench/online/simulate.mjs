// A thread of its own does not know TypeScript by itself.
import { register } from 'tsx/esm/api';

register();
const { default: run, enter } = await import('../../../src/online/rooms/simulateWorker.node.ts');
export { enter };
export default run;
