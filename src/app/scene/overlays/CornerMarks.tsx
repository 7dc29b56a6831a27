import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { PerspectiveCamera, SpriteMaterial, type Sprite } from 'three';
import { CORNERS, type Corner } from '../../../sim/gesture/gesture.ts';
import type { PieceId } from '../../../sim/ids.ts';
import { pyramidOf } from '../../../sim/pyramid.ts';
import { useSession, useTheSession } from '../../match/SessionContext.tsx';
import { cornerArm } from '../../match/standing.ts';
import { pixelSlope } from '../eye.ts';
import { metres } from '../tableLook.ts';
import { letterTexture } from './flat.ts';

/** Across, in pixels: as large from afar as from near. */
const SIZE_PX = 17;
const LIT_PX = 24;
const HEIGHT_M = 0.002;

/** The four corners of the chosen piece, by their letters; the one that it would tip over is lit. */
export function CornerMarks() {
  const piece = useSession(({ intent, stage }) => (intent && intent.do !== 'disturb' && (stage === 'aiming' || stage === 'between-steps') ? intent.piece : null));
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
  useFrame(({ camera, gl }) => {
    const standing = touch.standing(piece);
    const mark = ref.current;
    if (!standing || !mark || !(camera instanceof PerspectiveCamera)) return;
    const arm = cornerArm(pyramidOf(piece), standing.yawDeg, corner);
    const away = camera.position.distanceTo(mark.position);
    const size = (lit ? LIT_PX : SIZE_PX) * away * pixelSlope(camera, gl.domElement.clientHeight);
    // Just outside the corner, whatever the size.
    const out = 1 + (size * 600) / Math.hypot(arm.xMm, arm.zMm);
    mark.position.set(metres(standing.xMm + arm.xMm * out), HEIGHT_M, metres(standing.zMm + arm.zMm * out));
    mark.scale.setScalar(size);
  });
  return <sprite ref={ref} material={material} renderOrder={lit ? 3 : 2} />;
}

function markMaterial(corner: Corner, lit: boolean): SpriteMaterial {
  const map = lit ? letterTexture(corner, '#14161c', '#ffd23f') : letterTexture(corner, '#ffffff', '#14161ccc');
  return new SpriteMaterial({ map, transparent: true, depthTest: false, depthWrite: false, toneMapped: false });
}
