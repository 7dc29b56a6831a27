import { useEffect } from 'react';
import type { Camera } from 'three';
import type { Corner } from '#sim/gesture/gesture.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { pieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { toTable } from '#sim/world/pose.ts';
import type { Session, SessionState } from '#play/traction/session/sessionTypes.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { Standing } from '#games/traction/standing.ts';
import { pixelOf, type Window } from '#app/scene/eye.ts';

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Read-only, for tests and for curious people: what the table knows, and where on the screen things are. */
export interface DebugHandle {
  /** Client pixel of a piece's middle, its tip or a base corner. */
  screenOf(piece: string, part?: Corner | 'tip' | 'middle'): Pixel | null;
  /** Where a base corner of a piece is now, as seen from above. */
  cornerAt(piece: string, corner: Corner): PlaceMm | null;
  /** Client pixel of a place on the table; null without a picture. */
  screenAt(xMm: number, zMm: number, yMm?: number): Pixel | null;
  /** Where a piece stands now, also in mid-walk. */
  standing(piece: string): Standing | null;
  state(): SessionState;
  hashes(): { readonly bodies: string | null; readonly match: string | null; readonly log: readonly string[] };
}

declare global {
  interface Window {
    __tumbletop?: DebugHandle;
  }
}

const MIDDLE_HEIGHT = 0.4; // of the piece's: where one would touch it

/** Where the table is drawn. */
export interface Picture {
  camera(): Camera;
  canvas(): Window;
}

/** The handle is the page's for as long as the table is there. */
export function useDebugHandle(session: Session, picture: Picture | null): void {
  useEffect(() => {
    const handle = debugHandle(session, picture);
    window.__tumbletop = handle;
    return () => {
      if (window.__tumbletop === handle) delete window.__tumbletop;
    };
  }, [session, picture]);
}

function debugHandle(session: Session, picture: Picture | null): DebugHandle {
  const pixel = (at: Vec3): Pixel | null => picture && pixelOf(picture.camera(), picture.canvas(), at);
  return {
    screenOf: (id, part = 'middle') => {
      const piece = pieceId(id);
      const pose = session.shown.poseOf(piece);
      if (!pose) return null;
      const spec = pyramidOf(piece);
      const corner = part === 'middle' || part === 'tip' ? null : spec.vertices[CORNERS.indexOf(part)];
      const local = corner ?? vec3(0, spec.height * (part === 'tip' ? 1 : MIDDLE_HEIGHT), 0);
      return pixel(toTable(pose, local));
    },
    cornerAt: (id, corner) => {
      const piece = pieceId(id);
      const pose = session.shown.poseOf(piece);
      const vertex = pyramidOf(piece).vertices[CORNERS.indexOf(corner)];
      if (!pose || !vertex) return null;
      const { x, z } = toTable(pose, vertex);
      return { xMm: 1000 * x, zMm: 1000 * z };
    },
    screenAt: (xMm, zMm, yMm = 0) => pixel(vec3(xMm / 1000, yMm / 1000, zMm / 1000)),
    standing: (id) => session.touch.standing(pieceId(id)),
    state: () => session.store.getState(),
    hashes: () => {
      const { bodyHash, match } = session.store.getState();
      const log = match?.log.map((entry) => entry.hash) ?? [];
      return { bodies: bodyHash, match: log.at(-1) ?? null, log };
    },
  };
}
