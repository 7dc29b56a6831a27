import { useThree } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { Physics } from '../../../../sim/physics.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import { useAmbience } from '../../../settings/useAmbience.ts';
import { SceneProvider } from '../../../scene/SceneContext.tsx';
import { texts } from '../../../texts.ts';
import { useDebugHandle } from './debugHandle.ts';
import { EyeHandle } from '../../../scene/EyeHandle.tsx';
import { HostedWorld } from './HostedWorld.tsx';
import { CornerMarks } from './overlays/CornerMarks.tsx';
import { Ghost } from './overlays/Ghost.tsx';
import { Marks } from './overlays/Marks.tsx';
import { PlacedMark } from './overlays/PlacedMark.tsx';
import { ReachRings } from './overlays/ReachRings.tsx';
import { PointerLayer } from './PointerLayer.tsx';
import { sceneOfSession } from './sessionScene.ts';
import { TableCanvas } from '../../../scene/TableCanvas.tsx';
import { useKeys } from '../../../scene/useKeys.ts';

export interface TableViewProps {
  readonly physics: Physics;
  /** No animation, for pictures that are the same every time. */
  readonly still: boolean;
}

const FILL = { position: 'absolute', inset: 0, touchAction: 'none' } as const;

/** The table that is played at; fills its parent. */
export function TableView({ physics, still: asked }: TableViewProps) {
  // Somebody who wants less motion gets no camera flights; pieces still move as a hand moves them.
  const lessMotion = useAmbience().motion === 'reduced';
  const still = asked || lessMotion;
  const session = useTheSession();
  const scene = useMemo(() => sceneOfSession(session), [session]);
  const root = useRef<HTMLDivElement>(null);
  useKeys(root);
  return (
    // The table is one widget, played by keys and pointers alike; the rule does not know that an application takes the
    // focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={root} style={FILL} role="application" tabIndex={0} aria-label={texts.table.label} data-testid="table">
      <SceneProvider scene={scene}>
        <TableCanvas root={root} still={still}>
          <Hosted physics={physics} />
          <Marks />
          <ReachRings root={root} />
          <Ghost />
          <CornerMarks />
          <PlacedMark />
          <PointerLayer root={root} />
          <EyeHandle still={still} />
          <Debugging />
        </TableCanvas>
      </SceneProvider>
    </div>
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
