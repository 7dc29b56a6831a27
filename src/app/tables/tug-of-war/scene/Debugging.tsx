import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { MODULE_IDS, type TileId } from '#games/tug-of-war/ids.ts';
import { TILES } from '#games/tug-of-war/modules/path.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { pixelOf } from '#app/scene/eye.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import type { SessionState } from '#play/tug-of-war/session/sessionTypes.ts';
import { GROUNDS, TILE_M, tileSpot } from './places.ts';

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Read-only, for tests and for curious people: what the table knows, and where on the screen things are. */
export interface DebugHandle {
  /** Client pixel of a machine such as `rope`, or of a tile of the Path such as `c4`. */
  screenOf(what: string): Pixel | null;
  state(): SessionState;
}

declare global {
  interface Window {
    __tugOfWar?: DebugHandle;
  }
}

const isTile = (what: string): what is TileId => TILES.some((tile) => tile === what);

export function Debugging() {
  const session = useTheSession();
  const get = useThree((three) => three.get);
  useEffect(() => {
    const pixel = (x: number, z: number): Pixel =>
      pixelOf(get().camera, get().gl.domElement.getBoundingClientRect(), vec3(x, 0, z));
    const handle: DebugHandle = {
      screenOf: (what) => {
        if (isTile(what)) return pixel(tileSpot(what).x, tileSpot(what).z);
        const module = MODULE_IDS.find((id) => id === what);
        if (module === undefined) return null;
        const { x, z, wide, deep } = GROUNDS[module];
        return pixel(x - wide / 2 + 0.004, z + Math.min(deep, TILE_M) / 2 - 0.004);
      },
      state: () => session.store.getState(),
    };
    window.__tugOfWar = handle;
    return () => {
      if (window.__tugOfWar === handle) delete window.__tugOfWar;
    };
  }, [session, get]);
  return null;
}
