// A thread of its own does not know TypeScript by itself.
import { register } from 'tsx/esm/api';

register();
const { default: run } = await import('../../../src/online/store/rowsWorker.node.ts');
export default run;
