import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { RingGeometry, type Group } from 'three';
import { pyramidOf } from '../../../sim/pyramid.ts';
import { useSession, useTheSession } from '../../match/SessionContext.tsx';
import { metres, OVERLAY_M } from '../tableLook.ts';
import { CASING, flatMaterial, ON_THE_TABLE, UNDER_THE_MARKS, WHITE } from './flat.ts';

const WIDTH_M = 0.0012;
const CASING_M = 0.0005;
const SEGMENTS = 160;
const material = flatMaterial({ color: WHITE, opacity: 0.85 });

/** How far what is left of the range could take the piece: steps left times the longest step, the base's diagonal. */
export function RangeRing() {
  const { touch } = useTheSession();
  const piece = useSession(({ intent, stage }) => (intent && intent.do !== 'disturb' && (stage === 'aiming' || stage === 'between-steps') ? intent.piece : null));
  const steps = useSession((session) => session.stepsLeft);
  const reach = piece ? steps * pyramidOf(piece).base * Math.SQRT2 : 0;
  const line = useRing(reach - WIDTH_M, reach);
  const casing = useRing(reach - WIDTH_M - CASING_M, reach + CASING_M);
  const ref = useRef<Group>(null);
  useFrame(() => {
    const standing = piece && touch.standing(piece);
    if (standing) ref.current?.position.set(metres(standing.xMm), OVERLAY_M, metres(standing.zMm));
  });
  if (!piece || reach <= 0) return null;
  return (
    <group ref={ref}>
      <mesh geometry={casing} material={CASING} renderOrder={UNDER_THE_MARKS} />
      <mesh geometry={line} material={material} renderOrder={ON_THE_TABLE} />
    </group>
  );
}

function useRing(inner: number, outer: number): RingGeometry {
  const geometry = useMemo(() => new RingGeometry(Math.max(0, inner), Math.max(0, outer), SEGMENTS).rotateX(-Math.PI / 2), [inner, outer]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return geometry;
}
