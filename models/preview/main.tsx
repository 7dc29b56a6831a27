/**
 * A table to look at while working on the pieces: `npx vite models/preview`, then for instance
 * `?surface=felt&view=low&scene=states&light=night`. `at` and `look` (x,y,z in metres) and `fov` put the eye elsewhere.
 */
import { Canvas, useFrame, useThree } from '@react-three/fiber';
import { StrictMode, Suspense, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { CANVAS_LOOK } from '#app/scene/looks/canvas.ts';
import { FULL_DETAIL, LookContext } from '#app/scene/looks/lookContext.ts';
import { DAY, NIGHT } from '#app/scene/looks/lights.ts';
import { RoomLook } from '#app/scene/looks/RoomLook.tsx';
import { SurfaceLook } from '#app/scene/looks/SurfaceLook.tsx';
import { SCENES, Scene, type SceneName } from './scenes.tsx';

type Point = readonly [x: number, y: number, z: number];

const query = new URLSearchParams(location.search);
const asked = (name: string, otherwise: string) => query.get(name) ?? otherwise;

const VIEWS: Readonly<Record<string, { readonly at: Point; readonly look: Point }>> = {
  play: { at: [0, 0.52, 0.72], look: [0, 0, 0.02] },
  low: { at: [0.1, 0.1, 0.42], look: [0, 0.012, 0.12] },
  close: { at: [0.06, 0.07, 0.33], look: [0.005, 0.014, 0.2] },
  top: { at: [0, 0.9, 0.001], look: [0, 0, 0] },
  room: { at: [0.5, 0.75, 1.75], look: [0, 0, 0] },
  states: { at: [0, 0.17, 0.3], look: [0, 0.012, 0.01] },
};

function pointAsked(name: 'at' | 'look'): Point {
  const [x = 0, y = 0, z = 0] = query.get(name)?.split(',').map(Number) ?? VIEWS[asked('view', 'play')]?.[name] ?? [];
  return [x, y, z];
}

function Eye() {
  const camera = useThree((three) => three.camera);
  useLayoutEffect(() => {
    camera.position.set(...pointAsked('at'));
    camera.lookAt(...pointAsked('look'));
  }, [camera]);
  return null;
}

/** Frames until everything is loaded and drawn. */
const SETTLED = 8;

/** Counts frames on the page, and says there when the picture can be taken. */
function Ready() {
  const frames = useRef(0);
  useFrame(() => {
    frames.current += 1;
    document.body.dataset['frames'] = String(frames.current);
    if (frames.current === SETTLED) document.body.dataset['ready'] = 'yes';
  });
  return null;
}

const LOOK = {
  light: asked('light', 'day') === 'night' ? NIGHT : DAY,
  detail: FULL_DETAIL,
  outlined: asked('outlined', 'no') === 'yes',
};

function Preview() {
  const surface = asked('surface', 'mousepad');
  const tableM = Number(asked('table', '1.6'));
  const scene = asked('scene', 'duel');
  return (
    <Canvas
      {...CANVAS_LOOK}
      camera={{ ...CANVAS_LOOK.camera, fov: Number(asked('fov', '32')) }}
      dpr={Number(asked('dpr', '1'))}
    >
      <LookContext value={LOOK}>
        <Eye />
        <RoomLook tableM={tableM} />
        {surface !== 'none' && <SurfaceLook surface={surface} sizeM={tableM} />}
        <Suspense fallback={null}>
          <Scene name={scene in SCENES ? (scene as SceneName) : 'duel'} surface={surface} tableM={tableM} />
          <Ready />
        </Suspense>
      </LookContext>
    </Canvas>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Preview />
    </StrictMode>,
  );
}
