import { queueAddress, type QueueAddress } from '#lab/queue/address.ts';

/** The stores that `npm run test:queue` has started. */
export const STORES: readonly QueueAddress[] = [process.env['TUMBLETOP_REDIS'], process.env['TUMBLETOP_POSTGRES']].map(
  (url) => {
    const address = queueAddress(url ?? '');
    if (!address.ok) throw new Error(`Start these tests by npm run test:queue. ${address.fault.message}`);
    return address.value;
  },
);
