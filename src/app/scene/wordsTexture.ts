import { CanvasTexture, SRGBColorSpace } from 'three';
import { FONT } from '../ui/typeface.ts';

export interface WordsLook {
  readonly tallPx: number;
  /** The height of the letters, as a part of the whole height. */
  readonly letters: number;
  /** Besides the words, as a part of the height. */
  readonly beside: number;
  readonly draw: (context: CanvasRenderingContext2D) => void;
}

/** The plates on which words over the table are written: dark, so that light letters read on paper and on felt. */
export const PLATE_RGB = '#14161c';

/** A few words drawn on a texture as wide as they are. */
export function wordsTexture(words: string, { tallPx, letters, beside, draw }: WordsLook): CanvasTexture {
  const font = `600 ${tallPx * letters}px ${FONT}`;
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  if (measure) measure.font = font;
  canvas.width = Math.ceil((measure?.measureText(words).width ?? tallPx) + tallPx * beside);
  canvas.height = tallPx;
  const context = canvas.getContext('2d'); // its settings went with the old width
  if (context) {
    context.font = font;
    context.textBaseline = 'middle';
    draw(context);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/**
 * The plate under the words.
 * @param round of its corners, as a part of its height
 * @param alpha two hexadecimal digits
 * @param rgb `#rrggbb`
 */
export function drawPlate(context: CanvasRenderingContext2D, round: number, alpha: string, rgb = PLATE_RGB): void {
  const { width, height } = context.canvas;
  context.fillStyle = `${rgb}${alpha}`;
  context.beginPath();
  context.roundRect(0, 0, width, height, height * round);
  context.fill();
}

/**
 * The words in the middle of their plate, or from a place on. A line of letters looks centred a little below the
 * middle.
 */
export function drawWords(context: CanvasRenderingContext2D, words: string, from?: number, ink = '#ffffff'): void {
  const { width, height } = context.canvas;
  context.textAlign = from === undefined ? 'center' : 'start';
  context.fillStyle = ink;
  context.fillText(words, from ?? width / 2, height * 0.53);
}
