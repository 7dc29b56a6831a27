import data from '../data/arena.json' with { type: 'json' };
import type { PieceId } from '../ids.ts';
import type { ChanceOf } from '../maths/chance.ts';
import { fault, ok, type Result } from '../result.ts';
import { surfaceOf } from '../surfaces.ts';
import type { BodySpec } from './body.ts';
import { DICE, sidesOf, type DieName } from './dice.ts';
import { quantiseHand } from './handRelease.ts';
import { letGo, type HandOf } from './letGo.ts';
import { withinReleaseLimits } from './releaseLimits.ts';
import type { RollGround, RollSetup } from './rollWorld.ts';
import type { Terrain } from './terrain.ts';

/** A die of a game. */
export interface Die {
  readonly id: PieceId;
  readonly die: DieName;
  /** Of one that is thrown in the place of the usual one. */
  readonly spec?: BodySpec | undefined;
}

/** Where dice are thrown, and on what. */
export interface DiceTable {
  readonly ground: RollGround;
  readonly terrain: Terrain;
}

/** Most that are thrown together (house value): a ring of them leaves room for each. */
export const MOST_DICE = data.mostDice;

/** The tray, with its lining. */
export const DICE_TRAY: DiceTable = { ground: 'tray', terrain: liningOf(data.tray.surface) };

function liningOf(id: string): Terrain {
  const surface = surfaceOf(id);
  if (!surface.ok) throw new Error(surface.fault.message);
  return surface.value;
}

/** The body of a die, for whoever draws or reads it. */
export const dieBody = ({ die, spec = DICE[sidesOf(die)] }: Pick<Die, 'die' | 'spec'>): BodySpec => spec;

/**
 * Whether hands may let dice go like this: for every outcome that is left to chance. Faults: `throw-<limit>`, a
 * sentence that names the limit, and the throw as its path.
 */
export function withinDiceLimits(
  { ground }: Pick<DiceTable, 'ground'>,
  dice: readonly Die[],
  hands: readonly HandOf[],
): Result<readonly HandOf[]> {
  if (dice.length > MOST_DICE)
    return fault('throw-dice', `${dice.length} dice are thrown together; ${MOST_DICE} are the most.`, '$');
  const stranger = hands.findIndex(({ id }) => !dice.some((die) => die.id === id));
  if (stranger >= 0) return fault('throw-stranger', `${hands[stranger]?.id} is not thrown now.`, `$[${stranger}]`);
  const held = hands.flatMap((hand) =>
    dice.filter(({ id }) => id === hand.id).map((die) => ({ ...hand, name: hand.id, body: dieBody(die) })),
  );
  const within = withinReleaseLimits(held, ground);
  return within.ok ? ok(hands) : within;
}

/**
 * The roll of these dice: as hands let them go, shaken, and by chance those that no hand throws. The same chances give
 * the same roll, bit for bit, on every machine. Faults: those of `withinDiceLimits`.
 */
export function diceRollOf(
  table: DiceTable,
  dice: readonly Die[],
  hands: readonly HandOf[],
  chanceOf: ChanceOf,
): Result<RollSetup> {
  const parts = hands.map((hand): HandOf => ({ id: hand.id, ...quantiseHand(hand) }));
  const within = withinDiceLimits(table, dice, parts);
  if (!within.ok) return within;
  const bodies = dice.map((die) => ({ id: die.id, spec: dieBody(die) }));
  return ok({ ...table, bodies: letGo(bodies, parts, chanceOf, table.ground) });
}
