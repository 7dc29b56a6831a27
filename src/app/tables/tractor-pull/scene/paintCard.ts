import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { ruleOf, type SourceId } from '#games/tractor-pull/almanac/sources.ts';
import { effectWords } from '#play/tractor-pull/say/effectWords.ts';
import { effectSign } from '#play/tractor-pull/say/effectSign.ts';
import { vehicleOf, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import { blankCanvas } from '#app/scene/looks/canvas.ts';
import { DRAWN, vehicleLook } from './vehicles.ts';
import { FONT } from '#app/ui/typeface.ts';

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
  most = WIDE - 44,
): void {
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `800 ${px}px ${FONT}`;
  const wide = context.measureText(text).width;
  if (wide > most) context.font = `800 ${(px * most) / wide}px ${FONT}`;
  context.fillText(text, ...at);
}

/** More letters than these are in two lines, of about the same length (house value). */
const A_LINE = 12;

function inLines(text: string): readonly string[] {
  const middle = text.indexOf(' ', text.length / 2 - 3);
  return text.length <= A_LINE || middle < 0 ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

/** Name, strength and silhouette; under them its effect, a sign and a few words. */
export const vehicleTexture = (one: VehicleClass): Texture =>
  once(one, (context) => {
    const { ground, path } = vehicleLook(one);
    const { name, strength } = vehicleOf(one);
    paper(context, ground);
    context.fillStyle = ground;
    context.beginPath();
    context.arc(64, 62, 46, 0, 2 * Math.PI);
    context.fill();
    context.fillRect(12, 152, WIDE - 24, 88);
    words(context, String(strength), [64, 66], 76, '#fff');
    context.save();
    context.translate(118, 38); // right of it a corner is free for a badge
    context.scale(128 / DRAWN.wide, 128 / DRAWN.wide);
    context.fillStyle = INK;
    context.fill(new Path2D(path), 'evenodd');
    context.restore();
    words(context, name, [158, 129], 40);
    words(context, effectSign(ruleOf(one).effect), [52, 197], 56, '#fff');
    // a number that it begins with is its sign
    inLines(effectWords(one).replace(/^[+−]\d+ /, '')).forEach((line, i, { length }) =>
      words(context, line, [212, 197 + 38 * (i - (length - 1) / 2)], 38, '#fff', 236),
    );
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

const STEEL = ['#dfe4ea', '#78818d'] as const;
const RED_JAW = ['#f0594a', '#a51f17'] as const;
const BLUE_JAW = ['#5b93e0', '#1d4d98'] as const;

/** The back of the wrench: that it turns is seen; which way it points is not, as both jaws are alike. */
export const wrenchBack = (): Texture => once('wrench-back', (context) => wrench(context, STEEL, STEEL));

/** The wrench itself; its red end points along the card's own x axis. */
export const wrenchFace = (): Texture => once('wrench-face', (context) => wrench(context, BLUE_JAW, RED_JAW));

type Shine = readonly [light: string, dark: string];

/** A wrench with two jaws, lit from above. */
function wrench(context: CanvasRenderingContext2D, left: Shine, right: Shine): void {
  const [x, y] = [WIDE / 2, TALL / 2];
  const part = (shine: Shine, path: string, way: 1 | -1): void => {
    const lit = context.createLinearGradient(0, -70, 0, 70);
    shine.forEach((colour, i) => lit.addColorStop(i, colour));
    context.save();
    context.translate(x, y);
    context.scale(way, 1);
    context.fillStyle = lit;
    context.strokeStyle = INK;
    context.lineWidth = 5;
    context.fill(new Path2D(path));
    context.stroke(new Path2D(path));
    context.restore();
  };
  paper(context, '#2c3038');
  part(STEEL, 'M-80 -22H80V22H-80Z', 1);
  for (const way of [-1, 1] as const) part(way === 1 ? right : left, JAW, way);
}

/** A jaw to the right of the middle, open to the right, in a card's pixels. */
const JAW = 'M150 -58A64 64 0 1 0 150 58L132 24H96V-24H132Z';

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
