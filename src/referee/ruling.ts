import type { Tick } from '#sim/ids.ts';
import type { PointMm } from '#sim/trace/events.ts';

/** One thing that happened, in a rule book's words: the part of it that every game's rulings have. */
export interface Said<Clause extends string, Code extends string> {
  readonly clause: Clause;
  /** A stable name of it. */
  readonly code: Code;
  /** From the action's start. */
  readonly tick: Tick;
  readonly at: PointMm;
  /** One sentence for a player. */
  readonly text: string;
}
