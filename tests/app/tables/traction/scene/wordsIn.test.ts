import { Group, PerspectiveCamera, Scene, Sprite } from 'three';
import { expect, it } from 'vitest';
import { wordsIn } from '#app/tables/traction/scene/wordsIn.ts';

const PICTURE = { width: 400, height: 200 };

/** An eye 1 m above the origin that looks straight down, and sees 1 m of the table in the picture's height. */
function above(): PerspectiveCamera {
  const camera = new PerspectiveCamera((2 * Math.atan(0.5) * 180) / Math.PI, PICTURE.width / PICTURE.height);
  camera.position.set(0, 1, 0);
  camera.up.set(0, 0, -1);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return camera;
}

function written(x: number, z: number, wide: number, tall: number): Sprite {
  const sprite = new Sprite();
  sprite.position.set(x, 0, z);
  sprite.scale.set(wide, tall, 1);
  return sprite;
}

const rounded = (scene: Scene) =>
  wordsIn(scene, above(), PICTURE).map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round));

it('words in a picture have the place in which they are drawn, above or beside their place on the table', () => {
  const scene = new Scene();
  const on = written(0.5, 0.2, 0.4, 0.1);
  const over = written(0.5, 0.2, 0.4, 0.1);
  over.center.set(0.5, 0);
  scene.add(on, new Group().add(over));
  expect(rounded(scene)).toEqual([
    [260, 130, 340, 150],
    [260, 120, 340, 140],
  ]);
});

it('words that are not shown have none', () => {
  const away = new Group();
  away.visible = false;
  expect(rounded(new Scene().add(away.add(written(0, 0, 0.4, 0.1))))).toEqual([]);
});
