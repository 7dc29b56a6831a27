import type { DieCode, DieReading } from '#referee/dice.ts';
import type { PieceId } from '#sim/ids.ts';

/**
 * Dice that a match has thrown, until every one of them is read: those that were not are thrown again, together, in the
 * emptied tray. Plain data of a position.
 */
export interface DiceRoll {
  /** All dice of the roll, in the order of the game. */
  readonly dice: readonly PieceId[];
  readonly read: readonly DieRead[];
}

/** A die, as far as it has been thrown. */
export interface DieRead {
  readonly id: PieceId;
  /** The number read; null while it has to be thrown again. */
  readonly value: number | null;
  /** Of its last throw. */
  readonly code: DieCode;
  /** How often it was thrown without being read. */
  readonly failed: number;
}

/** After so many throws by hand that could not be read chance throws a die (house value, as trucks have it). */
const FAILED_BY_HAND = 2;

/** A roll of these that has not begun. */
export const diceRoll = (dice: readonly PieceId[]): DiceRoll => ({ dice, read: [] });

/** The dice that are thrown next: all at first, then those that were not read; none once it is over. */
export const diceLeft = ({ dice, read }: DiceRoll): readonly PieceId[] =>
  dice.filter((id) => read.every((die) => die.id !== id || die.value === null));

/** Those of them that hands may throw; the others are thrown by chance. */
export const throwableDice = (roll: DiceRoll): readonly PieceId[] =>
  diceLeft(roll).filter((id) => (readOf(roll, id)?.failed ?? 0) < FAILED_BY_HAND);

/** The roll after a throw. A report that does not name exactly the dice thrown is a bug of the table's. */
export function diceThrown(roll: DiceRoll, readings: readonly DieReading[]): DiceRoll {
  const thrown = diceLeft(roll);
  const named = readings.map(({ id }) => id);
  if ([...named].sort().join() !== [...thrown].sort().join())
    throw new Error(`thrown were ${thrown.join()}, reported ${named.join()}`);
  const read = readings.map(({ id, value, code }): DieRead => {
    const failed = readOf(roll, id)?.failed ?? 0;
    return { id, value, code, failed: value === null ? failed + 1 : failed };
  });
  return { ...roll, read: [...roll.read.filter(({ id }) => !named.includes(id)), ...read] };
}

/** The numbers, in the order of the dice; null while any is not read. */
export function diceValues(roll: DiceRoll): readonly number[] | null {
  const values = roll.dice.map((id) => readOf(roll, id)?.value ?? null);
  return values.some((value) => value === null) ? null : values.map(Number);
}

const readOf = ({ read }: DiceRoll, id: PieceId): DieRead | undefined => read.find((die) => die.id === id);
