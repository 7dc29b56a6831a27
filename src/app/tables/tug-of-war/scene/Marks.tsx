import { useMemo } from 'react';
import { indexOf, placesOf, tileAt } from '#games/tug-of-war/modules/path.ts';
import { TARGET, WHITE } from '#app/scene/overlays/flat.ts';
import { frame, type Line } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { useSession } from '../hud/useTable.ts';
import type { SessionState } from '#play/tug-of-war/session/sessionTypes.ts';
import { GROUNDS, PATH_TILE_M, tileSpot } from './places.ts';

const LIFT_M = 0.0012;
const OVER_TILES_M = 0.004;

/** The marks of the turn that is planned at this screen. */
export function Marks() {
  const plan = useSession((state) => state.plan);
  const pointed = useSession((state) => state.pointed);
  return <PlanMarks plan={plan} pointed={pointed} />;
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
  const now = plan.module === 'path' ? plan.laid[plan.aiming] : undefined;
  if (now === undefined) return machineLines('path');
  return (placesOf(now.card, indexOf(pointed.tile)) ?? []).map(tileLine);
}
