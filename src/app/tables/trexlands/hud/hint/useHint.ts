import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import { type Hinted, hintedIf } from '#play/say/hinted.ts';
import { useSession } from '../useTable.ts';

/** Of a move as much as tells it from others. */
export type Part = { readonly do: TrexlandsMove['do'] } & Readonly<Record<string, unknown>>;

/** Whether the move that is shown has all these parts. */
export const isPartOf = (part: Part, move: object): boolean =>
  Object.entries(part).every(([key, value]) => same(value, (move as Readonly<Record<string, unknown>>)[key]));

const same = (part: unknown, whole: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return part === whole;
  if (Array.isArray(part)) return JSON.stringify(part) === JSON.stringify(whole);
  return typeof whole === 'object' && whole !== null && isPartOf(part as Part, whole);
};

/** Marks the button that plays what the hint shows. */
export function useHint(): (part: Part) => Hinted {
  const aimed = useSession((session) => session.aimed);
  return (part) => hintedIf(aimed !== null && isPartOf(part, aimed));
}

/** Whether a hint was asked for and is shown. */
export const useIsAdvised = (): boolean => useSession(({ advice }) => (advice ?? null) !== null);
