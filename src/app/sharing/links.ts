import { packLink } from '../../engine/files/link.ts';
import type { Result } from '../../sim/result.ts';
import { makeRoute } from '../ui/route.ts';

/** The address that opens the file's text in any browser. Fault: `link-too-long`. */
export function linkTo(text: string, here: Location = window.location): Result<string> {
  const packed = packLink(text);
  return packed.ok
    ? { ok: true, value: `${here.origin}${here.pathname}${makeRoute({ page: 'link', packed: packed.value })}` }
    : packed;
}
