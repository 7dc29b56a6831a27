import data from './data/surfaces.json' with { type: 'json' };
import type { Surface } from './layout.ts';
import { fault, ok, type Result } from './result.ts';

/** Named materials in order of grip, best first. */
export const SURFACES: readonly Surface[] = data.presets;

/** Piece on piece. */
export const PIECE_FRICTION = data.pieceOnPiece.friction;
export const PIECE_RESTITUTION = data.pieceOnPiece.restitution;

/** The preset of that name. */
export function surfaceOf(id: string): Result<Surface> {
  const found = SURFACES.find((s) => s.id === id);
  return found
    ? ok(found)
    : fault(
        'unknown-surface',
        `"${id}" is not a surface: expected ${SURFACES.map((s) => s.id).join(', ')}, or { "friction": ..., "restitution": ... }`,
      );
}

/** A surface of somebody's own; nameless where the name is empty. */
export const ownSurface = ({
  name,
  friction,
  restitution,
}: {
  readonly name: string;
  readonly friction: number;
  readonly restitution: number;
}): Surface => ({ id: 'custom', friction, restitution, ...(name === '' ? {} : { name }) });
