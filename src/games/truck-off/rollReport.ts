import type { Evidence } from '#engine/evidence.ts';
import type { DieReading } from '#referee/dice.ts';
import { recordDice, type RecordedDie } from './record.ts';

/**
 * The outcome of a throw. The rules know nothing of it but which number each die shows, or that it shows none and is
 * thrown again (TO-33). The owner of a physics build makes it.
 */
export interface RollReport {
  /** Until the last die lay still. */
  readonly ticks: number;
  /** Hash of the bodies at the end, hex. */
  readonly hash: string;
  /** The referee's, of every die that was thrown. */
  readonly readings: readonly DieReading[];
}

export const evidence = ({ hash, ticks, readings }: RollReport): Evidence =>
  evidenceOf(recordDice(readings), ticks, hash);

/** The record that a replay is held against: rulings in full. */
export const evidenceOf = (rulings: readonly RecordedDie[], ticks: number, hash: string): Evidence => ({
  hash,
  ticks,
  marks: rulings.map((ruling) => ({
    tick: ruling.tick,
    text: `${ruling.piece}: ${ruling.face ?? ruling.code} at (${ruling.atMm.join(', ')})`,
    ruling,
  })),
});
