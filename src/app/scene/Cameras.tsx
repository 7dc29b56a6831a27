import { CameraControls, CameraControlsImpl } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef, useState } from 'react';
import { Box3, Vector3 } from 'three';
import { useScene, useTheScene } from '../tables/SceneContext.tsx';
import { useWheelZoom } from './useWheelZoom.ts';

const { ACTION } = CameraControlsImpl;
const BUTTONS = { left: ACTION.ROTATE, middle: ACTION.DOLLY, right: ACTION.SCREEN_PAN, wheel: ACTION.NONE } as const;
const TOUCHES = { one: ACTION.TOUCH_ROTATE, two: ACTION.TOUCH_DOLLY_TRUCK, three: ACTION.TOUCH_SCREEN_PAN } as const;

/** Radians over the table: a person's eyes at a table, and (almost) straight down. */
const SEATED = 0.62;
const OVERHEAD = 1.568;
/** Distance for a play area of radius 1 in a square window. */
const FAR = { seat: 2.4, top: 3.9 };
/** The controls lie over the picture's lower edge, so the eye aims at a place nearer than the middle of the table, in radii. */
const NEARER = { seat: 0.36, top: 0.17 };
/** Windows narrower than this are fitted by their width. */
const NARROW = 1.05;
const LOWEST_POLAR = 1.48; // never through the table

/** Metres, while there is nothing to see. */
const EMPTY_TABLE = { playRadiusM: 0.3, tableM: 1 };

/** From whose chair one looks, once everybody has seen how the last one ended: before that nobody's eye is turned away. */
function useSeatSeen(still: boolean): number {
  const { drawn } = useTheScene();
  const mover = useScene(({ seat }) => seat);
  const [seen, setSeen] = useState<number>(mover);
  useFrame(() => {
    if (seen !== mover && !drawn.busy) setSeen(mover);
  });
  return still ? mover : seen;
}

/** Orbit, pan and zoom on the cloth; a seat's own view and one from above on demand; a shot that somebody has chosen. */
export function Cameras({ still }: { readonly still: boolean }) {
  const controls = useRef<CameraControlsImpl>(null);
  const scene = useTheScene();
  const view = useScene(({ camera }) => camera);
  const shot = useScene((state) => state.shot);
  const aspect = useThree(({ size }) => size.width / Math.max(1, size.height));
  const radius = useScene(({ scenery }) => scenery?.playRadiusM ?? EMPTY_TABLE.playRadiusM);
  const seat = useSeatSeen(still);
  const yaw = useScene(({ scenery }) => scenery?.seatYaws[seat] ?? 0);
  const tableM = useScene(({ scenery }) => scenery?.tableM ?? EMPTY_TABLE.tableM);
  const placed = useRef(false);
  useWheelZoom(controls, still);

  useEffect(() => {
    const half = tableM / 2;
    controls.current?.setBoundary(new Box3(new Vector3(-half, 0, -half), new Vector3(half, 0.05, half)));
  }, [tableM]);

  useEffect(() => {
    if (!shot) return;
    const { eye, target } = shot;
    void controls.current?.setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, placed.current && !still);
    if (still) controls.current?.update(0);
    placed.current = true;
  }, [shot, still]);

  useEffect(() => {
    if (shot || view === 'free') return;
    const height = view === 'top' ? OVERHEAD : SEATED;
    const far = FAR[view] * radius * Math.max(1, NARROW / aspect);
    const flat = far * Math.cos(height);
    const nearer = NEARER[view] * radius;
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    void controls.current?.setLookAt((flat + nearer) * sin, far * Math.sin(height), (flat + nearer) * cos, nearer * sin, 0, nearer * cos, placed.current && !still);
    if (still) controls.current?.update(0); // whoever asks where things are seen now must not wait for a frame
    placed.current = true;
  }, [shot, view, radius, yaw, aspect, still]);

  return (
    <CameraControls
      ref={controls}
      makeDefault
      mouseButtons={BUTTONS}
      touches={TOUCHES}
      minDistance={0.12}
      maxDistance={6 * radius}
      maxPolarAngle={LOWEST_POLAR}
      smoothTime={still ? 0 : 0.22}
      draggingSmoothTime={still ? 0 : 0.06}
      onControl={() => scene.setCamera('free')}
    />
  );
}
