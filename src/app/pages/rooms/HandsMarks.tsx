import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { PerspectiveCamera, RingGeometry, type Group } from 'three';
import type { PieceId } from '#sim/ids.ts';
import { onLevel } from '#play/input/ray.ts';
import { lookOfColour } from '#play/seatLooks.ts';
import { metres, OVERLAY_M } from '#play/table/tableLook.ts';
import { pixelSlope, rayThrough } from '#app/scene/eye.ts';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { CASING, flatMaterial, OVER_ALL } from '#app/scene/overlays/flat.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { useScene } from '#app/scene/SceneContext.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { POINTED_MS, type OthersHands, type Pointed } from '#online/client/othersHands.ts';

interface HandsProps {
  readonly hands: OthersHands;
}

/** Of hands elsewhere: their aims, and the places to which they point. */
export function HandsMarks({ hands }: HandsProps) {
  const pointed = useSyncExternalStore(hands.subscribe, () => hands.pointed);
  const isPointing = useSyncExternalStore(hands.subscribe, () => hands.isPointing);
  return (
    <>
      <Aims hands={hands} />
      {pointed.map((one) => (
        <PointedRing key={`${one.seat} ${one.ms}`} hands={hands} pointed={one} />
      ))}
      {isPointing && <Pointing hands={hands} />}
    </>
  );
}

/** Each piece that is aimed with stands as a ghost where it would go. Told on the table's element, too, for tests. */
function Aims({ hands }: HandsProps) {
  const scenery = useScene((scene) => scene.scenery);
  const [aimed, setAimed] = useState<readonly PieceId[]>([]);
  const groups = useRef(new Map<PieceId, Group>());
  useFrame(({ gl }) => {
    const meant = hands.seen('meant');
    const ids = [...meant.keys()].filter((id) => scenery?.pieces.includes(id));
    if (ids.join() !== aimed.join()) setAimed(ids);
    for (const [id, { position, rotation }] of meant) {
      groups.current.get(id)?.position.copy(position);
      groups.current.get(id)?.quaternion.copy(rotation);
    }
    const data = gl.domElement.closest<HTMLElement>('[data-testid=table]')?.dataset;
    if (data === undefined) return;
    data['heldElsewhere'] = [...hands.seen('held').keys()].join(' ');
    data['aimedElsewhere'] = ids.join(' ');
  });
  return aimed.map((id) => (
    <group
      key={id}
      ref={(group) => {
        if (group === null) groups.current.delete(id);
        else groups.current.set(id, group);
      }}
    >
      {scenery?.drawPiece(id, 'ghost')}
    </group>
  ));
}

/** A ring looks as large from afar as from near, CSS pixels (house value: a fingertip). */
const RING_PX = 22;
const RING = new RingGeometry(0.78, 1, 48).rotateX(-Math.PI / 2);
const CASED = new RingGeometry(0.72, 1.06, 48).rotateX(-Math.PI / 2);
/** Some tables let light through, and stand higher than the place on them. */
const OVER_THE_TABLE = Object.assign(CASING.clone(), { depthTest: false });
/** It fades over its last third. */
const FADES = 1 / 3;

/** A ring in the seat's colour, with its name: it fades, or is gone at once where less motion is wanted. */
function PointedRing({ hands, pointed: { seat, at: told, ms } }: HandsProps & { readonly pointed: Pointed }) {
  const calm = useCalm(STILL_ASKED);
  const laid = useScene((scene) => scene.scenery?.laid);
  const at = laid?.here(told) ?? told;
  const ref = useRef<Group>(null);
  const info = hands.seatInfo(seat);
  const colour = info === null ? '#ffffff' : lookOfColour(info.colour).colour;
  const material = useMemo(() => flatMaterial({ color: colour, depthTest: false }), [colour]);
  useDisposed(material);
  useFrame(({ camera, gl, invalidate }) => {
    const group = ref.current;
    if (group === null || !(camera instanceof PerspectiveCamera)) return;
    const away = camera.position.distanceTo(group.position);
    group.scale.setScalar(RING_PX * away * pixelSlope(camera, gl.domElement.clientHeight));
    if (calm) return;
    material.opacity = Math.max(0, Math.min(1, (1 - (hands.now() - ms) / POINTED_MS) / FADES));
    invalidate();
  });
  return (
    <>
      <group ref={ref} position={[at.x, at.y + OVERLAY_M, at.z]}>
        <mesh geometry={CASED} material={OVER_THE_TABLE} renderOrder={OVER_ALL - 0.1} />
        <mesh geometry={RING} material={material} renderOrder={OVER_ALL} />
      </group>
      {info !== null && <Caption text={info.name} place={(place) => void place.copy(at)} side="over" />}
    </>
  );
}

/** The next press on the table says where; Escape calls it off. */
function Pointing({ hands }: HandsProps) {
  const get = useThree((three) => three.get);
  const laid = useScene((scene) => scene.scenery?.laid);
  useEffect(() => {
    const { gl, camera } = get();
    const canvas = gl.domElement;
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    const mine = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: PointerEvent): void => {
      if (event.target !== canvas) return;
      mine(event);
      const at = onLevel(rayThrough(camera, canvas.getBoundingClientRect(), event.clientX, event.clientY), 0);
      if (at === null) return hands.setPointing(false);
      const place = { x: metres(at.xMm), y: 0, z: metres(at.zMm) };
      hands.pointAt(laid?.everywhere(place) ?? place);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      mine(event);
      hands.setPointing(false);
    };
    window.addEventListener('pointerdown', press, early);
    window.addEventListener('keydown', key, early);
    return () => stop.abort();
  }, [get, hands, laid]);
  return null;
}
