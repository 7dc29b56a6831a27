import { bullQueue } from '#lab/queue/bull.node.ts';
import { queueContract } from '../lab/queue/contract.ts';
import { STORES } from './stores.ts';

for (const address of STORES) queueContract(`in ${address.store}`, () => Promise.resolve(bullQueue(address)));
