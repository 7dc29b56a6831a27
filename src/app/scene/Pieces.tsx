import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { Quaternion, Vector3, type Group } from 'three';
import { useShallow } from 'zustand/shallow';
import type { PieceId } from '../../sim/ids.ts';
import { ownerOf, parsePyramidId } from '../../sim/pyramid.ts';
import type { Pose } from '../../sim/world/pose.ts';
import { useSession, useTheSession } from '../match/SessionContext.tsx';
import type { DrawnPiece, ShownTable } from '../match/shownTable.ts';
import { PyramidLook } from './looks/Pyramid.tsx';
import type { SeatIndex } from './looks/fleetColours.ts';
import { pieceStateOf } from './pieceState.ts';
import { metres, seatIndexOf } from './tableLook.ts';

/** Every pyramid, where the shown table has it. React renders them when the match changes, not when one wobbles. */
export function Pieces() {
  const { shown } = useTheSession();
  const pieces = useSession(useShallow(({ match }) => match?.state.pieces.map((p) => p.id) ?? []));
  const groups = useMemo(() => new Map<PieceId, Group>(), []);
  useFrame(() => placeAll(groups, shown));
  return pieces.map((id) => <Piece key={id} id={id} groups={groups} />);
}

function Piece({ id, groups }: { readonly id: PieceId; readonly groups: Map<PieceId, Group> }) {
  const { shown } = useTheSession();
  const state = useSession((session) => pieceStateOf(session, id));
  const seat = useSession(({ match }): SeatIndex => (match ? seatIndexOf(match, ownerOf(id)) : 0));
  const tableM = useSession(({ match }) => metres(match?.state.tableMm ?? 0));
  const ref = useRef<Group | null>(null);
  const name = parsePyramidId(id);
  const keep = (group: Group | null): void => {
    ref.current = group;
    if (!group) return void groups.delete(id);
    groups.set(id, group);
    const drawn = shown.pieces.get(id);
    if (drawn) place(group, drawn, shown);
  };
  return name.ok && <group ref={keep}><PyramidLook size={name.value.size} seat={seat} state={state} tableM={tableM} /></group>;
}

function placeAll(groups: ReadonlyMap<PieceId, Group>, shown: ShownTable): void {
  for (const [id, group] of groups) {
    const drawn = shown.pieces.get(id);
    if (drawn) place(group, drawn, shown);
  }
}

const position = new Vector3();
const rotation = new Quaternion();

/** Between the last two ticks; or on the way back to where the rules put it, lifted as by a hand. */
function place(group: Group, { before, after, from }: DrawnPiece, shown: ShownTable): void {
  if (from && shown.homing < 1) return carried(group, from, after, shown.homing);
  between(group, before, after, shown.share);
}

function between(group: Group, a: Pose, b: Pose, share: number): void {
  group.position.copy(position.copy(a.position)).lerp(position.copy(b.position), share);
  group.quaternion.copy(rotation.copy(a.rotation)).slerp(rotation.copy(b.rotation), share);
}

const CARRY_HEIGHT_M = 0.06;

function carried(group: Group, from: Pose, to: Pose, share: number): void {
  const eased = share * share * (3 - 2 * share);
  between(group, from, to, eased);
  group.position.y += CARRY_HEIGHT_M * Math.sin(Math.PI * eased);
}
