import type { Choice } from '../../games/trexlands/actions.ts';
import type { TrexlandsState } from '../../games/trexlands/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { careless } from './careless.ts';
import { KEEN } from './keen.ts';
import type { Level } from './levels.ts';
import { thinking, type Manner } from './mind.ts';
import { STEADY } from './steady.ts';

/** A way to choose for a seat, for experiments: a level, or a level that always or never does a thing. */
export type Policy = (seen: Seen<TrexlandsState>) => Thinking<Thought<Choice>>;

const MINDS = { steady: STEADY, keen: KEEN } as const;

export function policyOf(level: Level, manner: Manner = {}): Policy {
  if (level === 'careless') return careless;
  return (seen) => thinking({ ...MINDS[level], manner }, seen);
}
