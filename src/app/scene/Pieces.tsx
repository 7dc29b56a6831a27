import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { Quaternion, Vector3, type Group } from 'three';
import type { PieceId } from '#sim/ids.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { DrawnPiece, DrawnTable } from '#play/table/drawn.ts';
import { useScene, useTheScene } from './SceneContext.tsx';
import type { Scenery } from './tableScene.ts';

/** Every piece, where the drawn table has it. React renders them when the position changes, not when one wobbles. */
export function Pieces() {
  const { drawn } = useTheScene();
  const scenery = useScene((scene) => scene.scenery);
  const groups = useMemo(() => new Map<PieceId, Group>(), []);
  useFrame(() => placeAll(groups, drawn));
  return scenery?.pieces.map((id) => <Piece key={id} id={id} scenery={scenery} groups={groups} />);
}

function Piece({
  id,
  scenery,
  groups,
}: {
  readonly id: PieceId;
  readonly scenery: Scenery;
  readonly groups: Map<PieceId, Group>;
}) {
  const { drawn } = useTheScene();
  const state = useScene((scene) => scene.stateOf(id));
  const ref = useRef<Group | null>(null);
  const keep = (group: Group | null): void => {
    ref.current = group;
    if (!group) return void groups.delete(id);
    groups.set(id, group);
    const piece = drawn.pieces.get(id);
    if (piece) place(group, piece, drawn);
  };
  return <group ref={keep}>{scenery.drawPiece(id, state)}</group>;
}

function placeAll(groups: ReadonlyMap<PieceId, Group>, drawn: DrawnTable): void {
  for (const [id, group] of groups) {
    const piece = drawn.pieces.get(id);
    if (piece) place(group, piece, drawn);
  }
}

/** So high a hand lifts what it brings back (house value). */
const CARRY_HEIGHT_M = 0.06;

const position = new Vector3();
const rotation = new Quaternion();

/** Between the last two ticks; or on the way back to where the rules put it, lifted as by a hand or sliding. */
function place(group: Group, { before, after, from }: DrawnPiece, { share, homing, slides = false }: DrawnTable): void {
  if (from && homing < 1) return carried(group, from, after, homing, slides ? 0 : CARRY_HEIGHT_M);
  between(group, before, after, share);
}

function between(group: Group, a: Pose, b: Pose, share: number): void {
  group.position.copy(position.copy(a.position)).lerp(position.copy(b.position), share);
  group.quaternion.copy(rotation.copy(a.rotation)).slerp(rotation.copy(b.rotation), share);
}

function carried(group: Group, from: Pose, to: Pose, share: number, highM: number): void {
  const eased = share * share * (3 - 2 * share);
  between(group, from, to, eased);
  group.position.y += highM * Math.sin(Math.PI * eased);
}
