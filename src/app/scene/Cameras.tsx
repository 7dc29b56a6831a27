import { CameraControls, CameraControlsImpl } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Box3, Vector3 } from 'three';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { useScene, useTheScene } from './SceneContext.tsx';
import { coveredOf } from './eye.ts';
import { framedBest, framedClear, USUAL_LENS, type Framed, type Lens, type Shot } from './framing.ts';
import { freeOf, handShot, smoothS, tableShot, WAYS } from './shots.ts';
import { useCancelledGestures } from './useCancelledGestures.ts';
import { useLens } from './useLens.ts';
import { usePressed } from './usePressed.ts';
import { useWheelZoom } from './useWheelZoom.ts';

const { ACTION } = CameraControlsImpl;
const BUTTONS = { left: ACTION.ROTATE, middle: ACTION.DOLLY, right: ACTION.SCREEN_PAN, wheel: ACTION.NONE } as const;
const TOUCHES = { one: ACTION.TOUCH_ROTATE, two: ACTION.TOUCH_DOLLY_TRUCK, three: ACTION.TOUCH_SCREEN_PAN } as const;

/**
 * Radians over the table: (almost) straight down; near a thing from beside it, or from so high that nothing hides its
 * neighbour.
 */
const HEIGHTS = { top: [1.568, 1.568], beside: [0.3, 0.5], above: [1.1, 1.3] } as const;
const NOTHING: readonly Vec3[] = [];
/** A near look also shows others where the thing stays so large, as a share of its size alone (house value). */
const BESIDE_LARGE = 0.5;
/** A drag turns the view by so much of what the controls would: the table stays in the picture (house values). */
const TURN = { up: 0.4, aside: 0.6 } as const;
/**
 * A shot never goes through the table; and turned by hand, a table is never edge-on, where its pieces hide each other:
 * 18 degrees over it stay, rad (house value).
 */
const LOWEST_POLAR = { shot: 1.48, free: (72 / 180) * Math.PI, oneSided: (55 / 180) * Math.PI } as const;
/** Where all look from one side, what is written there can be read however it is turned, rad (house value). */
const MOST_ASIDE = 0.7;

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
 * The shot of the view that is chosen, so that nothing panels cover hides a piece; null where it was turned to. As a
 * text, because it is a reason to move only when it differs.
 */
function useSight(root: RefObject<HTMLElement | null>, yaw: number): string | null {
  const near = useScene(({ closeUp }) => closeUp ?? null);
  const beside = useScene(({ closeUpWith }) => closeUpWith ?? NOTHING);
  const closely = useScene(({ closeUpFrom }) => closeUpFrom ?? 'beside');
  const clear = useScene(({ closeUpClear }) => closeUpClear ?? null);
  const view = useScene(({ camera }) => camera);
  const inHand = useScene((state) => state.inHand ?? null);
  const scenery = useScene((state) => state.scenery);
  const { width, height } = useThree(({ size }) => size);
  useCovering(root);
  if ((near === null && view === 'free') || width === 0 || height === 0) return null;
  const picture = { width, height, covered: coveredOf(root.current) };
  const free = freeOf(picture);
  const stage = (free.wide < free.high ? scenery?.uprightStage?.(yaw) : null) ?? scenery?.stage ?? EMPTY_TABLE.stage;
  const frame = { ...picture, ...USUAL_LENS };
  const shotOf = (): Shot => {
    if (near !== null && clear !== null) return framedClear(near, yaw, clear, frame);
    if (near !== null) {
      const nearest = (of: readonly Vec3[]): Framed => framedBest(of, yaw, HEIGHTS[closely], frame);
      const alone = nearest(near);
      if (beside.length === 0) return alone;
      const all = nearest([...near, ...beside]);
      return alone.far < BESIDE_LARGE * all.far ? alone : all;
    }
    if (view !== 'seat') return framedBest(stage, yaw, HEIGHTS.top, frame);
    return inHand === null
      ? tableShot(stage, yaw, scenery?.ways ?? WAYS.upright, picture)
      : handShot(inHand, yaw, picture);
  };
  return textOf(shotOf());
}

