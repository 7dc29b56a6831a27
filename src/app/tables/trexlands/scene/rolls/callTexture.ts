import { CanvasTexture, SRGBColorSpace } from 'three';

/** Of the Okabe-Ito palette; each also has a shape and a sign of its own. */
const LOOKS = { up: { colour: '#009e73', ink: '#ffffff' }, down: { colour: '#d55e00', ink: '#ffffff' } } as const;

const TALL_PX = 80;
const FONT = `600 ${TALL_PX * 0.5}px system-ui, sans-serif`;

/** How a truck was called: a tick on a disc or a cross on a lozenge, and how it lies in a few words. */
export function callTexture(upright: boolean, words: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  if (measure) measure.font = FONT;
  canvas.width = Math.ceil(TALL_PX * 1.35 + (measure?.measureText(words).width ?? TALL_PX));
  canvas.height = TALL_PX;
  const context = canvas.getContext('2d'); // its settings went with the old width
  if (context) draw(context, upright, words);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function draw(context: CanvasRenderingContext2D, upright: boolean, words: string): void {
  const { width, height } = context.canvas;
  const { colour, ink } = upright ? LOOKS.up : LOOKS.down;
  const middle = height / 2;
  context.fillStyle = '#14161cd9';
  context.beginPath();
  context.roundRect(0, 0, width, height, middle);
  context.fill();
  context.fillStyle = colour;
  outline(context, upright, middle);
  context.fill();
  context.strokeStyle = ink;
  context.lineWidth = height * 0.1;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  sign(context, upright, middle);
  context.stroke();
  context.font = FONT;
  context.textBaseline = 'middle';
  context.fillStyle = '#ffffff';
  context.fillText(words, height * 1.08, height * 0.53);
}

function outline(context: CanvasRenderingContext2D, upright: boolean, middle: number): void {
  const size = middle * 0.86;
  context.beginPath();
  if (upright) return context.arc(middle, middle, size, 0, 2 * Math.PI);
  context.moveTo(middle, middle - size);
  for (const [x, y] of [[size, 0], [0, size], [-size, 0]] as const) context.lineTo(middle + x, middle + y);
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
