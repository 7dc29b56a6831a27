import { hostBytes } from '../host/chance.ts';

/**
 * Under which id a match is saved. A match is a value and changes with every action, but all its values share the
 * one header they were started with; so the header is what the id hangs on.
 */
const ids = new WeakMap<object, string>();

/** The match's id; a new one for a match that has none yet. */
export function idOfMatch({ header }: { readonly header: object }): string {
  const known = ids.get(header);
  if (known !== undefined) return known;
  const id = newMatchId();
  ids.set(header, id);
  return id;
}

/** From now on this match is saved as that one: it was read from there. */
export function claimId({ header }: { readonly header: object }, id: string): void {
  ids.set(header, id);
}

/** Begins the id of a match that is kept elsewhere: no library here has it. */
export const ELSEWHERE = 'elsewhere.';

const ID_BYTES = 8;

export function newMatchId(): string {
  return Array.from(hostBytes(ID_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
