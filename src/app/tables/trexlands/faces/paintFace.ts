import { CARD_BOX, HORIZON, squareIn, type Drawing } from './drawing.ts';
import { TONES, type Layer } from '#play/trexlands/faces/pictures.ts';
import { FONT } from '#app/ui/typeface.ts';

/** Paints a card's drawing on a canvas of the drawing's proportions. */
export function paintDrawing(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { frame, paper, picture, sky, ground, layers, lines, coin } = drawing;
  const { wide, tall } = CARD_BOX;
  context.save();
  context.scale(context.canvas.width / wide, context.canvas.height / tall);
  context.fillStyle = frame;
  context.fillRect(0, 0, wide, tall);
  context.fillStyle = paper;
  context.fillRect(6, picture.y - 2, wide - 12, tall - picture.y - 4);
  context.fillStyle = sky;
  context.fillRect(picture.x, picture.y, picture.wide, picture.tall);
  context.fillStyle = ground;
  context.fillRect(picture.x, picture.y + picture.tall * HORIZON, picture.wide, picture.tall * (1 - HORIZON));
  const square = squareIn(picture);
  context.save();
  context.translate(square.x, square.y);
  context.scale(square.scale, square.scale);
  for (const layer of layers) paintLayer(context, layer);
  context.restore();
  if (coin) {
    context.fillStyle = TONES.steel;
    context.strokeStyle = '#626b78';
    context.lineWidth = 2.5;
    context.beginPath();
    context.arc(coin.x, coin.y, coin.radius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { text, x, y, size, colour, bold } of lines) {
    context.fillStyle = colour;
    context.font = `${bold ? 700 : 450} ${size}px ${FONT}`;
    context.fillText(text, x, y);
  }
  context.restore();
}

function paintLayer(context: CanvasRenderingContext2D, { d, tone, line, x, y, scale, turn }: Layer): void {
  context.save();
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.scale(scale, scale);
  const path = new Path2D(d);
  if (line === null) {
    context.fillStyle = TONES[tone];
    context.fill(path);
  } else {
    context.strokeStyle = TONES[tone];
    context.lineWidth = line;
    context.stroke(path);
  }
  context.restore();
}
