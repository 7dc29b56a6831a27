import { useShallow } from 'zustand/shallow';
import { useSession } from '../match/SessionContext.tsx';
import { PadLook } from './looks/PadLook.tsx';
import { SurfaceLook } from './looks/SurfaceLook.tsx';
import { metres, seatIndexOf } from './tableLook.ts';

/** What never moves: the table's surface, and on it the stash pads. */
export function TableTop() {
  const [match, surface, tableMm, pads] = useSession(useShallow(({ match }) => [match?.header, match?.state.surface.id, match?.state.tableMm, match?.state.pads] as const));
  if (!match || surface === undefined || tableMm === undefined) return null;
  return (
    <>
      <SurfaceLook surface={surface} sizeM={metres(tableMm)} />
      {pads?.map(({ seat, xMm, zMm, yawDeg }) => (
        <group key={seat} position={[metres(xMm), 0, metres(zMm)]} rotation={[0, (yawDeg * Math.PI) / 180, 0]}>
          <PadLook seat={seatIndexOf({ header: match }, seat)} />
        </group>
      ))}
    </>
  );
}
