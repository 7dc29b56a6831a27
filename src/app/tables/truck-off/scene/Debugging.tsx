import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { SIDES } from '#games/truck-off/ids.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { pixelOf } from '#app/scene/eye.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import type { SessionState } from '#play/truck-off/session/sessionTypes.ts';
import { traySpot, venueSpot } from '#play/truck-off/places.ts';

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Read-only, for tests and for curious people: what the table knows, and where on the screen things are. */
export interface DebugHandle {
  /** Client pixel of a truck, a die, or a venue such as `venue-20`. */
  screenOf(what: string): Pixel | null;
  /** Client pixel of a place from the middle of the tray's floor; null without a match. */
  screenInTray(xMm: number, zMm: number): Pixel | null;
  state(): SessionState;
}

declare global {
  interface Window {
    __truckOff?: DebugHandle;
  }
}

const MIDDLE_M = 0.01; // half as high as a truck

export function Debugging() {
  const session = useTheSession();
  const get = useThree((three) => three.get);
  useEffect(() => {
    const pixel = (x: number, y: number, z: number): Pixel =>
      pixelOf(get().camera, get().gl.domElement.getBoundingClientRect(), vec3(x, y, z));
    const handle: DebugHandle = {
      screenOf: (what) => {
        const piece = session.shown.pieces.get(pieceId(what))?.after.position;
        if (piece) return pixel(piece.x, piece.y + MIDDLE_M, piece.z);
        const { match } = session.store.getState();
        const venue = SIDES.find((sides) => `venue-${sides}` === what);
        if (match === null || venue === undefined) return null;
        const { x, z } = venueSpot(match.state, venue);
        return pixel(x, 0, z + 0.02);
      },
      screenInTray: (xMm, zMm) => {
        const { match } = session.store.getState();
        if (match === null) return null;
        const { x, z } = traySpot(match.state);
        return pixel(x + xMm / 1000, 0, z + zMm / 1000);
      },
      state: () => session.store.getState(),
    };
    window.__truckOff = handle;
    return () => {
      if (window.__truckOff === handle) delete window.__truckOff;
    };
  }, [session, get]);
  return null;
}
