import type { Chance } from '#sim/maths/chance.ts';

/** One of these, each as likely as any other. @throws Error where there is none, which is a bug */
export function oneOf<T>(things: readonly T[], chance: Chance): T {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}
