import { queueAddress } from '../../src/lab/queue/address.ts';
import { bullQueue } from '../../src/lab/queue/bull.node.ts';
import { queueContract } from '../lab/queue/contract.ts';

for (const url of [process.env['TUMBLETOP_REDIS'], process.env['TUMBLETOP_POSTGRES']]) {
  const address = queueAddress(url ?? '');
  if (!address.ok) throw new Error(address.fault.message);
  queueContract(`in ${address.value.store}`, () => Promise.resolve(bullQueue(address.value)));
}
