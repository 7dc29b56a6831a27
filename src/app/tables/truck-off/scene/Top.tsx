import { useMemo } from 'react';
import { BoxGeometry } from 'three';
import type { SeatInfo } from '#engine/seats.ts';
import { moneyOf } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { TrayLook } from '#app/scene/looks/dice/TrayLook.tsx';
import { SurfaceLook } from '#app/scene/looks/SurfaceLook.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { MoneyLook } from './MoneyLook.tsx';
import { ownersOf, TILE_M, traySpot, venueSpot } from '#play/truck-off/places.ts';
import { SpecialsLook } from './SpecialsLook.tsx';
import { StreetLook } from './StreetLook.tsx';
import { VenueCaptions } from './VenueCaptions.tsx';

export interface TopProps {
  readonly header: { readonly seats: readonly SeatInfo[] };
  readonly state: TruckOffState;
  readonly tableM: number;
}

const TABLE_TOP_M = -0.003;
const SURFACE = 'felt';

/** Everything on the table but trucks and dice. */
export function Top({ header, state, tableM }: TopProps) {
  const still = useCalm(STILL_ASKED);
  const tray = traySpot(state);
  const owners = ownersOf(state);
  const amounts = owners.map((owner) => moneyOf(state, owner)).join();
  const money = useMemo(
    () => owners.map((owner) => ({ owner, amount: moneyOf(state, owner) })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new list only where money has moved
    [amounts],
  );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the shape stays for a whole match
  const shape = useMemo(() => state, [header]);
  return (
    <>
      <group position-y={TABLE_TOP_M}>
        <SurfaceLook surface={SURFACE} sizeM={tableM} />
      </group>
      <StreetLook header={header} state={state} />
      <MoneyLook shape={shape} money={money} still={still} />
      <VenueCaptions state={state} />
      <SpecialsLook state={state} />
      <group position={[tray.x, 0, tray.z]}>
        <TrayLook />
      </group>
      {state.venues.map(({ sides }) => {
        const { x, z } = venueSpot(state, sides);
        return (
          <mesh
            key={sides}
            geometry={TOUCHED}
            visible={false}
            position={[x, 0, z]}
            userData={{ thing: { kind: 'venue', venue: sides } }}
            dispose={null}
          />
        );
      })}
    </>
  );
}

/** A venue is touched on its tile and on what stands there. */
const TOUCHED = new BoxGeometry(TILE_M.wide, 0.02, TILE_M.deep).translate(0, 0.01, 0);
