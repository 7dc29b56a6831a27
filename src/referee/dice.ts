import type { PieceId, Tick } from '#sim/ids.ts';
import type { Rolled } from '#sim/roll/roll.ts';
import type { PointMm } from '#sim/trace/events.ts';
import { faceUp } from './faces.ts';
import type { Touched } from './touches.ts';
import { judgeThrown, type ThrownBody } from './thrown.ts';

/** Stable names of what becomes of a thrown die: it is read, or it is thrown again, and why. */
export const DIE_CODES = ['read', 'cocked', 'stacked', 'off-tray', 'did-not-tumble', 'unsettled'] as const;
export type DieCode = (typeof DIE_CODES)[number];

/** How one die of a roll came to lie. */
export interface DieReading {
  readonly id: PieceId;
  readonly code: DieCode;
  /** The number that is read; null where the die is thrown again. */
  readonly value: number | null;
  /** The support of a die that is stacked, or cocked against something. */
  readonly heldBy: Touched | null;
  /** Since when it was at rest; for one that was not, when its time was up. */
  readonly tick: Tick;
  /** Its middle. */
  readonly at: PointMm;
}

/**
 * Each die of a roll, in the order of their ids: read is the number whose face is up within 5 degrees (of a d4, below;
 * the 0 of a d10 is 10). One that has none, lies on another, has left the tray or was placed and not rolled is thrown
 * again.
 */
export function readDice(rolled: Rolled): readonly DieReading[] {
  return judgeThrown(rolled).map((thrown) => {
    const body = rolled.bodies.find(({ id }) => id === thrown.id);
    if (body === undefined) throw new Error(`${thrown.id} was rolled`);
    const face = faceUp(body.spec, body.pose.rotation);
    const code = codeOf(thrown, face);
    const { id, heldBy, tick, at } = thrown;
    return { id, code, value: code === 'read' ? Number(face) : null, heldBy, tick, at };
  });
}

function codeOf({ code, tumbled }: ThrownBody, face: string | null): DieCode {
  if (code === 'unsettled' || code === 'stacked') return code;
  if (code === 'off-arena') return 'off-tray';
  if (face === null) return 'cocked'; // on an edge, or against something
  return tumbled ? 'read' : 'did-not-tumble';
}
