import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { ModuleId } from '#games/tug-of-war/ids.ts';
import type { Object3D } from 'three';
import { indexOf, placesOf, tileAt } from '#games/tug-of-war/modules/path.ts';
import { TARGET, WHITE } from '#app/scene/overlays/flat.ts';
import { frame, type Line } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { LONGEST_S } from '#play/tug-of-war/machines/glide.ts';
import { offersOf, type BoardOffer } from '#play/tug-of-war/offers/offers.ts';
import { useSession, useSessionData } from '../hud/useTable.ts';
import type { SessionState } from '#play/tug-of-war/session/sessionTypes.ts';
import { GROUNDS, machineName, PATH_TILE_M, tileSpot } from './places.ts';

const LIFT_M = 0.0012;
const OVER_TILES_M = 0.004;

/** The marks of the turn that is planned at this screen. */
export function Marks() {
  const plan = useSession((state) => state.plan);
  const pointed = useSession((state) => state.pointed);
  const open = useSessionData((state) => (state.plan.laid.length === 0 ? [] : machinesIn(offersOf(state))));
  const lines = useMemo(() => open.flatMap(machineLines), [open]);
  return (
    <>
      <group position-y={LIFT_M}>
        <Ribbon lines={lines} widthM={0.0012} colour={TARGET} opacity={1} />
      </group>
      <PlanMarks plan={plan} pointed={pointed} />
      <ShakenHead />
    </>
  );
}

const machinesIn = (offers: readonly BoardOffer[]): readonly ModuleId[] =>
  offers.flatMap(({ at }) => (at.kind === 'machine' ? [at.module] : []));

/** How long a machine shakes its head, s; how often to each side, and how far, m (house values). */
const SHAKE = { s: 0.45, times: 3, m: 0.004 } as const;

const machineIn = (scene: Object3D, id: ModuleId): Object3D | undefined => scene.getObjectByName(machineName(id));

/** A machine that was pressed in vain shakes its head. */
function ShakenHead() {
  const refused = useSession((state) => state.refused);
  const scene = useThree((three) => three.scene);
  const still = useCalm(STILL_ASKED);
  const left = useRef(0);
  const invalidate = useThree((three) => three.invalidate);
  useEffect(() => {
    left.current = refused === null || still ? 0 : SHAKE.s;
    invalidate();
    return () => void (refused && machineIn(scene, refused.module)?.position.setX(GROUNDS[refused.module].x));
  }, [refused, still, scene, invalidate]);
  useFrame((_, seconds) => {
    if (refused === null || left.current <= 0) return;
    left.current = Math.max(0, left.current - Math.min(seconds, LONGEST_S));
    const swing = Math.sin((left.current / SHAKE.s) * SHAKE.times * 2 * Math.PI);
    machineIn(scene, refused.module)?.position.setX(GROUNDS[refused.module].x + SHAKE.m * swing);
    invalidate();
  });
  return null;
}

/** Golden frames around the machine of a plan, and around the tiles that its cards cover. */
export function PlanMarks({ plan, pointed }: Pick<SessionState, 'plan' | 'pointed'>) {
  const chosen = useMemo(() => machineLines(plan.module), [plan.module]);
  const tiles = useMemo(() => coveredLines(plan), [plan]);
  const over = useMemo(() => pointedLines(plan, pointed), [plan, pointed]);
  return (
    <>
      <group position-y={LIFT_M}>
        <Ribbon lines={chosen} widthM={0.0026} casingM={0.001} colour={TARGET} opacity={1} />
      </group>
      <group position-y={OVER_TILES_M}>
        <Ribbon lines={tiles} widthM={0.0016} casingM={0.0008} colour={TARGET} opacity={1} order={1} />
        <Ribbon lines={over} widthM={0.0014} colour={WHITE} opacity={1} order={1} />
      </group>
    </>
  );
}

const machineLines = (module: SessionState['plan']['module']): readonly Line[] => {
  if (module === null) return [];
  const { x, z, wide, deep } = GROUNDS[module];
  return [frame(x, z, wide + 0.003, deep + 0.003)];
};

const tileLine = (index: number): Line => {
  const { x, z } = tileSpot(tileAt(index));
  return frame(x, z, PATH_TILE_M - 0.0016, PATH_TILE_M - 0.0016);
};

const coveredLines = ({ module, laid }: SessionState['plan']): readonly Line[] =>
  module === 'path'
    ? laid.flatMap(({ card, aim }) => (aim === null ? [] : (placesOf(card, indexOf(aim)) ?? []))).map(tileLine)
    : [];

/** The shape of the card that is aimed, at the tile under the pointer; else the machine there. */
function pointedLines(plan: SessionState['plan'], pointed: SessionState['pointed']): readonly Line[] {
  if (pointed === null) return [];
  if (pointed.kind === 'machine') return machineLines(pointed.module);
  if (pointed.kind !== 'tile') return [];
  const now = plan.module === 'path' ? plan.laid[plan.aiming] : undefined;
  if (now === undefined) return machineLines('path');
  return (placesOf(now.card, indexOf(pointed.tile)) ?? []).map(tileLine);
}
