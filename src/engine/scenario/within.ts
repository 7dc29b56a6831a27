import { WITHIN_DEG, WITHIN_MM, WITHIN_TICKS } from './limits.ts';

/** How near a number must be to the expected one, by its unit. */
export interface Within {
  readonly mm: number;
  readonly deg: number;
  readonly ticks: number;
}

export const WITHIN_UNLESS_SAID: Within = { mm: WITHIN_MM, deg: WITHIN_DEG, ticks: WITHIN_TICKS };

/**
 * Reads `within`: a number is for every number beside it and inside its neighbours, in the unit of each; `{ "mm",
 * "deg", "ticks" }` for those units, the others staying as they are further out.
 */
export function within(said: unknown, outer: Within): Within {
  if (typeof said === 'number') return { mm: said, deg: said, ticks: said };
  if (typeof said !== 'object' || said === null) return outer;
  const given: Partial<Record<keyof Within, unknown>> = said;
  return { mm: either(given.mm, outer.mm), deg: either(given.deg, outer.deg), ticks: either(given.ticks, outer.ticks) };
}

const either = (said: unknown, outer: number): number => (typeof said === 'number' ? said : outer);

/** The unit that a key's name carries; null for numbers that count or name something (a seat). */
export function unitOf(key: string): keyof Within | null {
  if (key === 'mm' || key.endsWith('Mm')) return 'mm';
  if (key.endsWith('Deg')) return 'deg';
  return key === 'tick' || key === 'ticks' ? 'ticks' : null;
}
