import { CameraControls, CameraControlsImpl } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Box3, Vector3 } from 'three';
import { vec3 } from '#sim/maths/vec3.ts';
import { useScene, useTheScene } from './SceneContext.tsx';
import { coveredOf } from './eye.ts';
import { framedBending, framedBest, framedClear } from './framing.ts';
import { useCancelledGestures } from './useCancelledGestures.ts';
import { useWheelZoom } from './useWheelZoom.ts';

const { ACTION } = CameraControlsImpl;
const BUTTONS = { left: ACTION.ROTATE, middle: ACTION.DOLLY, right: ACTION.SCREEN_PAN, wheel: ACTION.NONE } as const;
const TOUCHES = { one: ACTION.TOUCH_ROTATE, two: ACTION.TOUCH_DOLLY_TRUCK, three: ACTION.TOUCH_SCREEN_PAN } as const;

/**
 * Radians over the table: a person's eyes at a table, from low down to bent over it, and (almost) straight down; near a
 * thing from beside it, or from so high that nothing hides its neighbour.
 */
const HEIGHTS = { seat: [0.55, 0.95], top: [1.568, 1.568], beside: [0.3, 0.5], above: [1.1, 1.3] } as const;
const LOWEST_POLAR = 1.48; // never through the table

/** Metres, while there is nothing to see. */
const EMPTY_TABLE = { playRadiusM: 0.3, tableM: 1, stage: [vec3(-0.2, 0, -0.2), vec3(0.2, 0, 0.2)] };

/** The seat from which one looks; it changes only once the last action has been seen to its end. */
function useSeatSeen(still: boolean): number {
  const { drawn } = useTheScene();
  const mover = useScene(({ seat }) => seat);
  const [seen, setSeen] = useState<number>(mover);
  useFrame(() => {
    if (seen !== mover && !drawn.busy) setSeen(mover);
  });
  return still ? mover : seen;
}

/** Renders again when panels cover more or less of the picture, which may stay as large as it is. */
function useCovering(root: RefObject<HTMLElement | null>): void {
  const [, look] = useState(0);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const again = (): void => look((times) => times + 1);
    const sizes = new ResizeObserver(again); // of what is within the padding
    // A panel may give room at one edge and take as much at another: then the free size stays the same.
    const paddings = new MutationObserver(again);
    for (const part of [element, element.parentElement]) {
      if (part === null) continue;
      sizes.observe(part);
      paddings.observe(part, { attributeFilter: ['style'] });
    }
    return () => {
      sizes.disconnect();
      paddings.disconnect();
    };
  }, [root]);
}

/**
 * Eye and target of the view that is chosen, so that nothing panels cover hides a piece; null where it was turned to.
 * As a text, because it is a reason to move only when it differs.
 */
function useSight(root: RefObject<HTMLElement | null>, yaw: number): string | null {
  const near = useScene(({ closeUp }) => closeUp ?? null);
  const closely = useScene(({ closeUpFrom }) => closeUpFrom ?? 'beside');
  const clear = useScene(({ closeUpClear }) => closeUpClear ?? null);
  const chosen = useScene(({ camera }) => camera);
  const whole = useScene(({ scenery }) => scenery?.stage ?? EMPTY_TABLE.stage);
  const [view, stage] = near === null ? [chosen, whole] : [closely, near];
  const { width, height } = useThree(({ size }) => size);
  const fovDeg = useThree(({ camera }) => ('fov' in camera ? camera.fov : 0));
  useCovering(root);
  if (view === 'free' || width === 0 || height === 0) return null;
  const frame = { width, height, covered: coveredOf(root.current), fovDeg };
  const { eye, target } =
    near !== null && clear !== null
      ? framedClear(stage, yaw, clear, frame)
      : near === null && view === 'seat'
        ? framedBending(stage, yaw, HEIGHTS.seat, frame)
        : framedBest(stage, yaw, HEIGHTS[view], frame);
  return [eye, target].flatMap(({ x, y, z }) => [x, y, z].map((at) => at.toFixed(4))).join(' ');
}

export interface CamerasProps {
  /** The element around the picture; padding of it and around it is what panels cover. */
  readonly root: RefObject<HTMLElement | null>;
  readonly still: boolean;
}

/** Orbit, pan and zoom on the cloth; a seat's own view and one from above on demand; a shot that has been chosen. */
export function Cameras({ root, still }: CamerasProps) {
  const controls = useRef<CameraControlsImpl>(null);
  const scene = useTheScene();
  const shot = useScene((state) => state.shot);
  const radius = useScene(({ scenery }) => scenery?.playRadiusM ?? EMPTY_TABLE.playRadiusM);
  const seat = useSeatSeen(still);
  const yaw = useScene(({ scenery }) => scenery?.seatYaws[seat] ?? 0);
  const tableM = useScene(({ scenery }) => scenery?.tableM ?? EMPTY_TABLE.tableM);
  const placed = useRef(false);
  useWheelZoom(controls, still);
  useCancelledGestures(controls, still);

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

  const sight = useSight(root, yaw);
  useEffect(() => {
    if (shot || !sight) return;
    const [eyeX, eyeY, eyeZ, targetX, targetY, targetZ] = sight.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    void controls.current?.setLookAt(eyeX, eyeY, eyeZ, targetX, targetY, targetZ, placed.current && !still);
    if (still) controls.current?.update(0); // places on the screen are right at once, without waiting for a frame
    placed.current = true;
  }, [shot, sight, still]);

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
      dollyToCursor
      draggingSmoothTime={still ? 0 : 0.06}
      onControl={() => scene.setCamera('free')}
    />
  );
}
