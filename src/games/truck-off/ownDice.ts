import { dieMade, fitted, type DieMade } from '#engine/ownDie/ownDie.ts';
import type { OwnDie } from '#engine/ownDie/schema.ts';
import type { Fault } from '#sim/result.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { dieBody } from '#sim/roll/diceThrow.ts';
import { DIE_NAMES, sidesOf, type DieName } from '#sim/roll/dice.ts';
import type { Sides } from './ids.ts';
import { badOptions } from './refusals.ts';

/** Dice of one's own, by the places that they take: a house rule. */
export type OwnDice = Readonly<Partial<Record<DieName, OwnDie>>>;

interface HasDice {
  readonly dice?: OwnDice | undefined;
}

/** Of all together in a file: a room's message has room for them. */
const MOST_KB = 40;
const KB = 1024;

/** Why a match cannot be played with these; null where it can. Fault: `bad-option`, with the path in a header. */
export function againstDice(dice: OwnDice): Fault | null {
  const path = '$.options.dice';
  for (const name of DIE_NAMES) {
    const die = dice[name];
    const made = die === undefined ? null : dieMade(die, sidesOf(name));
    if (made?.ok === false)
      return { code: 'bad-option', message: badOptions.die(name, made.fault.message), path: `${path}.${name}` };
  }
  const size = Object.keys(dice).length === 0 ? 0 : JSON.stringify(dice).length / KB;
  return size <= MOST_KB ? null : { code: 'bad-option', message: badOptions.dice(Math.ceil(size), MOST_KB), path };
}

/** With another die in that place, or, null, the usual one. In the order of a match file, for the same bytes. */
export function withDie(dice: OwnDice, sides: Sides, die: OwnDie | null): OwnDice {
  const places = DIE_NAMES.flatMap((name) => {
    const own = name === `d${sides}` ? die : (dice[name] ?? null);
    return own === null ? [] : [[name, own] as const];
  });
  return Object.fromEntries(places);
}

/** The own die in that place; null where the usual one is thrown. */
export function ownDieIn({ dice }: HasDice, sides: Sides): DieMade | null {
  const die = dice?.[`d${sides}`];
  return die === undefined ? null : fitted(die, sides);
}

/** The body that is thrown in that place. */
export const dieIn = ({ options }: { readonly options: HasDice }, sides: Sides): BodySpec =>
  dieBody({ die: `d${sides}`, spec: ownDieIn(options, sides)?.spec });

/**
 * After so many throws that could not be read, chance says the number of an own die, each as often as by geometry: no
 * body locks a match (house value).
 */
export const MOST_FAILED = 8;
