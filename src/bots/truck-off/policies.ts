import type { Choice } from '#games/truck-off/actions.ts';
import { CARD_KINDS } from '#games/truck-off/cards.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { careless } from './careless.ts';
import { KEEN } from './keen.ts';
import { LEVELS } from './levels.ts';
import { thinking } from './thinking.ts';
import { STEADY } from './steady.ts';

/** A way to choose for a seat, for experiments: a level, or a level with a habit. */
export type Policy = (seen: Seen<TruckOffState>) => Thinking<Thought<Choice>>;

const MINDS = { steady: STEADY, keen: KEEN } as const;

/** Never to play a card of this kind: it is kept for its money, in a match of two only put away. */
export const neverOf = (kind: string): string => `never-${kind}`;

export const HABITS: readonly string[] = CARD_KINDS.map(neverOf);

/** The policy of a name: a level, and after a `+` a habit, as in `keen+never-reroll`. Null for any other name. */
export function policyCalled(name: string): Policy | null {
  const [level, habit, ...more] = name.split('+');
  if (level === 'careless') return habit === undefined ? careless : null;
  if ((level !== 'steady' && level !== 'keen') || more.length > 0) return null;
  if (habit === undefined) return (seen) => thinking(MINDS[level], seen);
  const never = CARD_KINDS.find((kind) => neverOf(kind) === habit);
  return never === undefined ? null : (seen) => thinking({ ...MINDS[level], never }, seen);
}

/** The policy of a name that is one. */
export function policyOf(name: string): Policy {
  const policy = policyCalled(name);
  if (policy === null) throw new Error(`${name} is none of ${LEVELS.join(', ')} with a habit`);
  return policy;
}
