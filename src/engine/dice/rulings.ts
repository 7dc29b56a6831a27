import type { DieCode, DieReading } from '#referee/dice.ts';
import { readDice } from '#referee/dice.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { Rolled } from '#sim/roll/roll.ts';
import type { Evidence } from '../evidence.ts';
import { evidenceBy } from '../matchFile/ruledActions.ts';

/**
 * The outcome of a throw of dice. Rules know nothing of it but which number each die shows, or that it shows none and
 * is thrown again. The owner of a physics build makes it.
 */
export interface DiceReport {
  /** Until the last die lay still. */
  readonly ticks: number;
  /** Hash of the bodies at the end, hex. */
  readonly hash: string;
  /** The referee's, of every die that was thrown. */
  readonly readings: readonly DieReading[];
}

/** The outcome of a throw, as the referee reads it. */
export const diceReport = (rolled: Rolled): DiceReport => ({
  ticks: rolled.ticks,
  hash: rolled.hash,
  readings: readDice(rolled),
});

/** How a die came to lie, as it is written down: in the words of all rulings, lengths to 0.01 mm. */
export interface RecordedDie<C extends string = string> {
  readonly clause: C;
  readonly code: DieCode;
  readonly piece: string;
  /** The support of a die that is stacked, or cocked against something. */
  readonly other: string | null;
  /** The number that is read; null where it is thrown again. */
  readonly face: number | null;
  /** From this tick on it was at rest. */
  readonly tick: number;
  /** Its middle. */
  readonly atMm: readonly [x: number, y: number, z: number];
  readonly text: string;
}

/** Rulings of dice by a game's clauses and in its words. */
export function diceRulings<C extends string>(
  clauseOf: (code: DieCode) => C,
  say: (die: string, value: number | null, code: DieCode) => string,
) {
  const record = (readings: readonly DieReading[]): readonly RecordedDie<C>[] =>
    readings.map(({ id, code, value, heldBy, tick, at }) => ({
      clause: clauseOf(code),
      code,
      piece: id,
      other: heldBy,
      face: value,
      tick,
      atMm: [hundredth(at.xMm), hundredth(at.yMm), hundredth(at.zMm)],
      text: say(id, value, code),
    }));
  const evidenceOf = evidenceBy<RecordedDie<C>>(
    ({ piece, face, code, atMm }) => `${piece}: ${face ?? code} at (${atMm.join(', ')})`,
  );
  return {
    /** The rulings of a throw, die by die. */
    record,
    evidenceOf,
    evidence: ({ hash, ticks, readings }: DiceReport): Evidence => evidenceOf(record(readings), ticks, hash),
  };
}
