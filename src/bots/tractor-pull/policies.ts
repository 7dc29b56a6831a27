import type { Choice } from '../../games/tractor-pull/actions.ts';
import type { TractorPullState } from '../../games/tractor-pull/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { careless } from './careless.ts';
import { LEVELS } from './levels.ts';

/** A way to choose for a seat, for experiments: a level, or a level with a habit. */
export type Policy = (seen: Seen<TractorPullState>) => Thinking<Thought<Choice>>;

export const HABITS: readonly string[] = [];

/** The policy of a name. Null for a name that is none. */
export function policyCalled(name: string): Policy | null {
  return LEVELS.some((level) => level === name) ? careless : null;
}

/** The policy of a name that is one. */
export function policyOf(name: string): Policy {
  const policy = policyCalled(name);
  if (policy === null) throw new Error(`${name} is none of ${LEVELS.join(', ')} with a habit`);
  return policy;
}
