import type { Evidence } from '#engine/evidence.ts';
import { evidenceBy } from '#engine/matchFile/ruledActions.ts';
import { recordSpin, type RecordedSpin } from './record.ts';
import type { Spun } from './wrench.ts';

/** The outcome of a spin. The rules know nothing of it but how the wrench lies. Whoever spins it makes the report. */
export interface SpinReport {
  /** Until the wrench lay still. */
  readonly ticks: number;
  /** Hash of the bodies at the end, hex. */
  readonly hash: string;
  readonly spun: Spun;
}

export const evidence = ({ hash, ticks, spun }: SpinReport): Evidence =>
  evidenceOf([recordSpin(spun, ticks)], ticks, hash);

/** The record that a replay is held against: rulings in full. */
export const evidenceOf = evidenceBy<RecordedSpin>(
  ({ piece, code, headingDeg, turns }) => `${piece}: ${code} at ${headingDeg} degrees after ${turns} turns`,
);
