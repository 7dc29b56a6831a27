import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { careless } from './careless.ts';
import { KEEN } from './keen.ts';
import type { Level } from './levels.ts';
import { thinking } from './mind.ts';
import type { TugOfWarMove } from './moves.ts';
import { STEADY } from './steady.ts';

/** How a seat plays. */
export type Policy = (seen: Seen<TugOfWarState>) => Thinking<Thought<TugOfWarMove>>;

const POLICIES: Readonly<Record<Level, Policy>> = {
  careless,
  steady: (seen) => thinking(STEADY, seen),
  keen: (seen) => thinking(KEEN, seen),
};

/** The way to play of a level. An error where there is no such level. */
export function policyOf(level: string): Policy {
  const known = Object.entries(POLICIES).find(([name]) => name === level);
  if (known === undefined) throw new Error(`no bot of Tug of War is ${level}`);
  return known[1];
}
