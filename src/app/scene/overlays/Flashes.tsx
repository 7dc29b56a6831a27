import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { DoubleSide, PlaneGeometry, RingGeometry, type Mesh } from 'three';
import { useScene } from '../SceneContext.tsx';
import type { Flash as FlashAt } from '../tableScene.ts';
import { metres } from '#play/table/tableLook.ts';
import { flatMaterial, TARGET, WARNING } from './flat.ts';
import { useDisposed } from './useDisposed.ts';

const RING = new RingGeometry(0.0032, 0.0042, 48);
/** Two strokes within the ring: a fault is crossed out, not only of another colour. */
const STROKE = new PlaneGeometry(0.0064, 0.001);
const CROSSED = [Math.PI / 4, -Math.PI / 4] as const;
const GROWTH = 3;
const SECONDS = 0.7;

/** Rings around the places of the rulings, as they fall and until the next action: here it happened. */
export function Flashes({ still }: { readonly still: boolean }) {
  const flashes = useScene((scene) => scene.flashes);
  return flashes.map(({ key, ...flash }) => <Flash key={key} {...flash} still={still} />);
}

/** Faces the eye, and opens once. */
function Flash({ at: { xMm, yMm, zMm }, fault, still }: Omit<FlashAt, 'key'> & { readonly still: boolean }) {
  const ref = useRef<Mesh>(null);
  const age = useRef(still ? SECONDS : 0);
  const material = useMemo(
    () => flatMaterial({ color: fault ? WARNING : TARGET, depthTest: false, side: DoubleSide }),
    [fault],
  );
  useDisposed(material);
  useFrame(({ camera, invalidate }, delta) => {
    const mesh = ref.current;
    if (!mesh) return;
    mesh.quaternion.copy(camera.quaternion);
    if (age.current >= SECONDS) return void mesh.scale.setScalar(1);
    age.current = Math.min(SECONDS, age.current + Math.min(delta, 0.1));
    const share = age.current / SECONDS;
    mesh.scale.setScalar(1 + GROWTH * (1 - share) * (1 - share));
    invalidate();
  });
  return (
    <mesh
      ref={ref}
      geometry={RING}
      material={material}
      position={[metres(xMm), metres(yMm), metres(zMm)]}
      renderOrder={3}
    >
      {fault &&
        CROSSED.map((turn) => (
          <mesh key={turn} geometry={STROKE} material={material} rotation={[0, 0, turn]} renderOrder={3} />
        ))}
    </mesh>
  );
}
