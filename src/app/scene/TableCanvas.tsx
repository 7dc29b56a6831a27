import { Canvas } from '@react-three/fiber';
import { Suspense, type ReactNode, type RefObject } from 'react';
import { useScene } from '../tables/SceneContext.tsx';
import { Cameras } from './Cameras.tsx';
import { Frames, Ready } from './Frames.tsx';
import { CANVAS_LOOK } from './looks/canvasLook.ts';
import { Lights } from './looks/Lights.tsx';
import { Flashes } from './overlays/Flashes.tsx';
import { Pieces } from './Pieces.tsx';

export interface TableCanvasProps {
  /** The element around it; says `data-ready` once everything is loaded and drawn. */
  readonly root: RefObject<HTMLElement | null>;
  /** No flights of the camera and no growing rings. */
  readonly still: boolean;
  /** Marks over the table, and whatever listens to it. */
  readonly children?: ReactNode;
}

const FILL = { position: 'absolute', inset: 0, touchAction: 'none' } as const;
const ROOM = '#3a4049';
/** Sitting close to the table: one's own pieces are large, the far pad is small. */
const EYE = { ...CANVAS_LOOK.camera, fov: 40 };

/** The table in its room, for whatever scene is around it: played, replayed, or a moment of it. Fills its parent. */
export function TableCanvas({ root, still, children }: TableCanvasProps) {
  return (
    <Canvas {...CANVAS_LOOK} camera={EYE} frameloop="demand" style={FILL}>
      <color attach="background" args={[ROOM]} />
      <Frames />
      <Cameras still={still} />
      <Room />
      <Suspense fallback={null}>
        <Top />
        <Pieces />
        <Flashes still={still} />
        {children}
        <Ready root={root} />
      </Suspense>
    </Canvas>
  );
}

const Top = (): ReactNode => useScene(({ scenery }) => scenery?.top);

function Room() {
  const radius = useScene(({ scenery }) => scenery?.playRadiusM ?? 0.3);
  return <Lights playM={2.4 * radius} shadowMapSize={2048} />;
}
