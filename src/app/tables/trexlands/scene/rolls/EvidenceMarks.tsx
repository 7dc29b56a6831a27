import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { DoubleSide, RingGeometry, type Mesh, type MeshBasicMaterial } from 'three';
import { trucksBy } from '#games/trexlands/ownTruck.ts';
import type { TruckRuling } from '#games/trexlands/referee/ruling.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { WHEELS, type Wheel } from '#sim/roll/truck.ts';
import { flatMaterial, TARGET, WARNING } from '#app/scene/overlays/flat.ts';
import { arenaSpot } from '#play/trexlands/places.ts';
import { placesOfTouches, wheelAt } from './evidencePlaces.ts';
import { untouchable } from './untouchable.ts';
import { useSession, useTheSession } from '#app/tables/trexlands/hud/useTable.ts';

/**
 * Rings that face the eye, m (house values): where it touches the ground, and, with four corners, where anything else.
 */
const GROUND = new RingGeometry(0.0012, 0.0021, 24);
const OTHER = new RingGeometry(0.0016, 0.0032, 4);
/** Around a wheel: a thick ring where it is on the table, a thin one where it is not. */
const WHEEL_DOWN = new RingGeometry(0.0088, 0.0108, 48);
const WHEEL_OFF = new RingGeometry(0.0088, 0.0094, 48);

const seen = { depthTest: false, side: DoubleSide } as const;
const YELLOW = flatMaterial({ color: TARGET, ...seen });
const RED = flatMaterial({ color: WARNING, ...seen });
const GREEN = flatMaterial({ color: '#00c08b', ...seen });
const ORDER = 3;

/** The evidence of a call: where the truck touches what, and which of its wheels are on the table. */
export function EvidenceMarks({ ruling }: { readonly ruling: TruckRuling }) {
  const { shown } = useTheSession();
  const match = useSession((session) => session.match);
  const touches = useMemo(() => placesOfTouches(ruling.touches), [ruling]);
  if (match === null) return null;
  const { plain } = trucksBy(match.state.options.truck);
  const { x, z } = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
  const pose = shown.pieces.get(ruling.truck)?.after;
  return (
    <>
      <group position={[x, 0, z]}>
        {touches.map(({ at, other }) => (
          <Facing
            key={`${at.x} ${at.y} ${at.z}`}
            at={at}
            geometry={other === 'table' ? GROUND : OTHER}
            material={other === 'table' ? YELLOW : RED}
          />
        ))}
      </group>
      {pose &&
        WHEELS.map((wheel) => (
          <WheelRing
            key={wheel}
            wheel={wheel}
            at={wheelAt(pose, wheel, plain)}
            down={ruling.wheelsDown.includes(wheel)}
          />
        ))}
    </>
  );
}

const WheelRing = ({ at, down }: { readonly wheel: Wheel; readonly at: Vec3; readonly down: boolean }) => (
  <Facing at={at} geometry={down ? WHEEL_DOWN : WHEEL_OFF} material={down ? GREEN : RED} />
);

interface FacingProps {
  readonly at: Vec3;
  readonly geometry: RingGeometry;
  readonly material: MeshBasicMaterial;
}

function Facing({ at, geometry, material }: FacingProps) {
  const ref = useRef<Mesh>(null);
  useFrame(({ camera }) => void ref.current?.quaternion.copy(camera.quaternion));
  return (
    <mesh
      ref={ref}
      geometry={geometry}
      material={material}
      position={[at.x, at.y, at.z]}
      renderOrder={ORDER}
      raycast={untouchable}
    />
  );
}
