import { Canvas, useThree } from '@react-three/fiber';
import { Suspense, useEffect, useRef } from 'react';
import type { Physics } from '../../sim/physics.ts';
import { useSession, useTheSession } from '../match/SessionContext.tsx';
import { texts } from '../texts.ts';
import { useAmbience } from '../settings/useAmbience.ts';
import { Cameras } from './Cameras.tsx';
import { debugHandle } from './debugHandle.ts';
import { EyeHandle } from './EyeHandle.tsx';
import { Frames, Ready } from './Frames.tsx';
import { HostedWorld } from './HostedWorld.tsx';
import { CANVAS_LOOK } from './looks/canvasLook.ts';
import { Lights } from './looks/Lights.tsx';
import { CornerMarks } from './overlays/CornerMarks.tsx';
import { Flashes } from './overlays/Flashes.tsx';
import { Ghost } from './overlays/Ghost.tsx';
import { RangeRing } from './overlays/RangeRing.tsx';
import { Pieces } from './Pieces.tsx';
import { PointerLayer } from './PointerLayer.tsx';
import { playRadiusM } from './tableLook.ts';
import { TableTop } from './TableTop.tsx';
import { useKeys } from './useKeys.ts';

export interface TableViewProps {
  readonly physics: Physics;
  /** No animation, for pictures that are the same every time. */
  readonly still: boolean;
}

const FILL = { position: 'absolute', inset: 0, touchAction: 'none' } as const;
const ROOM = '#3a4049';
/** Sitting close to the table: one's own pieces are large, the far pad is small. */
const EYE = { ...CANVAS_LOOK.camera, fov: 40 };

/** The table in its room; fills its parent. */
export function TableView({ physics, still: asked }: TableViewProps) {
  // Somebody who wants less motion gets no camera flights; pieces still move as a hand moves them.
  const lessMotion = useAmbience().motion === 'reduced';
  const still = asked || lessMotion;
  const root = useRef<HTMLDivElement>(null);
  useKeys(root);
  return (
    // The table is one widget, played by keys and pointers alike; the rule does not know that an application takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={root} style={FILL} role="application" tabIndex={0} aria-label={texts.table.label} data-testid="table">
      <Canvas {...CANVAS_LOOK} camera={EYE} frameloop="demand" style={FILL}>
        <color attach="background" args={[ROOM]} />
        <Frames />
        <Cameras still={still} />
        <Room />
        <Suspense fallback={null}>
          <HostedTable physics={physics} still={still} />
          <Ready root={root} />
        </Suspense>
        <PointerLayer root={root} />
        <EyeHandle still={still} />
        <Debugging />
      </Canvas>
    </div>
  );
}

function HostedTable({ physics, still }: TableViewProps) {
  const { shown } = useTheSession();
  const colliders = useSession((session) => session.overlay.colliders);
  return (
    <>
      <HostedWorld physics={physics} shown={shown} colliders={colliders} />
      <TableTop />
      <Pieces />
      <RangeRing />
      <Ghost />
      <CornerMarks />
      <Flashes still={still} />
    </>
  );
}

function Room() {
  const radius = useSession(({ match }) => (match ? playRadiusM(match.state) : 0.3));
  return <Lights playM={2.4 * radius} shadowMapSize={2048} />;
}

function Debugging() {
  const session = useTheSession();
  const get = useThree((three) => three.get);
  useEffect(() => {
    const handle = debugHandle(session, () => get().camera, () => get().gl.domElement.getBoundingClientRect());
    window.__tumbletop = handle;
    return () => {
      if (window.__tumbletop === handle) delete window.__tumbletop;
    };
  }, [session, get]);
  return null;
}
