import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { asTerra, CITY } from '#games/trexlands/ids.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { pixelOf } from '#app/scene/eye.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import type { SessionState } from '#play/trexlands/session/sessionTypes.ts';
import { arenaSpot, spotOfPlace } from '#play/trexlands/places.ts';

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Read-only, for tests and for curious people: what the table knows, and where on the screen things are. */
export interface DebugHandle {
  /** Client pixel of a truck's middle, a Terra or the City. */
  screenOf(what: string): Pixel | null;
  /** Client pixel of a place on the table. */
  screenAt(xMm: number, zMm: number, yMm?: number): Pixel;
  /** The same from the middle of the arena's ground; null without a match. */
  screenInArena(xMm: number, zMm: number, yMm?: number): Pixel | null;
  state(): SessionState;
}

declare global {
  interface Window {
    __trexlands?: DebugHandle;
  }
}

const MIDDLE_M = 0.016; // half as high as a truck

export function Debugging() {
  const session = useTheSession();
  const get = useThree((three) => three.get);
  useEffect(() => {
    const pixel = (x: number, y: number, z: number): Pixel =>
      pixelOf(get().camera, get().gl.domElement.getBoundingClientRect(), vec3(x, y, z));
    const handle: DebugHandle = {
      screenOf: (what) => {
        const truck = session.shown.pieces.get(pieceId(what))?.after.position;
        if (truck) return pixel(truck.x, truck.y + MIDDLE_M, truck.z);
        const { match } = session.store.getState();
        const place = what === CITY ? CITY : asTerra(what);
        if (match === null || place === null) return null;
        const { x, z } = spotOfPlace({ seats: match.state.seats, city: match.state.board.city }, place);
        return pixel(x, 0, z);
      },
      screenAt: (xMm, zMm, yMm = 0) => pixel(xMm / 1000, yMm / 1000, zMm / 1000),
      screenInArena: (xMm, zMm, yMm = 0) => {
        const { match } = session.store.getState();
        if (match === null) return null;
        const spot = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
        return pixel(spot.x + xMm / 1000, yMm / 1000, spot.z + zMm / 1000);
      },
      state: () => session.store.getState(),
    };
    window.__trexlands = handle;
    return () => {
      if (window.__trexlands === handle) delete window.__trexlands;
    };
  }, [session, get]);
  return null;
}
