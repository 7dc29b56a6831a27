/**
 * The address by which whoever comes is counted; null for this machine itself, which is not. A proxy on this machine or
 * in a private network says who has come to it, last of all that it says.
 */
export function addressOf(peer: string | undefined, forwarded: string | undefined): string | null {
  const near = plain(peer ?? '');
  const last = forwarded?.split(',').at(-1)?.trim() ?? '';
  const far = isPrivate(near) && last !== '' ? plain(last) : near;
  return isLoopback(far) ? null : counted(far);
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
const isLoopback = (address: string): boolean => /^(?:127\.|::1$)/.test(address);
const isPrivate = (address: string): boolean =>
  isLoopback(address) || /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd])/.test(address);

/** Groups of an IPv6 address that one household has. */
const GROUPS = 4;

/** Everybody in a household has as many addresses of IPv6 as they like: their network is counted. */
function counted(address: string): string {
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('::');
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = after === undefined ? 0 : Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0));
  const groups = [...(first ?? []), ...Array.from({ length: zeros }, () => '0'), ...(last ?? [])];
  return `${groups
    .slice(0, GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`;
}
