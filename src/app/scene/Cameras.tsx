import { CameraControls, CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { useCommands, useSession } from '../match/SessionContext.tsx';
import { playRadiusM, seatYaw } from './tableLook.ts';

const { ACTION } = CameraControlsImpl;
const BUTTONS = { left: ACTION.ROTATE, middle: ACTION.DOLLY, right: ACTION.SCREEN_PAN, wheel: ACTION.DOLLY } as const;
const TOUCHES = { one: ACTION.TOUCH_ROTATE, two: ACTION.TOUCH_DOLLY_TRUCK, three: ACTION.TOUCH_SCREEN_PAN } as const;

/** Radians over the table: a person's eyes at a table, and (almost) straight down. */
const SEATED = 0.62;
const OVERHEAD = 1.568;
/** Distance for a play area of radius 1 in a square window. */
const FAR = { seat: 2.75, top: 3.3 };
/** A seated player looks at what is before them: a little nearer than the middle, in radii. */
const NEARER = 0.12;
/** The controls lie over the picture's lower edge, so its middle is drawn this share of the height further up. */
const RAISED = 0.13;
const LOWEST_POLAR = 1.48; // never through the table

/** Keeps the middle of the view above the controls. */
function useRaised(): void {
  const camera = useThree((three) => three.camera);
  const { width, height } = useThree((three) => three.size);
  const invalidate = useThree((three) => three.invalidate);
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    camera.setViewOffset(width, height, 0, RAISED * height, width, height);
    invalidate();
    return () => camera.clearViewOffset();
  }, [camera, width, height, invalidate]);
}

/** Orbit, pan and zoom on the cloth; a seat's own view and one from above on demand. */
export function Cameras({ still }: { readonly still: boolean }) {
  const controls = useRef<CameraControlsImpl>(null);
  const { setCamera } = useCommands();
  const view = useSession((session) => session.camera);
  const aspect = useThree(({ size }) => size.width / Math.max(1, size.height));
  const radius = useSession(({ match }) => (match ? playRadiusM(match.state) : 0.3));
  const yaw = useSession(({ match }) => (match ? seatYaw(match.state, match.state.turn.seat) : 0));
  const tableM = useSession(({ match }) => (match?.state.tableMm ?? 1000) / 1000);
  const placed = useRef(false);
  useRaised();

  useEffect(() => {
    const half = tableM / 2;
    controls.current?.setBoundary(new Box3(new Vector3(-half, 0, -half), new Vector3(half, 0.05, half)));
  }, [tableM]);

  useEffect(() => {
    if (view === 'free') return;
    const height = view === 'top' ? OVERHEAD : SEATED;
    const far = FAR[view] * radius * Math.max(1, 1.25 / aspect);
    const flat = far * Math.cos(height);
    const nearer = view === 'seat' ? NEARER * radius : 0;
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    void controls.current?.setLookAt(flat * sin, far * Math.sin(height), flat * cos, nearer * sin, 0, nearer * cos, placed.current && !still);
    if (still) controls.current?.update(0); // whoever asks where things are seen now must not wait for a frame
    placed.current = true;
  }, [view, radius, yaw, aspect, still]);

  return (
    <CameraControls
      ref={controls}
      makeDefault
      mouseButtons={BUTTONS}
      touches={TOUCHES}
      dollyToCursor
      minDistance={0.12}
      maxDistance={6 * radius}
      maxPolarAngle={LOWEST_POLAR}
      smoothTime={still ? 0 : 0.22}
      draggingSmoothTime={still ? 0 : 0.06}
      onControl={() => setCamera('free')}
    />
  );
}
