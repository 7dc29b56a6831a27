import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { PAIRS } from '#games/tractor-pull/ids.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { pixelOf } from '#app/scene/eye.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import type { SessionState } from '#play/tractor-pull/session/sessionTypes.ts';
import { MAT_SPOT, pairSpot } from '#play/tractor-pull/places.ts';

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Read-only, for tests and for curious people: what the table knows, and where on the screen things are. */
export interface DebugHandle {
  /** Client pixel of a card or of a pair such as `c2p3`. */
  screenOf(what: string): Pixel | null;
  /** Client pixel of a place from the middle of the mat. */
  screenOnMat(xMm: number, zMm: number): Pixel;
  state(): SessionState;
}

declare global {
  interface Window {
    __tractorPull?: DebugHandle;
  }
}

export function Debugging() {
  const session = useTheSession();
  const get = useThree((three) => three.get);
  useEffect(() => {
    const pixel = (x: number, y: number, z: number): Pixel =>
      pixelOf(get().camera, get().gl.domElement.getBoundingClientRect(), vec3(x, y, z));
    const handle: DebugHandle = {
      screenOf: (what) => {
        const pair = PAIRS.find((one) => one === what);
        if (pair !== undefined) return pixel(pairSpot(pair).x, 0, pairSpot(pair).z);
        const piece = session.shown.pieces.get(pieceId(what))?.after.position;
        return piece === undefined ? null : pixel(piece.x, piece.y, piece.z);
      },
      screenOnMat: (xMm, zMm) => pixel(MAT_SPOT.x + xMm / 1000, 0, MAT_SPOT.z + zMm / 1000),
      state: () => session.store.getState(),
    };
    window.__tractorPull = handle;
    return () => {
      if (window.__tractorPull === handle) delete window.__tractorPull;
    };
  }, [session, get]);
  return null;
}
