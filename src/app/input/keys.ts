import { CORNERS, type Corner } from '../../sim/gesture/gesture.ts';
import type { Verb } from '../match/sessionTypes.ts';

/** A key press, as far as it matters. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  /** With another modifier it is the browser's. */
  readonly modified: boolean;
}

/** What a key asks for. */
export type KeyWish =
  | { readonly do: 'next-piece'; readonly by: 1 | -1; /** At the end of the row the key is left to the page, so that it never traps. */ readonly leaves: boolean }
  | { readonly do: 'corner'; readonly corner: Corner }
  | { readonly do: 'swivel'; readonly byDeg: number }
  | { readonly do: 'verb'; readonly verb: Verb }
  | { readonly do: 'perform' }
  | { readonly do: 'end' }
  | { readonly do: 'cancel' };

const COARSE_DEG = 5;
const FINE_DEG = 1;

const PLAIN: Readonly<Record<string, KeyWish>> = {
  enter: { do: 'perform' },
  escape: { do: 'cancel' },
  e: { do: 'end' },
  w: { do: 'verb', verb: 'walk' },
  t: { do: 'verb', verb: 'tackle' },
};

/** Counter-clockwise is to the left, as seen from above. */
const SWIVELS: Readonly<Record<string, number>> = { arrowleft: COARSE_DEG, arrowright: -COARSE_DEG, arrowup: FINE_DEG, arrowdown: -FINE_DEG };

/** Reads a key while the table has the focus; `aiming`: a corner is chosen, so that arrows swivel. Null: not ours. */
export function readKey({ key, shift, modified }: KeyPress, aiming: boolean): KeyWish | null {
  if (modified) return null;
  const name = key.toLowerCase();
  if (name === 'tab') return { do: 'next-piece', by: shift ? -1 : 1, leaves: true };
  const swivel = SWIVELS[name];
  if (swivel !== undefined) return aiming ? { do: 'swivel', byDeg: shift ? Math.sign(swivel) * FINE_DEG : swivel } : { do: 'next-piece', by: name === 'arrowleft' || name === 'arrowup' ? -1 : 1, leaves: false };
  const corner = CORNERS['1234'.indexOf(name)] ?? CORNERS.find((c) => c.toLowerCase() === name);
  if (name.length === 1 && corner !== undefined) return { do: 'corner', corner };
  return PLAIN[name] ?? null;
}
