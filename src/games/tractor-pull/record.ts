import { hundredth } from '#sim/maths/quantise.ts';
import type { Seat } from './ids.ts';
import { say } from './texts.ts';
import { readWrench, SPUN_AGAIN, type Spun } from './wrench.ts';

export const WRENCH = 'wrench';
/** Clauses by which the wrench is read (TP-03), or has not been spun enough (TP-05). */
export const SPIN_CLAUSES = ['TP-03', 'TP-05'] as const;
export const SPIN_CODES = ['read', ...SPUN_AGAIN] as const;

/** How the wrench came to lie, as it is written down: in the words of all rulings, angles to 0.01 degree. */
export interface RecordedSpin {
  readonly clause: (typeof SPIN_CLAUSES)[number];
  readonly code: (typeof SPIN_CODES)[number];
  readonly piece: typeof WRENCH;
  readonly headingDeg: number;
  readonly turns: number;
  /** The seat that it points to; null where it is spun again. */
  readonly red: Seat | null;
  /** At rest from then on. */
  readonly tick: number;
  readonly text: string;
}

export function recordSpin(spun: Spun, tick: number): RecordedSpin {
  const { red, again } = readWrench(spun);
  return {
    clause: again === null || again === 'sideways' ? 'TP-03' : 'TP-05',
    code: again ?? 'read',
    piece: WRENCH,
    headingDeg: hundredth(spun.headingDeg),
    turns: hundredth(spun.turns),
    red,
    tick,
    text: say.spun(red, again),
  };
}
