import { useMemo } from 'react';
import { PlaneGeometry } from 'three';
import type { SeatInfo } from '#engine/seats.ts';
import type { Sides } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { Solids } from '#play/table/toy/solids.ts';
import { SolidsLook, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { venueSpot } from '#play/truck-off/places.ts';
import { slabOf } from './slab.ts';
import { promoteSolids, shutterSolids, venueSolids } from './venueSolids.ts';

interface StreetLookProps {
  readonly header: { readonly seats: readonly SeatInfo[] };
  readonly state: TruckOffState;
}

const FLAT = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
const untouchable = () => null;
const THICK_M = 0.003;

/** The street, its venues with what stands there, and the lots of the players. */
export function StreetLook({ header, state }: StreetLookProps) {
  const { venues, seats, barry } = state;
  const sides = venues.map((venue) => venue.sides).join();
  const isTwo = barry !== null;
  // The ground changes with nothing but the shape of the table and the names.
  const slab = useMemo(
    () => slabOf({ header, state: { venues, seats, barry } }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [header, sides, seats, isTwo],
  );
  useDisposed(slab.texture);
  const material = useToyMaterial({ gloss: 0.04 }, slab.texture);
  const kerb = useMemo(() => {
    const solids = new Solids();
    const [x, z] = [slab.wide / 2, slab.deep / 2];
    solids.at({ x: slab.x, z: slab.z, yaw: 0 }, (here) =>
      here.box([-x, -THICK_M, -z], [x, -0.0002, z], { colour: '#2b2d31' }),
    );
    return solids;
  }, [slab]);
  return (
    <>
      <SolidsLook solids={kerb} />
      <mesh
        geometry={FLAT}
        material={material}
        position={[slab.x, 0, slab.z]}
        scale={[slab.wide, 1, slab.deep]}
        raycast={untouchable}
        dispose={null}
      />
      {venues.map((venue) => (
        <Venue key={venue.sides} state={state} sides={venue.sides} shut={venue.shut} promotes={venue.promotes} />
      ))}
    </>
  );
}

interface VenueProps {
  readonly state: TruckOffState;
  readonly sides: Sides;
  readonly shut: boolean;
  readonly promotes: number;
}

function Venue({ state, sides, shut, promotes }: VenueProps) {
  const { x, z } = venueSpot(state, sides);
  const stands = useMemo(() => venueSolids(sides), [sides]);
  return (
    <group position={[x, 0, z]}>
      <SolidsLook solids={stands} />
      {shut && (
        <group position={[0, 0, 0.004]}>
          <SolidsLook solids={SHUTTER} />
        </group>
      )}
      {Array.from({ length: promotes }, (_, i) => (
        <group key={i} position={[-0.056 + i * 0.013, 0, -0.02]}>
          <SolidsLook solids={PROMOTE} />
        </group>
      ))}
    </group>
  );
}

const SHUTTER = shutterSolids();
const PROMOTE = promoteSolids();
