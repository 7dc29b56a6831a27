import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { PerspectiveCamera, SpriteMaterial, type Sprite } from 'three';
import { CORNERS, type Corner } from '../../../../../sim/gesture/gesture.ts';
import type { PieceId } from '../../../../../sim/ids.ts';
import { pyramidOf, type PyramidSpec } from '../../../../../sim/pyramid.ts';
import { toTable, type Pose } from '../../../../../sim/world/pose.ts';
import { useSession, useTheSession } from '../../session/SessionContext.tsx';
import type { SessionState, TouchCommands } from '../../session/sessionTypes.ts';
import { pixelSlope } from '../../../../scene/eye.ts';
import { letterTexture } from '../../../../scene/overlays/flat.ts';

/** Across, in pixels: as large from afar as from near. */
const SIZE_PX = 17;
const LIT = 1.4;
/** From very far away they would hide the piece: at most this share of its base. */
const LARGEST = 0.6;
const HEIGHT_M = 0.002;
const OUTSIDE = 0.6; // of its own size
const LEAST_ARM_M = 0.001;

/**
 * The four corners of the chosen piece (or of the one that could be), by their letters; the one that it tips over is
 * lit.
 */
export function CornerMarks() {
  const { touch } = useTheSession();
  const piece = useSession((session) => markedPiece(session, touch));
  const onlyPivot = useSession((session) => session.stage === 'moving');
  const pivot = useSession((session) => session.corner);
  const corners = onlyPivot ? CORNERS.filter((corner) => corner === pivot) : CORNERS;
  return (
    piece && corners.map((corner) => <CornerMark key={corner} piece={piece} corner={corner} lit={corner === pivot} />)
  );
}

function markedPiece({ intent, stage, hovered }: SessionState, touch: TouchCommands): PieceId | null {
  if (intent) return intent.do === 'disturb' || stage === 'resting' ? null : intent.piece;
  if (hovered === null) return null;
  const may = touch.mayTouch(hovered);
  return may.ok && (may.value === 'aim' || may.value === 'swing') ? hovered : null;
}

function CornerMark({
  piece,
  corner,
  lit,
}: {
  readonly piece: PieceId;
  readonly corner: Corner;
  readonly lit: boolean;
}) {
  const { shown } = useTheSession();
  const ref = useRef<Sprite>(null);
  const material = useMemo(() => markMaterial(corner, lit), [corner, lit]);
  useEffect(
    () => () => {
      material.map?.dispose();
      material.dispose();
    },
    [material],
  );
  useFrame(({ camera, gl }) => {
    const pose = shown.poseOf(piece);
    if (!pose || !ref.current || !(camera instanceof PerspectiveCamera)) return;
    const px = camera.position.distanceTo(ref.current.position) * pixelSlope(camera, gl.domElement.clientHeight);
    const spec = pyramidOf(piece);
    placeMark(ref.current, pose, spec, corner, Math.min(px * SIZE_PX, LARGEST * spec.base) * (lit ? LIT : 1));
  });
  return <sprite ref={ref} material={material} renderOrder={lit ? 3 : 2} />;
}

/** Just outside the corner, at any size of either. */
function placeMark(mark: Sprite, pose: Pose, { vertices }: PyramidSpec, corner: Corner, size: number): void {
  const at = toTable(pose, vertices[CORNERS.indexOf(corner)] ?? pose.position);
  const [x, z] = [at.x - pose.position.x, at.z - pose.position.z];
  const out = 1 + (OUTSIDE * size) / Math.max(LEAST_ARM_M, Math.hypot(x, z));
  mark.position.set(pose.position.x + x * out, at.y + HEIGHT_M, pose.position.z + z * out);
  mark.scale.setScalar(size);
}

function markMaterial(corner: Corner, lit: boolean): SpriteMaterial {
  const map = lit ? letterTexture(corner, '#14161c', '#ffd23f') : letterTexture(corner, '#ffffff', '#14161ccc');
  return new SpriteMaterial({ map, transparent: true, depthTest: false, depthWrite: false, toneMapped: false });
}
