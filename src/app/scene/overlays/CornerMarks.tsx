import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { SpriteMaterial, type Sprite } from 'three';
import { CORNERS, type Corner } from '../../../sim/gesture/gesture.ts';
import type { PieceId } from '../../../sim/ids.ts';
import { pyramidOf } from '../../../sim/pyramid.ts';
import { useSession, useTheSession } from '../../match/SessionContext.tsx';
import { cornerArm } from '../../match/standing.ts';
import { metres } from '../tableLook.ts';
import { letterTexture } from './flat.ts';

const SIZE_M = 0.0062;
/** From the base's centre, in half diagonals: just outside the corner. */
const OUTSIDE = 1.32;
const HEIGHT_M = 0.004;

/** The four corners of the chosen piece, by their letters; the one that it would tip over is lit. */
export function CornerMarks() {
  const piece = useSession(({ intent, hovered, stage, handMode }) => {
    if (intent) return (stage === 'aiming' || stage === 'between-steps') && intent.do !== 'disturb' ? intent.piece : null;
    return handMode === 'free' ? null : hovered && null;
  });
  return piece && CORNERS.map((corner) => <CornerMark key={corner} piece={piece} corner={corner} />);
}

function CornerMark({ piece, corner }: { readonly piece: PieceId; readonly corner: Corner }) {
  const { touch } = useTheSession();
  const lit = useSession((session) => session.corner === corner);
  const ref = useRef<Sprite>(null);
  const material = useMemo(() => markMaterial(corner, lit), [corner, lit]);
  useEffect(() => () => {
    material.map?.dispose();
    material.dispose();
  }, [material]);
  useFrame(() => {
    const standing = touch.standing(piece);
    if (!standing || !ref.current) return;
    const arm = cornerArm(pyramidOf(piece), standing.yawDeg, corner);
    ref.current.position.set(metres(standing.xMm + arm.xMm * OUTSIDE), HEIGHT_M, metres(standing.zMm + arm.zMm * OUTSIDE));
  });
  return <sprite ref={ref} material={material} scale={lit ? SIZE_M * 1.35 : SIZE_M} renderOrder={2} />;
}

function markMaterial(corner: Corner, lit: boolean): SpriteMaterial {
  const map = lit ? letterTexture(corner, '#14161c', '#ffd23f') : letterTexture(corner, '#ffffff', '#14161ccc');
  return new SpriteMaterial({ map, transparent: true, depthTest: false, depthWrite: false, toneMapped: false });
}
