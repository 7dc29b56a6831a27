import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { RingGeometry, type Mesh } from 'three';
import { pyramidOf } from '../../../sim/pyramid.ts';
import { useSession, useTheSession } from '../../match/SessionContext.tsx';
import { metres, OVERLAY_M } from '../tableLook.ts';
import { flatMaterial, ON_THE_TABLE, WHITE } from './flat.ts';

const WIDTH_M = 0.0016;
const SEGMENTS = 160;
const material = flatMaterial({ color: WHITE, opacity: 0.5 });

/** How far what is left of the range could take the piece: steps left times the longest step, the base's diagonal. */
export function RangeRing() {
  const { touch } = useTheSession();
  const piece = useSession(({ intent, stage }) => (intent && intent.do !== 'disturb' && (stage === 'aiming' || stage === 'between-steps') ? intent.piece : null));
  const steps = useSession((session) => session.stepsLeft);
  const reach = piece ? steps * pyramidOf(piece).base * Math.SQRT2 : 0;
  const geometry = useMemo(() => new RingGeometry(Math.max(0, reach - WIDTH_M), reach, SEGMENTS).rotateX(-Math.PI / 2), [reach]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  const ref = useRef<Mesh>(null);
  useFrame(() => {
    const standing = piece && touch.standing(piece);
    if (standing) ref.current?.position.set(metres(standing.xMm), OVERLAY_M, metres(standing.zMm));
  });
  return piece && reach > 0 && <mesh ref={ref} geometry={geometry} material={material} renderOrder={ON_THE_TABLE} />;
}
