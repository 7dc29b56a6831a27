import { CanvasTexture, DoubleSide, MeshBasicMaterial, SRGBColorSpace, type MeshBasicMaterialParameters } from 'three';
import { FONT } from '#app/ui/typeface.ts';

/** Marks drawn flat on the table: never lit, never in the way of what stands there, never mapped to another tone. */
export function flatMaterial(parameters: MeshBasicMaterialParameters): MeshBasicMaterial {
  return new MeshBasicMaterial({ transparent: true, depthWrite: false, toneMapped: false, ...parameters });
}

/** Marks are drawn after the table and before the pieces, which are see-through and show them. */
export const ON_THE_TABLE = -0.5;
/** Under captions, over pieces. */
export const OVER_ALL = 2.5;

export const WHITE = '#ffffff';
/** Each mark in a colour also has a shape of its own; no player's colour is near to that of a warning. */
export const WARNING = '#ff2457';
export const TARGET = '#ffd23f';

/** Under every light line lies a darker, wider one, so that it shows on white paper as well as on felt. */
export const CASING = flatMaterial({ color: '#14161c', opacity: 0.6, side: DoubleSide });
export const UNDER_THE_MARKS = ON_THE_TABLE - 0.1;

const LETTER_PX = 64;

/** A letter on a round ground, as a texture. */
export function letterTexture(letter: string, ink: string, ground: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = LETTER_PX;
  const context = canvas.getContext('2d');
  if (context) drawLetter(context, letter, ink, ground);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function drawLetter(context: CanvasRenderingContext2D, letter: string, ink: string, ground: string): void {
  const middle = LETTER_PX / 2;
  context.beginPath();
  context.arc(middle, middle, middle - 2, 0, 2 * Math.PI);
  context.fillStyle = ground;
  context.fill();
  context.fillStyle = ink;
  context.font = `bold ${LETTER_PX * 0.62}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letter, middle, middle + LETTER_PX * 0.04);
}