const textOf = ({ eye, target, lens: { fovDeg, lowered = 0 } = USUAL_LENS }: Shot): string =>
  [eye.x, eye.y, eye.z, target.x, target.y, target.z, fovDeg, lowered].map((at) => at.toFixed(4)).join(' ');

function shotIn(text: string): Shot & { readonly lens: Lens } {
  const [x = 0, y = 0, z = 0, toX = 0, toY = 0, toZ = 0, fovDeg = 0, lowered = 0] = text.split(' ').map(Number);
  return { eye: vec3(x, y, z), target: vec3(toX, toY, toZ), lens: { fovDeg, lowered } };
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
  const view = useScene(({ camera }) => camera);
  const radius = useScene(({ scenery }) => scenery?.playRadiusM ?? EMPTY_TABLE.playRadiusM);
  const seat = useSeatSeen(still);
  const yaw = useScene(({ scenery }) => scenery?.seatYaws[seat] ?? 0);
  const tableM = useScene(({ scenery }) => scenery?.tableM ?? EMPTY_TABLE.tableM);
  const isOneSided = useScene(({ scenery }) => scenery?.seatYaws.every((of) => of === 0) ?? false);
  const aside = isOneSided ? MOST_ASIDE : Infinity;
  const place = useScene(({ scenery }) => scenery?.place ?? '');
  const placed = useRef<string | null>(null);
  useWheelZoom(controls, still);
  useCancelledGestures(controls, still);

  useEffect(() => {
    const half = tableM / 2;
    controls.current?.setBoundary(new Box3(new Vector3(-half, 0, -half), new Vector3(half, 0.05, half)));
  }, [tableM]);

  const isNear = useScene(({ inHand }) => (inHand ?? null) !== null);
  const easeS = smoothS(isNear, still);
  const setLens = useLens(easeS);
  const isPressed = usePressed(root);
  const clock = useThree((three) => three.clock);
  const canvas = useThree(({ gl }) => gl.domElement);
  const invalidate = useThree((three) => three.invalidate);
  // The first picture of another size is drawn before the canvas has it: labels fit only the next one.
  useEffect(() => {
    const sizes = new ResizeObserver(() => invalidate());
    sizes.observe(canvas);
    return () => sizes.disconnect();
  }, [canvas, invalidate]);
  const sight = useSight(root, yaw);
  const going = shot ? textOf(shot) : sight;
  // The table never moves under a finger: a flight waits until it is up.
  useEffect(() => {
    if (isPressed) controls.current?.stop();
  }, [isPressed]);
  useEffect(() => {
    if (going === null || isPressed) return;
    const { eye, target, lens } = shotIn(going);
    const flies = placed.current === place && !still;
    if (flies) clock.getDelta(); // else the first picture would count all the time in which none was drawn
    setLens(lens, flies);
    void controls.current?.setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, flies);
    if (still) controls.current?.update(0); // places on the screen are right at once, without waiting for a frame
    placed.current = place;
  }, [going, place, isPressed, still, setLens, clock]);

  return (
    <CameraControls
      ref={controls}
      makeDefault
      mouseButtons={BUTTONS}
      touches={TOUCHES}
      minDistance={0.06}
      maxDistance={6 * radius}
      maxPolarAngle={LOWEST_POLAR[view !== 'free' || shot !== null ? 'shot' : isOneSided ? 'oneSided' : 'free']}
      polarRotateSpeed={TURN.up}
      azimuthRotateSpeed={TURN.aside}
      minAzimuthAngle={-aside}
      maxAzimuthAngle={aside}
      smoothTime={easeS}
      dollyToCursor
      draggingSmoothTime={still ? 0 : 0.06}
      onControl={() => scene.setCamera('free')}
    />
  );
}
