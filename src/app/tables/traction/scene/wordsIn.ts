import { type Camera, type Object3D, Sprite, Vector3 } from 'three';
import type { Window } from '#app/scene/eye.ts';
import type { Box } from './clearMark.ts';

/** The places of all words and letters that face the eye, as they are drawn; pixels of the picture. */
export function wordsIn(scene: Object3D, camera: Camera, picture: Pick<Window, 'width' | 'height'>): readonly Box[] {
  const boxes: Box[] = [];
  scene.traverseVisible((object) => {
    if (object instanceof Sprite) boxes.push(boxOf(object, camera, picture));
  });
  return boxes;
}

const at = new Vector3();

/** A sprite's two corners lie beside its place as the eye sees them, whichever way that looks. */
function boxOf(sprite: Sprite, camera: Camera, { width, height }: Pick<Window, 'width' | 'height'>): Box {
  const place = sprite.getWorldPosition(new Vector3()).applyMatrix4(camera.matrixWorldInverse);
  const corner = (right: number, up: number): { readonly x: number; readonly y: number } => {
    const { x, y } = at
      .set((right - sprite.center.x) * sprite.scale.x, (up - sprite.center.y) * sprite.scale.y, 0)
      .add(place)
      .applyMatrix4(camera.projectionMatrix);
    return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
  };
  const [low, high] = [corner(0, 0), corner(1, 1)];
  return { left: low.x, top: high.y, right: high.x, bottom: low.y };
}
