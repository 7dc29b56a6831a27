import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { CanvasTexture, PerspectiveCamera, SRGBColorSpace, SpriteMaterial, Vector3, type Camera, type Sprite } from 'three';
import { pixelSlope } from '../eye.ts';
import { useDisposed } from './useDisposed.ts';

export interface CaptionProps {
  readonly text: string;
  /** Puts it where it belongs in its group, for the eye that looks now; m. */
  readonly place: (at: Vector3, camera: Camera) => void;
  /** Tall, CSS pixels: as large from afar as from near. */
  readonly px?: number;
  readonly quiet?: boolean;
  /** Of the place; as one sees it. */
  readonly side?: keyof typeof MIDDLES;
}

/** Where in the words the place is. */
const MIDDLES = { on: [0.5, 0.5], above: [0.5, -0.1], over: [0.5, -0.7], below: [0.5, 1.1] } as const;

const ORDER = 4; // over pieces and corner letters
const seen = new Vector3();

/** A few small words over the table, facing the eye. */
export function Caption({ text, place, px = 17, quiet = false, side = 'on' }: CaptionProps) {
  const ref = useRef<Sprite>(null);
  const texture = useMemo(() => captionTexture(text, quiet), [text, quiet]);
  const material = useMemo(() => new SpriteMaterial({ map: texture, transparent: true, depthTest: false, depthWrite: false, toneMapped: false, opacity: quiet ? 0.75 : 1 }), [texture, quiet]);
  useDisposed(texture);
  useDisposed(material);
  useFrame(({ camera, gl }) => {
    const sprite = ref.current;
    if (!sprite || !(camera instanceof PerspectiveCamera)) return;
    place(sprite.position, camera);
    const tall = px * camera.position.distanceTo(sprite.getWorldPosition(seen)) * pixelSlope(camera, gl.domElement.clientHeight);
    const { width, height } = texture.image as HTMLCanvasElement;
    sprite.scale.set((tall * width) / height, tall, 1);
  });
  return <sprite ref={ref} center={MIDDLES[side]} material={material} renderOrder={ORDER} />;
}

const TALL_PX = 72;
const FONT = `600 ${TALL_PX * 0.62}px system-ui, sans-serif`;

/** Light letters with a dark rim, which read on paper and on felt; on a thin plate unless they are to be quiet. */
function captionTexture(text: string, quiet: boolean): CanvasTexture {
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  if (measure) measure.font = FONT;
  canvas.width = Math.ceil((measure?.measureText(text).width ?? TALL_PX) + TALL_PX * 0.6);
  canvas.height = TALL_PX;
  const context = canvas.getContext('2d'); // its settings went with the old width
  if (context) draw(context, text, quiet);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function draw(context: CanvasRenderingContext2D, text: string, quiet: boolean): void {
  const { width, height } = context.canvas;
  if (!quiet) {
    context.fillStyle = '#14161cb3';
    context.beginPath();
    context.roundRect(0, 0, width, height, height / 2);
    context.fill();
  }
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (quiet) {
    context.lineWidth = height * 0.12;
    context.lineJoin = 'round';
    context.strokeStyle = '#14161cb3';
    context.strokeText(text, width / 2, height * 0.53);
  }
  context.fillStyle = '#ffffff';
  context.fillText(text, width / 2, height * 0.53);
}
