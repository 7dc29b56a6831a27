import type { Frame } from './framing.ts';
import { Vector3, type Camera, type PerspectiveCamera, Raycaster, type Object3D } from 'three';
import type { Vec3 } from '#sim/maths/vec3.ts';
import type { Ray } from '#play/input/ray.ts';

const PADDINGS = { top: 'paddingTop', right: 'paddingRight', bottom: 'paddingBottom', left: 'paddingLeft' } as const;

/**
 * How much of the picture lies under panels, CSS pixels: the padding of its element and of what that fills. Panels over
 * the table say there what they cover (styles/hud.css); the picture itself fills everything.
 */
export function coveredOf(root: HTMLElement | null): Frame['covered'] {
  const styles = [root, root?.parentElement].flatMap((element) => (element ? [getComputedStyle(element)] : []));
  const at = (edge: keyof typeof PADDINGS): number =>
    styles.reduce((sum, style) => sum + parseFloat(style[PADDINGS[edge]]), 0);
  return { top: at('top'), right: at('right'), bottom: at('bottom'), left: at('left') };
}

/** Where on the screen the canvas is, CSS pixels. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The line of sight through a pixel. */
export function rayThrough(camera: Camera, window: Window, clientX: number, clientY: number): Ray {
  const x = ((clientX - window.left) / window.width) * 2 - 1;
  const y = 1 - ((clientY - window.top) / window.height) * 2;
  camera.updateMatrixWorld();
  const origin = new Vector3().setFromMatrixPosition(camera.matrixWorld);
  const direction = new Vector3(x, y, 0.5).unproject(camera).sub(origin).normalize();
  return { origin: plain(origin), direction: plain(direction) };
}

/** The pixel at which a place is seen. */
export function pixelOf(camera: Camera, window: Window, at: Vec3): { readonly x: number; readonly y: number } {
  camera.updateMatrixWorld();
  const { x, y } = new Vector3(at.x, at.y, at.z).project(camera);
  return { x: window.left + ((x + 1) / 2) * window.width, y: window.top + ((1 - y) / 2) * window.height };
}

/** How wide a pixel is, in metres for every metre from the eye. */
export function pixelSlope(camera: PerspectiveCamera, heightPx: number): number {
  return (2 * Math.tan((camera.fov * Math.PI) / 360)) / (camera.zoom * Math.max(1, heightPx));
}

const plain = ({ x, y, z }: Vector3): Vec3 => ({ x, y, z });

/** The first thing on the line of sight: an object whose `userData.thing` says what it is, or a part of one. */
export function thingOn<T>(scene: Object3D, { origin, direction }: Ray): T | null {
  const caster = new Raycaster(
    new Vector3(origin.x, origin.y, origin.z),
    new Vector3(direction.x, direction.y, direction.z),
  );
  for (const { object } of caster.intersectObjects(scene.children, true)) {
    const thing = thingOf<T>(object);
    if (thing !== null) return thing;
  }
  return null;
}

function thingOf<T>(object: Object3D | null): T | null {
  if (object === null) return null;
  const { thing } = object.userData as { readonly thing?: T };
  return thing ?? thingOf(object.parent);
}
