import type { Choice } from '#games/trexlands/actions.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { careless } from './careless.ts';
import { KEEN } from './keen.ts';
import { LEVELS } from './levels.ts';
import { thinking } from './mind.ts';
import type { Manner } from './options.ts';
import { STEADY } from './steady.ts';

/** A way to choose for a seat, for experiments: a level, or a level with habits. */
export type Policy = (seen: Seen<TrexlandsState>) => Thinking<Thought<Choice>>;

const MINDS = { steady: STEADY, keen: KEEN } as const;

const MANNERS: ReadonlyMap<string, Manner> = new Map([
  ['never-attacks', { attacks: 'never' }],
  ['always-attacks', { attacks: 'always' }],
  ['never-stacks', { stacks: 'never' }],
  ['never-trades', { exchange: 'never' }],
  ['any-captain', { captain: 'any' }],
]);

export const HABITS: readonly string[] = [...MANNERS.keys()];

/**
 * The policy of a name: a level, and after each `+` a habit, as in `keen+never-attacks`. Null for any other name, and
 * for habits that contradict each other.
 */
export function policyCalled(name: string): Policy | null {
  const [level, ...habits] = name.split('+');
  const manners = habits.flatMap((habit) => MANNERS.get(habit) ?? []);
  if (level === 'careless') return habits.length === 0 ? careless : null;
  if (level !== 'steady' && level !== 'keen') return null;
  const kinds = manners.flatMap(Object.keys);
  if (manners.length < habits.length || new Set(kinds).size < kinds.length) return null;
  const manner: Manner = Object.assign({}, ...manners);
  return (seen) => thinking({ ...MINDS[level], manner }, seen);
}

/** The policy of a name that is one. */
export function policyOf(name: string): Policy {
  const policy = policyCalled(name);
  if (policy === null) throw new Error(`${name} is none of ${LEVELS.join(', ')} with habits`);
  return policy;
}
