import type { RefereeReport } from '../referee/report.ts';
import type { Gesture } from '#sim/gesture/gesture.ts';
import type { Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { Closeness } from '#sim/trace/closeness.ts';
import type { TractionState } from '../state.ts';
import type { ScenarioAction } from './scenario.ts';

/**
 * The physical part of judging: a table that can carry out an action from a position. The judge knows no more of it, so
 * it is tested without physics, and nothing physical is loaded before a scenario has been read.
 */
export interface ScenarioTable {
  /** Names the physics build. */
  readonly build: string;
  readonly tickHz: number;
  /**
   * Carries the action out from `state`, which it leaves as it is, tick by tick. Faults: a recorded gesture that does
   * not fit the position, such as one that begins away from the piece; `action-too-long`.
   */
  play(state: TractionState, action: ScenarioAction): Ticking<Result<Played>>;
}

/** The hand's gesture, compiled or recorded, what the referee says of it, and how near it was. */
export interface Played {
  readonly gesture: Gesture;
  readonly report: RefereeReport;
  readonly closeness: Closeness;
}
