import { late } from './late.ts';

/** The bytes of a file of the page. A page in its place, as servers give that know no such file, is none of them. */
export const lateFile = (address: string): Promise<ArrayBuffer> =>
  late(async () => {
    const answer = await fetch(address);
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || type.includes('text/html')) throw new Error(`${address}: ${answer.status} ${type}`);
    return answer.arrayBuffer();
  });
