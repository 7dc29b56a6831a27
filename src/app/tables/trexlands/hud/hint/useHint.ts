import type { TrexlandsMove } from '../../../../../bots/trexlands/moves.ts';
import { texts } from '../../../../texts.ts';
import { useSession } from '../../session/SessionContext.tsx';

/** Attributes of a button that a hint is about. */
export interface Hinted {
  readonly 'data-hint'?: true;
  readonly 'aria-description'?: string;
}

/** Of a move as much as tells it from others. */
export type Part = { readonly do: TrexlandsMove['do'] } & Readonly<Record<string, unknown>>;

const HINTED: Hinted = { 'data-hint': true, 'aria-description': texts.advice.ask };
const NOT_HINTED: Hinted = {};

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
  return (part) => (aimed !== null && isPartOf(part, aimed) ? HINTED : NOT_HINTED);
}
