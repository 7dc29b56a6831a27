import type { Tick } from '../../../sim/ids.ts';
import type { PointMm } from '../../../sim/trace/events.ts';
import type { Sides } from '../ids.ts';

/** Stable names of what becomes of a thrown die: it is read, or it is thrown again, and why. */
export const DIE_CODES = ['read', 'cocked', 'stacked', 'off-tray', 'did-not-tumble', 'unsettled'] as const;
export type DieCode = (typeof DIE_CODES)[number];

/** Clauses by which a die is read (TO-32), thrown again as it lies (TO-33), or was not shaken (TO-49). */
export const DIE_CLAUSES = ['TO-32', 'TO-33', 'TO-49'] as const;

/** How a die came to lie. */
export interface DieRuling {
  readonly clause: (typeof DIE_CLAUSES)[number];
  readonly code: DieCode;
  readonly die: Sides;
  /** The number that is read; null where there is none. */
  readonly face: number | null;
  /** Since when it was at rest. */
  readonly tick: Tick;
  /** Its centre of mass. */
  readonly at: PointMm;
  readonly text: string;
}
