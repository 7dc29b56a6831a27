import data from '#sim/data/wrench.json' with { type: 'json' };
import type { Tick } from '#sim/ids.ts';
import { tick } from '#sim/ids.ts';
import { yawDegOf } from '#sim/maths/quat.ts';
import { fromHundredths, hundredthYaw } from '#sim/maths/quantise.ts';
import { wrapDegrees } from '#sim/maths/trig.ts';
import type { Rolled } from '#sim/roll/roll.ts';
import type { WrenchSpin } from '#sim/roll/wrench/spin.ts';
import { toTable } from '#sim/world/pose.ts';

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
  /** Of the red end: counter-clockwise from the table's x, seen from above, in (-180, 180], a multiple of 0.01. */
  readonly headingDeg: number;
  /** About the vertical, whichever way; a multiple of 0.01. */
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
const FULL_DEG = 360;

/** Fewer turns are no spin (data/wrench.json). */
export const LEAST_TURNS = data.reading.leastTurns;

/** The lie of a card that was spun, whatever spun it. */
export interface Lying {
  /** Of the red end, degrees, counter-clockwise from the table's x, seen from above. */
  readonly headingDeg: number;
  /** About the vertical, whichever way. */
  readonly turns: number;
  /** Whether it came to rest while its time lasted. */
  readonly settled: boolean;
}

/**
 * The red end along the line between the players: it is nearer to one of them, unless it is within five degrees of
 * sideways. A card that has turned less than twice was not spun. `firstDeg`: the heading of the first player.
 */
export function readLying(
  { headingDeg, turns, settled }: Lying,
  firstDeg = VIEWER_DEG,
): Pick<SpinReading, 'code' | 'nearer'> {
  const again = (code: SpinCode) => ({ code, nearer: null });
  if (!settled) return again('unsettled');
  if (turns < LEAST_TURNS) return again('short');
  const offDeg = Math.abs(wrapDegrees(headingDeg - firstDeg)); // 0: at the first player, 180: at the second
  if (Math.abs(offDeg - FULL_DEG / 4) <= data.reading.sidewaysDeg) return again('sideways');
  return { code: 'read', nearer: offDeg < FULL_DEG / 4 ? 'first' : 'second' };
}

/**
 * Reads a card at rest. Its heading and turns are whole hundredths, turns not rounded up, as they are written: whoever
 * reads what is written reads the same.
 */
export function readSpin(rolled: Rolled, spin: WrenchSpin, firstDeg = VIEWER_DEG): SpinReading {
  const [body] = rolled.bodies;
  if (body === undefined) throw new Error('a card was spun');
  const headingDeg = hundredthYaw(yawDegOf(body.pose.rotation));
  const turns = fromHundredths(Math.floor((Math.abs(body.spunDeg ?? 0) / FULL_DEG) * 100));
  const { x, z } = toTable(body.pose, body.spec.com);
  const [dx, dz] = [x * 1000 - spin.atMm[0], z * 1000 - spin.atMm[1]];
  return {
    ...readLying({ headingDeg, turns, settled: rolled.settled }, firstDeg),
    headingDeg,
    turns,
    slidMm: Math.sqrt(dx * dx + dz * dz),
    tick: body.restedAt ?? tick(rolled.ticks),
  };
}

export const spinReport = (rolled: Rolled, spin: WrenchSpin, firstDeg?: number): SpinReport => ({
  ticks: rolled.ticks,
  hash: rolled.hash,
  reading: readSpin(rolled, spin, firstDeg),
});
