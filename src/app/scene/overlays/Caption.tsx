import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { PerspectiveCamera, SpriteMaterial, Vector3, type Camera, type CanvasTexture, type Sprite } from 'three';
import { pixelSlope } from '../eye.ts';
import { drawPlate, drawWords, wordsTexture } from '../wordsTexture.ts';
import { insideX } from './insideX.ts';
import { useDisposed } from './useDisposed.ts';

export interface CaptionProps {
  readonly text: string;
  /** Puts it where it belongs in its group, for the eye that looks now; m. */
  readonly place: (at: Vector3, camera: Camera) => void;
  /** Tall, CSS pixels: as large from afar as from near. */
  readonly px?: number;
  /** The colour of the plate under the words, `#rrggbb`; dark for white letters. */
  readonly ground?: string | undefined;
  /** The colour of letters that stand on what is there, without a plate. */
  readonly ink?: string | undefined;
  /** The side of the place on which it stands, as one sees it. */
  readonly side?: keyof typeof MIDDLES;
}

/** Where in the words the place is. */
const MIDDLES = { on: [0.5, 0.5], above: [0.5, -0.1], over: [0.5, -0.7], below: [0.5, 1.1] } as const;

const ORDER = 4; // over pieces and corner letters
const seen = new Vector3();
/** A pointer means the thing behind the words; without a camera three cannot test a sprite, and throws. */
const untouchable = (): void => undefined;

/** A few small words over the table, facing the eye. */
export function Caption({ text, place, px = 19, ground, ink, side = 'on' }: CaptionProps) {
  const ref = useRef<Sprite>(null);
  const texture = useMemo(() => captionTexture(text, ground, ink), [text, ground, ink]);
  const material = useMemo(
    () =>
      new SpriteMaterial({
        map: texture,
        transparent: true,
        depthTest: false,
        depthWrite: false,
        toneMapped: false,
      }),
    [texture],
  );
  useDisposed(texture);
  useDisposed(material);
  useFrame(({ camera, gl }) => {
    const sprite = ref.current;
    if (!sprite || !(camera instanceof PerspectiveCamera)) return;
    place(sprite.position, camera);
    const tall =
      px * camera.position.distanceTo(sprite.getWorldPosition(seen)) * pixelSlope(camera, gl.domElement.clientHeight);
    const { width, height } = texture.image as HTMLCanvasElement;
    sprite.scale.set((tall * width) / height, tall, 1);
    if (ink === undefined) keepInside(sprite, camera, (px * width) / height / gl.domElement.clientWidth);
  });
  return <sprite ref={ref} center={MIDDLES[side]} material={material} renderOrder={ORDER} raycast={untouchable} />;
}

/** Moves words that the picture's left or right edge would cut off. `half`: of their width, of half the picture's. */
function keepInside(sprite: Sprite, camera: Camera, half: number): void {
  sprite.getWorldPosition(seen).project(camera);
  const x = insideX(seen.x, half);
  if (x === seen.x || seen.z > 1) return;
  seen.setX(x).unproject(camera);
  sprite.position.copy(sprite.parent?.worldToLocal(seen) ?? seen);
}

/** Light letters, which read on paper and on felt; on a thin plate. */
const captionTexture = (text: string, ground?: string, ink?: string): CanvasTexture =>
  wordsTexture(text, {
    tallPx: 72,
    letters: 0.62,
    beside: 0.6,
    draw: (context) => {
      if (ink === undefined) drawPlate(context, 0.5, ground === undefined ? 'b3' : 'f2', ground);
      drawWords(context, text, undefined, ink);
    },
  });
