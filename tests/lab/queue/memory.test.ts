import { memoryQueue } from './memoryQueue.ts';
import { queueContract } from './contract.ts';

queueContract('in memory', () => Promise.resolve(memoryQueue()));
