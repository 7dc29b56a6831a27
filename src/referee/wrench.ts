import data from '../sim/data/wrench.json' with { type: 'json' };
import type { Tick } from '../sim/ids.ts';
import { tick } from '../sim/ids.ts';
import { yawDegOf } from '../sim/maths/quat.ts';
import { sinCosDeg, wrapDegrees } from '../sim/maths/trig.ts';
import type { Rolled } from '../sim/roll/roll.ts';
import type { WrenchSpin } from '../sim/roll/wrench/spin.ts';
import { toTable } from '../sim/world/pose.ts';

/** Stable names of what becomes of a spin: it is read, or the card is spun again, and why. */
export const SPIN_CODES = ['read', 'sideways', 'short', 'unsettled'] as const;
export type SpinCode = (typeof SPIN_CODES)[number];

/** Of two players who sit opposite each other. */
export type Opposite = 'first' | 'second';

/** How a spun card came to lie. */
export interface SpinReading {
  readonly code: SpinCode;
  /** The player to whom the red end is nearer; null where the card is spun again. */
  readonly nearer: Opposite | null;
  /** Of the red end: counter-clockwise from the table's x, seen from above, in (-180, 180]. */
  readonly headingDeg: number;
  /** About the vertical, whichever way. */
  readonly turns: number;
  readonly slidMm: number;
  /** Since when it was at rest; for one that was not, when its time was up. */
  readonly tick: Tick;
}

/** A spin and its outcome, as a replay is held against it. */
export interface SpinReport {
  readonly ticks: number;
  /** Hash of the body at the end, hex. */
  readonly hash: string;
  readonly reading: SpinReading;
}

/** The heading of the player on the viewer's side, towards whom z points. */
const VIEWER_DEG = -90;
const SIDEWAYS_SIN = sinCosDeg(data.reading.sidewaysDeg).sin;
const FULL_DEG = 360;

/**
 * The red end along the line between the players: it is nearer to one of them, unless it is within five degrees of
 * sideways. A card that has turned less than twice was not spun. `firstDeg`: the heading of the first player.
 */
export function readSpin(rolled: Rolled, spin: WrenchSpin, firstDeg = VIEWER_DEG): SpinReading {
  const [body] = rolled.bodies;
  if (body === undefined) throw new Error('a card was spun');
  const headingDeg = yawDegOf(body.pose.rotation);
  const turns = Math.abs(body.spunDeg ?? 0) / FULL_DEG;
  const along = sinCosDeg(wrapDegrees(headingDeg - firstDeg)).cos;
  const { x, z } = toTable(body.pose, body.spec.com);
  const [dx, dz] = [x * 1000 - spin.atMm[0], z * 1000 - spin.atMm[1]];
  const code = codeOf(rolled.settled, turns, along);
  return {
    code,
    nearer: code === 'read' ? (along > 0 ? 'first' : 'second') : null,
    headingDeg,
    turns,
    slidMm: Math.sqrt(dx * dx + dz * dz),
    tick: body.restedAt ?? tick(rolled.ticks),
  };
}

function codeOf(settled: boolean, turns: number, along: number): SpinCode {
  if (!settled) return 'unsettled';
  if (turns < data.reading.leastTurns) return 'short';
  return Math.abs(along) <= SIDEWAYS_SIN ? 'sideways' : 'read';
}

export const spinReport = (rolled: Rolled, spin: WrenchSpin, firstDeg?: number): SpinReport => ({
  ticks: rolled.ticks,
  hash: rolled.hash,
  reading: readSpin(rolled, spin, firstDeg),
});
