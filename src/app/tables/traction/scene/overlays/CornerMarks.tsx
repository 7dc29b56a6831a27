import { useFrame } from '@react-three/fiber';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { PerspectiveCamera, type Sprite, SpriteMaterial, Vector3 } from 'three';
import { type Corner, CORNERS } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';
import { pyramidOf, type PyramidSpec } from '#sim/pyramid.ts';
import { type Pose, toTable } from '#sim/world/pose.ts';
import { useSession, useTheSession } from '#app/tables/traction/hud/useTable.ts';
import type { SessionState, TouchCommands } from '#play/traction/session/sessionTypes.ts';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { pixelSlope } from '#app/scene/eye.ts';
import { ownPivot } from '#play/traction/lead.ts';
import { isUnderWay } from '#play/traction/say/busy.ts';
import { useShallow } from 'zustand/react/shallow';
import { LitContext } from './Marks.tsx';
import { letterTexture } from '#app/scene/overlays/flat.ts';

const LIT = 1.4;
const HEIGHT_M = 0.002;
const LEAST_ARM_M = 0.001;
const eyed = new Vector3();

/**
 * The corner that the chosen piece tips over, and before it is known the one that is spoken of: a dot. With exact
 * aiming all four of it (or of the piece that could be chosen), by their letters.
 */
export function CornerMarks() {
  const { touch } = useTheSession();
  const lesson = useContext(LitContext);
  const { corner: towards, piece: own } = useSession(useShallow(ownPivot));
  const told = lesson ?? (own && towards && { piece: own, corner: towards });
  const piece = useSession(
    (session) => markedPiece(session, touch) ?? (isUnderWay(session) ? null : (told?.piece ?? null)),
  );
  const exact = useExact();
  const isNamed = exact.isShown || lesson !== null;
  const onlyPivot = useSession((session) => session.stage === 'moving') || !exact.isShown;
  const pivot = useSession((session) => session.corner) ?? (told?.piece === piece ? (told?.corner ?? null) : null);
  const corners = onlyPivot ? CORNERS.filter((corner) => corner === pivot) : CORNERS;
  return (
    piece &&
    corners.map((corner) => (
      <CornerMark key={corner} piece={piece} corner={corner} lit={corner === pivot} named={isNamed} />
    ))
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
  named,
}: {
  readonly piece: PieceId;
  readonly corner: Corner;
  readonly lit: boolean;
  /** Whether the mark has the corner's letter. */
  readonly named: boolean;
}) {
  const { shown } = useTheSession();
  const ref = useRef<Sprite>(null);
  const material = useMemo(() => markMaterial(named ? corner : '', lit), [corner, lit, named]);
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
    const { position } = pose;
    const far = camera.position.distanceTo(eyed.set(position.x, position.y, position.z));
    const spec = pyramidOf(piece);
    const pixelM = far * pixelSlope(camera, gl.domElement.clientHeight);
    const { size, outside } = cornerMark(spec.base, pixelM, (camera.position.y - position.y) / far);
    placeMark(ref.current, pose, spec, corner, outside);
    ref.current.scale.setScalar(size * (lit ? LIT : 1));
  });
  return <sprite ref={ref} material={material} renderOrder={lit ? 3 : 2} />;
}

/** Beyond the corner, seen from the middle. */
function placeMark(mark: Sprite, pose: Pose, { vertices }: PyramidSpec, corner: Corner, outside: number): void {
  const at = toTable(pose, vertices[CORNERS.indexOf(corner)] ?? pose.position);
  const [x, z] = [at.x - pose.position.x, at.z - pose.position.z];
  const out = 1 + outside / Math.max(LEAST_ARM_M, Math.hypot(x, z));
  mark.position.set(pose.position.x + x * out, at.y + HEIGHT_M, pose.position.z + z * out);
}

function markMaterial(letter: Corner | '', lit: boolean): SpriteMaterial {
  const map = lit ? letterTexture(letter, '#14161c', '#ffd23f') : letterTexture(letter, '#ffffff', '#14161ccc');
  return new SpriteMaterial({ map, transparent: true, depthTest: false, depthWrite: false, toneMapped: false });
}

/** Across, in pixels: as large from afar as from near, */
const SIZE_PX = 20;
/** but at most this share of the base, so that the letters do not hide the piece, */
const LARGEST = 0.6;
/** and from however far still to be read. */
export const LEAST_PX = 16;
const OUTSIDE = 0.6; // of its own size
/** An eye at the height of the table sees all letters in one line, wherever they stand. */
const LOWEST_VIEW = 0.35;

interface MarkPlace {
  readonly size: number; // m
  /** So far beyond its corner, on the way from the middle, m. */
  readonly outside: number;
}

/**
 * How large a corner's letter is, and how far out it stands: from afar far enough that those of neighbouring corners do
 * not lie over each other.
 *
 * @param base its edge, m
 * @param pixelM a pixel at the piece, m
 * @param steepness sine of the angle at which the eye looks down
 */
export function cornerMark(base: number, pixelM: number, steepness: number): MarkPlace {
  const size = Math.max(LEAST_PX * pixelM, Math.min(SIZE_PX * pixelM, LARGEST * base));
  const apart = size / Math.max(LOWEST_VIEW, steepness) - base;
  return { size, outside: Math.max(OUTSIDE * size, apart / Math.SQRT2) };
}
