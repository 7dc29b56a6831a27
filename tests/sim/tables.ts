import { pieceId, seat, type PieceId } from '#sim/ids.ts';
import type { Layout, PadPlacement, PiecePlacement, StandingPose, Surface } from '#sim/layout.ts';
import { TABLE_MM } from '#sim/settings.ts';
import { surfaceOf } from '#sim/surfaces.ts';

/** A piece on a layout. */
export function piece(
  id: string,
  xMm: number,
  zMm: number,
  yawDeg = 0,
  pose: StandingPose = 'upright',
): PiecePlacement {
  return { id: pieceId(id), xMm, zMm, yawDeg, pose };
}

export const pad = (owner: number, xMm: number, zMm: number, yawDeg = 0): PadPlacement => ({
  seat: seat(owner),
  xMm,
  zMm,
  yawDeg,
});

/** A surface by its preset's name or its coefficient of friction. */
export function surface(of: string | number): Surface {
  if (typeof of === 'number') return { id: 'custom', friction: of, restitution: 0.1 };
  const found = surfaceOf(of);
  if (!found.ok) throw new Error(found.fault.message);
  return found.value;
}

export function layout(
  pieces: readonly PiecePlacement[],
  options: { surface?: string | number; pads?: readonly PadPlacement[]; tableMm?: number } = {},
): Layout {
  return {
    tableMm: options.tableMm ?? TABLE_MM,
    surface: surface(options.surface ?? 'felt'),
    pads: options.pads ?? [],
    pieces,
  };
}

export const id = (text: string): PieceId => pieceId(text);
