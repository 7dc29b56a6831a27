import { CanvasTexture, SRGBColorSpace } from 'three';

const HEIGHT_PX = 96;
const FONT = `600 ${HEIGHT_PX * 0.6}px system-ui, sans-serif`;

/** A few words on a dark plate, as a texture as wide as they are. */
export function labelTexture(words: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  if (measure) measure.font = FONT;
  canvas.width = Math.ceil((measure?.measureText(words).width ?? HEIGHT_PX) + HEIGHT_PX * 0.6);
  canvas.height = HEIGHT_PX;
  const context = canvas.getContext('2d'); // its settings went with the old width
  if (context) drawPlate(context, words, canvas.width);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function drawPlate(context: CanvasRenderingContext2D, words: string, width: number): void {
  context.fillStyle = '#14161ce6';
  context.beginPath();
  context.roundRect(0, 0, width, HEIGHT_PX, HEIGHT_PX * 0.25);
  context.fill();
  context.fillStyle = '#ffffff';
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, width / 2, HEIGHT_PX * 0.53);
}
