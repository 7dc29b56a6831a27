import type { Evidence } from '../../engine/evidence.ts';
import type { Sides } from './ids.ts';
import { recordDice, type RecordedDie } from './record.ts';
import type { DieRuling } from './referee/ruling.ts';

/**
 * The outcome of a throw. The rules know nothing of it but which number each die shows, or that it shows none and is
 * thrown again. The owner of a physics build makes it.
 */
export interface RollReport {
  /** Until the last die lay still. */
  readonly ticks: number;
  /** Hash of the bodies at the end, hex. */
  readonly hash: string;
  /** A die each. */
  readonly dice: readonly RolledDie[];
  /** The referee's findings for each die: for people to look at. */
  readonly rulings: readonly DieRuling[];
}

export interface RolledDie {
  readonly die: Sides;
  /** Null for one that is cocked or fell, or was not rolled: it is thrown again (TO-33). */
  readonly face: number | null;
}

export const evidence = ({ hash, ticks, rulings }: RollReport): Evidence =>
  evidenceOf(recordDice(rulings), ticks, hash);

/** The record that a replay is held against: rulings in full. */
export const evidenceOf = (rulings: readonly RecordedDie[], ticks: number, hash: string): Evidence => ({
  hash,
  ticks,
  marks: rulings.map((ruling) => ({
    tick: ruling.tick,
    text: `${ruling.die}: ${ruling.face ?? ruling.code} at (${ruling.atMm.join(', ')})`,
    ruling,
  })),
});

/** The dice of a throw, each with what it shows. A report that names other dice is a bug of the table's. */
export function landed(report: RollReport, thrown: readonly Sides[]): readonly RolledDie[] {
  const named = report.dice.map(({ die }) => die);
  if ([...named].sort().join() !== [...thrown].sort().join())
    throw new Error(`thrown were ${thrown.join()}, reported ${named.join()}`);
  const odd = report.dice.find(({ die, face }) => face !== null && !(face >= 1 && face <= die));
  if (odd !== undefined) throw new Error(`d${odd.die} is reported to show ${odd.face}`);
  return thrown.flatMap((die) => report.dice.filter((one) => one.die === die));
}
