import type { CanvasTexture } from 'three';
import { drawPlate, drawWords, wordsTexture } from '#app/scene/wordsTexture.ts';

/** Colours of the Okabe-Ito palette; each also has a shape and a sign of its own. */
const LOOKS = { up: { colour: '#009e73', ink: '#ffffff' }, down: { colour: '#d55e00', ink: '#ffffff' } } as const;

/** How a truck was called: a tick on a disc or a cross on a lozenge, and how it lies in a few words. */
export const callTexture = (upright: boolean, words: string): CanvasTexture =>
  wordsTexture(words, {
    tallPx: 80,
    letters: 0.5,
    beside: 1.35,
    draw: (context) => {
      drawPlate(context, 0.5, 'd9');
      drawSign(context, upright);
      drawWords(context, words, context.canvas.height * 1.08);
    },
  });

/** The owner's name over a truck that waits in a hand. */
export const waitingTexture = (words: string): CanvasTexture =>
  wordsTexture(words, {
    tallPx: 80,
    letters: 0.5,
    beside: 0.6,
    draw: (context) => {
      drawPlate(context, 0.5, 'b0');
      drawWords(context, words);
    },
  });

function drawSign(context: CanvasRenderingContext2D, upright: boolean): void {
  const { height } = context.canvas;
  const { colour, ink } = upright ? LOOKS.up : LOOKS.down;
  const middle = height / 2;
  context.fillStyle = colour;
  outline(context, upright, middle);
  context.fill();
  context.strokeStyle = ink;
  context.lineWidth = height * 0.1;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  sign(context, upright, middle);
  context.stroke();
}

function outline(context: CanvasRenderingContext2D, upright: boolean, middle: number): void {
  const size = middle * 0.86;
  context.beginPath();
  if (upright) return context.arc(middle, middle, size, 0, 2 * Math.PI);
  context.moveTo(middle, middle - size);
  for (const [x, y] of [
    [size, 0],
    [0, size],
    [-size, 0],
  ] as const)
    context.lineTo(middle + x, middle + y);
  context.closePath();
}

function sign(context: CanvasRenderingContext2D, upright: boolean, middle: number): void {
  const at = (x: number, y: number): [number, number] => [middle * (1 + x), middle * (1 + y)];
  context.beginPath();
  if (upright) {
    context.moveTo(...at(-0.4, 0.02));
    context.lineTo(...at(-0.1, 0.34));
    context.lineTo(...at(0.42, -0.32));
    return;
  }
  context.moveTo(...at(-0.26, -0.26));
  context.lineTo(...at(0.26, 0.26));
  context.moveTo(...at(0.26, -0.26));
  context.lineTo(...at(-0.26, 0.26));
}
