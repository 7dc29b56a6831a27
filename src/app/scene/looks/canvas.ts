import {
  NoToneMapping,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearMipmapLinearFilter,
  SRGBColorSpace,
} from 'three';
import { MARK_BOX, SEAT_MARK_PATHS, type SeatMark } from '#play/seatMarks.ts';

/** A blank canvas to paint a texture on, and its context. */
export function blankCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no 2D canvas');
  return context;
}

/** A painted canvas as a texture that is seen from afar, and aslant: the more, the more samples. */
export function asTexture({ canvas }: CanvasRenderingContext2D, anisotropy = 4): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = anisotropy;
  return texture;
}

const painted = new Map<string, CanvasTexture>();

/** A texture that has been painted once under that name is not painted again. */
export function paintedOnce(name: string, paint: () => CanvasTexture): CanvasTexture {
  const known = painted.get(name) ?? paint();
  painted.set(name, known);
  return known;
}

/**
 * Properties that a `<Canvas>` needs for these looks: `<Canvas {...CANVAS_LOOK}>`.
 *
 * Each shader that is lit ends in the same tone curve (`film` in lighting.glsl.ts); marks are shown in the colour they
 * are given.
 */
export const CANVAS_LOOK = {
  gl: { toneMapping: NoToneMapping, antialias: true },
  camera: { near: 0.02, far: 20, fov: 32 },
} as const;

/** A unit square in the plane of the table; a vertex shader puts its corners where they are needed. */
export function sheetGeometry(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0]), 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  return geometry;
}

/** A rectangle on a canvas, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fills the mark into a box of a canvas; its colour is the context's fill style. */
export function drawMark(context: CanvasRenderingContext2D, mark: SeatMark, box: Box): void {
  context.save();
  context.translate(box.x, box.y);
  context.scale(box.width / MARK_BOX, box.height / MARK_BOX);
  context.fill(new Path2D(SEAT_MARK_PATHS[mark]));
  context.restore();
}
