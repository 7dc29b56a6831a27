import { startMatch } from '#engine/match.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { traction } from '#games/traction/traction.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { fileOf, SEED } from './headless.ts';

const upright = (id: string, xMm: number, zMm: number): PiecePlacement => ({
  id: pieceId(id),
  xMm,
  zMm,
  yawDeg: 0,
  pose: 'upright',
});

/** Two steps of a small piece from Bob's pad, whose near edge is at z = -72. */
export const NEAR_WIN = { runner: '0-S1', theirs: '1-M1', goal: { xMm: 0, zMm: -90 } } as const;

/**
 * The file of a match that has just begun and may soon be won: Ann's turn, pads close together; Bob's piece stands so
 * far towards Ann's.
 */
export function nearWinFile(theirsZMm = 20): string {
  const felt = surfaceOf('felt');
  if (!felt.ok) throw new Error(felt.fault.message);
  const pads = [
    { seat: seat(0), xMm: 0, zMm: 110, yawDeg: 0 },
    { seat: seat(1), xMm: 0, zMm: -110, yawDeg: 180 },
  ];
  const pieces = [upright('0-S1', 0, -15), upright('0-L1', 30, 110), upright('1-M1', -60, theirsZMm)];
  const started = startMatch(traction, {
    build: PHYSICS_BUILD,
    tickHz: TICK_HZ,
    seed: SEED,
    seats: [
      { name: 'Ann', colour: 0, kind: 'person' },
      { name: 'Bob', colour: 1, kind: 'person' },
    ],
    setup: {
      options: STANDARD_OPTIONS,
      surface: felt.value,
      table: { tableMm: 600, pads },
      position: { seat: seat(0), pieces },
    },
  });
  if (!started.ok) throw new Error(started.fault.message);
  return fileOf(started.value);
}
