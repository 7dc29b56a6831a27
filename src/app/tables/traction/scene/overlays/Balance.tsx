import { useFrame } from '@react-three/fiber';
import { type RefObject, useRef } from 'react';
import { type BufferGeometry, CircleGeometry, type Group, type Mesh, PlaneGeometry } from 'three';
import { houseTableOf } from '#games/traction/variants.ts';
import { pyramidIn } from '#sim/filling.ts';
import { balanceOf } from '#play/traction/balance.ts';
import { OVERLAY_M } from '#play/table/tableLook.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { flatMaterial, ON_THE_TABLE, TARGET, WARNING } from '#app/scene/overlays/flat.ts';
import { useMatch, useSession, useTheSession } from '#app/tables/traction/hud/useTable.ts';

/** House values: the spot under the centre of mass, as a share of the base; and the width of the line to it, m. */
const SPOT = 0.11;
const LINE_M = 0.0012;

const lying = (shape: BufferGeometry): BufferGeometry => shape.rotateX(-Math.PI / 2);
const SHAPES = { back: lying(new CircleGeometry(1, 24)), over: lying(new CircleGeometry(1.5, 3)) } as const;
const LINE = lying(new PlaneGeometry());
const BACK = flatMaterial({ color: TARGET });
const OVER = flatMaterial({ color: WARNING });

/**
 * While the own hand tips a piece: a spot under its centre of mass, and a line to the corner. On this side of the
 * corner it falls back on to its base; beyond it the spot is an arrow that says where it falls.
 */
export function Balance({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const isWanted = useSettings(({ balanceAid }) => balanceAid);
  const isHeld = useSession(({ stage, handMode, corner }) => stage === 'moving' && handMode === 'free' && !!corner);
  return isWanted && isHeld && <Spot root={root} />;
}

function Spot({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { shown, store } = useTheSession();
  const { house } = houseTableOf(useMatch().state.options);
  const group = useRef<Group>(null);
  const spot = useRef<Mesh>(null);
  const line = useRef<Mesh>(null);
  useFrame(() => {
    const { intent, corner } = store.getState();
    const piece = intent === null || intent.do === 'disturb' ? null : intent.piece;
    const pose = piece && shown.poseOf(piece);
    if (!piece || !pose || corner === null || !group.current || !spot.current || !line.current) return;
    const spec = pyramidIn(house, piece);
    const { corner: from, under, falls } = balanceOf(pose, spec, corner);
    const [dx, dz] = [under.x - from.x, under.z - from.z];
    const far = Math.hypot(dx, dz);
    group.current.position.set(from.x, OVERLAY_M, from.z);
    group.current.rotation.y = -Math.atan2(dz, dx);
    spot.current.position.x = far;
    spot.current.scale.setScalar(SPOT * spec.base);
    spot.current.geometry = SHAPES[falls];
    spot.current.material = line.current.material = falls === 'back' ? BACK : OVER;
    line.current.position.x = far / 2;
    line.current.scale.set(Math.max(far, 1e-6), 1, LINE_M);
    if (root.current) root.current.dataset.balance = falls;
  });
  return (
    <group ref={group}>
      <mesh ref={spot} renderOrder={ON_THE_TABLE} geometry={SHAPES.back} material={BACK} />
      <mesh ref={line} renderOrder={ON_THE_TABLE} geometry={LINE} material={BACK} />
    </group>
  );
}
