import type { DieCode, DieReading } from '#referee/dice.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { say } from './texts.ts';

/** Clauses by which a die is read (TO-32), thrown again as it lies (TO-33), or was not shaken (TO-49). */
export const DIE_CLAUSES = ['TO-32', 'TO-33', 'TO-49'] as const;
export type DieClause = (typeof DIE_CLAUSES)[number];

/** How a die came to lie, as it is written down: in the words of all rulings, lengths to 0.01 mm. */
export interface RecordedDie {
  readonly clause: DieClause;
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

/** The rulings of a throw, die by die. */
export const recordDice = (readings: readonly DieReading[]): readonly RecordedDie[] =>
  readings.map(({ id, code, value, heldBy, tick, at }) => ({
    clause: clauseOf(code),
    code,
    piece: id,
    other: heldBy,
    face: value,
    tick,
    atMm: [hundredth(at.xMm), hundredth(at.yMm), hundredth(at.zMm)],
    text: say.ruling(id, value, code),
  }));

function clauseOf(code: DieCode): DieClause {
  if (code === 'read') return 'TO-32';
  return code === 'did-not-tumble' ? 'TO-49' : 'TO-33';
}
