import { asTerra, CITY } from '#games/trexlands/ids.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { WindowHandle, type HandleOf } from '#app/table/WindowHandle.tsx';
import { arenaSpot, spotOfPlace } from '#play/trexlands/places.ts';
import type { Session, TrexlandsTable } from '#play/trexlands/session/sessionTypes.ts';

const MIDDLE_M = 0.016; // half as high as a truck
const MM_A_M = 1000;

const spots = ({ store, shown }: Session) => ({
  /** A truck's middle, a Terra or the City. */
  screenOf: (what: string): Vec3 | null => {
    const truck = shown.pieces.get(pieceId(what))?.after.position;
    if (truck) return vec3(truck.x, truck.y + MIDDLE_M, truck.z);
    const { match } = store.getState();
    const place = what === CITY ? CITY : asTerra(what);
    if (match === null || place === null) return null;
    const { x, z } = spotOfPlace({ seats: match.state.seats, city: match.state.board.city }, place);
    return vec3(x, 0, z);
  },
  /** A place on the table. */
  screenAt: (xMm: number, zMm: number, yMm = 0): Vec3 => vec3(xMm / MM_A_M, yMm / MM_A_M, zMm / MM_A_M),
  /** The same from the middle of the arena's ground; null without a match. */
  screenInArena: (xMm: number, zMm: number, yMm = 0): Vec3 | null => {
    const { match } = store.getState();
    if (match === null) return null;
    const { x, z } = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
    return vec3(x + xMm / MM_A_M, yMm / MM_A_M, z + zMm / MM_A_M);
  },
});

/** `window.__trexlands`. */
export type DebugHandle = HandleOf<TrexlandsTable, ReturnType<typeof spots>>;

declare global {
  interface Window {
    __trexlands?: DebugHandle;
  }
}

export const Debugging = () => <WindowHandle game="trexlands" spots={spots} />;
