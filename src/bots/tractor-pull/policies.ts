import type { Choice } from '#games/tractor-pull/actions.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { careless } from './careless.ts';
import { KEEN } from './keen.ts';
import { LEVELS } from './levels.ts';
import { thinking } from './mind.ts';
import { STEADY } from './steady.ts';

/** A way to choose for a seat, for experiments. */
export type Policy = (seen: Seen<TractorPullState>) => Thinking<Thought<Choice>>;

const POLICIES: ReadonlyMap<string, Policy> = new Map<string, Policy>([
  ['careless', careless],
  ['steady', (seen) => thinking(STEADY, seen)],
  ['keen', (seen) => thinking(KEEN, seen)],
]);

/** The policy of a level. Null for a name that is none. */
export const policyCalled = (name: string): Policy | null => POLICIES.get(name) ?? null;

/** The policy of a name that is one. */
export function policyOf(name: string): Policy {
  const policy = policyCalled(name);
  if (policy === null) throw new Error(`${name} is none of ${LEVELS.join(', ')}`);
  return policy;
}
