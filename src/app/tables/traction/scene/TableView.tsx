import { useThree } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { Physics } from '#sim/physics.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { texts } from '#play/texts.ts';
import { useDebugHandle } from './debugHandle.ts';
import { EyeHandle } from '#app/scene/EyeHandle.tsx';
import { HostedWorld } from './HostedWorld.tsx';
import { CornerMarks } from './overlays/CornerMarks.tsx';
import { Ghost } from './overlays/Ghost.tsx';
import { Marks } from './overlays/Marks.tsx';
import { PlacedMark } from './overlays/PlacedMark.tsx';
import { ReachRings } from './overlays/ReachRings.tsx';
import { PointerLayer } from './PointerLayer.tsx';
import { sceneOfSession } from './sessionScene.ts';
import { TableWidget } from '#app/scene/TableWidget.tsx';
import { useKeys } from '#app/scene/useKeys.ts';

export interface TableViewProps {
  readonly physics: Physics;
  /** No animation, for pictures that are the same every time. */
  readonly still: boolean;
  /** The seat whose view it is; left out, that of the seat to move, or of who plays alone. */
  readonly eyes?: number;
}

/** The table that is played at; fills its parent. */
export function TableView({ physics, still, eyes }: TableViewProps) {
  const session = useTheSession();
  const scene = useMemo(() => sceneOfSession(session, eyes), [session, eyes]);
  const root = useRef<HTMLDivElement>(null);
  const calm = useCalm(still);
  useKeys(root);
  return (
    <TableWidget root={root} label={texts.table.label} scene={scene} still={still}>
      <Hosted physics={physics} />
      <Marks />
      <ReachRings root={root} />
      <Ghost />
      <CornerMarks />
      <PlacedMark />
      <PointerLayer root={root} />
      <EyeHandle still={calm} />
      <Debugging />
    </TableWidget>
  );
}

function Hosted({ physics }: { readonly physics: Physics }) {
  const { shown } = useTheSession();
  const colliders = useSession((session) => session.overlay.colliders);
  return <HostedWorld physics={physics} shown={shown} colliders={colliders} />;
}

function Debugging() {
  const get = useThree((three) => three.get);
  const picture = useMemo(
    () => ({ camera: () => get().camera, canvas: () => get().gl.domElement.getBoundingClientRect() }),
    [get],
  );
  useDebugHandle(useTheSession(), picture);
  return null;
}
