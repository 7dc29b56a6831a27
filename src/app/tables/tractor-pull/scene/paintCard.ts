import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { ruleOf, type SourceId } from '#games/tractor-pull/almanac/sources.ts';
import { effectSign } from '#play/tractor-pull/say/effectSign.ts';
import { vehicleOf, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import { blankCanvas } from '#app/scene/looks/canvas.ts';
import { DRAWN, vehicleLook } from './vehicles.ts';

/** Card faces on canvases, a texture each, made once. All house values, pixels. */
const WIDE = 352;
const TALL = 252;
const PAPER = '#f6efdf';
const INK = '#22242a';

const painted = new Map<string, Texture>();

function once(key: string, paint: (context: CanvasRenderingContext2D) => void): Texture {
  const known = painted.get(key);
  if (known !== undefined) return known;
  const context = blankCanvas(WIDE, TALL);
  paint(context);
  const texture = new CanvasTexture(context.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  painted.set(key, texture);
  return texture;
}

function paper(context: CanvasRenderingContext2D, frame: string): void {
  context.fillStyle = frame;
  context.fillRect(0, 0, WIDE, TALL);
  context.fillStyle = PAPER;
  context.beginPath();
  context.roundRect(12, 12, WIDE - 24, TALL - 24, 14);
  context.fill();
}

function words(
  context: CanvasRenderingContext2D,
  text: string,
  at: readonly [number, number],
  px: number,
  ink = INK,
): void {
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `800 ${px}px system-ui, sans-serif`;
  const most = WIDE - 44;
  const wide = context.measureText(text).width;
  if (wide > most) context.font = `800 ${(px * most) / wide}px system-ui, sans-serif`;
  context.fillText(text, ...at);
}

/** Name, strength and silhouette. */
export const vehicleTexture = (one: VehicleClass): Texture =>
  once(one, (context) => {
    const { ground, path } = vehicleLook(one);
    const { name, strength } = vehicleOf(one);
    paper(context, ground);
    context.fillStyle = ground;
    context.beginPath();
    context.arc(76, 80, 54, 0, 2 * Math.PI);
    context.fill();
    words(context, String(strength), [76, 84], 84, '#fff');
    context.save();
    context.translate(142, 28);
    context.scale(190 / DRAWN.wide, 190 / DRAWN.wide);
    context.fillStyle = INK;
    context.fill(new Path2D(path), 'evenodd');
    context.restore();
    words(context, name, [WIDE / 2, 196], 50);
  });

/** The back of vehicles: a hook on stripes. */
export const backTexture = (): Texture =>
  once('back', (context) => {
    paper(context, '#3a3f4a');
    context.save();
    context.beginPath();
    context.roundRect(22, 22, WIDE - 44, TALL - 44, 10);
    context.clip();
    context.fillStyle = '#596173';
    context.fillRect(0, 0, WIDE, TALL);
    context.strokeStyle = '#4a5161';
    context.lineWidth = 18;
    for (let x = -TALL; x < WIDE; x += 44) {
      context.beginPath();
      context.moveTo(x, TALL);
      context.lineTo(x + TALL, 0);
      context.stroke();
    }
    context.restore();
    context.strokeStyle = '#f2c14b';
    context.lineWidth = 20;
    context.lineCap = 'round';
    context.beginPath();
    context.arc(WIDE / 2, TALL / 2 + 14, 42, -0.4, Math.PI + 0.3);
    context.moveTo(WIDE / 2 + 38, TALL / 2);
    context.lineTo(WIDE / 2 + 38, TALL / 2 - 60);
    context.stroke();
  });

/** The back of the wrench: that it turns is seen; which way it points is not, as both jaws are alike. */
export const wrenchBack = (): Texture => once('wrench-back', (context) => wrench(context, '#2c3038', '#2c3038'));

/** The wrench itself; its red end points along the card's own x axis. */
export const wrenchFace = (): Texture => once('wrench-face', (context) => wrench(context, '#2f6fc4', '#d5382b'));

/** A wrench with two jaws on grounds of these colours. */
function wrench(context: CanvasRenderingContext2D, left: string, right: string): void {
  paper(context, '#2c3038');
  const middle = TALL / 2;
  context.fillStyle = left;
  context.fillRect(12, 12, WIDE / 2 - 12, TALL - 24);
  context.fillStyle = right;
  context.fillRect(WIDE / 2, 12, WIDE / 2 - 12, TALL - 24);
  context.fillStyle = '#e6e9ef';
  context.strokeStyle = '#4b515c';
  context.lineWidth = 5;
  context.beginPath();
  context.roundRect(84, middle - 21, WIDE - 168, 42, 8);
  context.fill();
  context.stroke();
  for (const way of [-1, 1] as const) {
    const x = WIDE / 2 + way * 90;
    context.beginPath();
    context.arc(x, middle, 52, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.save();
    context.fillStyle = way === 1 ? right : left;
    context.fillRect(way === 1 ? x - 4 : x - 60, middle - 22, 64, 44);
    context.restore();
  }
}

/** A card with a text: its effect as a sign, over its name. */
export const sourceTexture = (source: SourceId, ground: string): Texture =>
  once(`${ground} ${source}`, (context) => {
    const { name, effect } = ruleOf(source);
    paper(context, ground);
    context.fillStyle = ground;
    context.beginPath();
    context.arc(WIDE / 2, 78, 50, 0, 2 * Math.PI);
    context.fill();
    words(context, effectSign(effect), [WIDE / 2, 82], 60, '#fff');
    words(context, name, [WIDE / 2, 172], 46);
  });

/** A name on its ground. */
export const namedTexture = (name: string, ground: string): Texture =>
  once(`${ground} ${name}`, (context) => {
    paper(context, ground);
    const parts = name.split(' ');
    const lines = parts.length > 2 ? [parts.slice(0, 2).join(' '), parts.slice(2).join(' ')] : parts;
    lines.forEach((line, i) => words(context, line, [WIDE / 2, TALL / 2 + (i - (lines.length - 1) / 2) * 66], 58));
  });
