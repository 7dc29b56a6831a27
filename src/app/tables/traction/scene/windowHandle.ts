import type { Standing } from '#games/traction/standing.ts';
import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { toTable } from '#sim/world/pose.ts';
import type { HandleOf } from '#app/table/WindowHandle.tsx';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { Session, TractionTable } from '#play/traction/session/sessionTypes.ts';

const MIDDLE_HEIGHT = 0.4; // of the piece's: where one would touch it

export const spots = ({ shown }: Session) => ({
  /** A piece's middle, its tip or a base corner. */
  screenOf: (id: string, part: Corner | 'tip' | 'middle' = 'middle'): Vec3 | null => {
    const piece = pieceId(id);
    const pose = shown.poseOf(piece);
    if (!pose) return null;
    const spec = pyramidOf(piece);
    const corner = part === 'middle' || part === 'tip' ? null : spec.vertices[CORNERS.indexOf(part)];
    return toTable(pose, corner ?? vec3(0, spec.height * (part === 'tip' ? 1 : MIDDLE_HEIGHT), 0));
  },
  /** A place on the table. */
  screenAt: (xMm: number, zMm: number, yMm = 0): Vec3 => vec3(xMm / 1000, yMm / 1000, zMm / 1000),
});

export const facts = ({ shown, touch, store }: Session) => ({
  /** Where a base corner of a piece is now, as seen from above. */
  cornerAt: (id: string, corner: Corner): PlaceMm | null => {
    const piece = pieceId(id);
    const pose = shown.poseOf(piece);
    const vertex = pyramidOf(piece).vertices[CORNERS.indexOf(corner)];
    if (!pose || !vertex) return null;
    const { x, z } = toTable(pose, vertex);
    return { xMm: 1000 * x, zMm: 1000 * z };
  },
  /** Where a piece stands now, also in mid-walk. */
  standing: (id: string): Standing | null => touch.standing(pieceId(id)),
  hashes: () => {
    const { bodyHash, match } = store.getState();
    const log = match?.log.map(({ hash }) => hash) ?? [];
    return { bodies: bodyHash, match: log.at(-1) ?? null, log };
  },
});

/** `window.__traction`. */
export type DebugHandle = HandleOf<TractionTable, ReturnType<typeof spots>, ReturnType<typeof facts>>;

declare global {
  interface Window {
    __traction?: DebugHandle;
  }
}
