import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace, type ShaderMaterial } from 'three';
import { lightnessOn } from './lighting.glsl.ts';
import { litMaterial } from './litMaterial.ts';
import { SURFACE_LOOKS, type SurfaceId } from './surfaceLooks.ts';
import { type Relief, paintTile } from './texels.ts';

const LEVEL = lightnessOn(0, 1, 0);

/** Texture u runs along the table's x, v against its z. */
const relief: Relief = (slopeU, slopeV) => {
  const up = 1 / Math.sqrt(slopeU * slopeU + slopeV * slopeV + 1);
  return lightnessOn(-slopeU * up, up, slopeV * up) / LEVEL;
};

function tile(id: SurfaceId): DataTexture {
  const { paint, seed, pixels, tileM } = SURFACE_LOOKS[id];
  const texture = new DataTexture(paintTile(paint(seed), pixels, tileM, relief), pixels, pixels);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  // Tables are seen aslant; more than this costs software rendering dear and shows little.
  texture.anisotropy = 2;
  texture.needsUpdate = true;
  return texture;
}

const made = new Map<SurfaceId, ShaderMaterial>();

/** The top of a table of that material. Painted the first time it is asked for, then kept. */
export function surfaceMaterial(id: SurfaceId): ShaderMaterial {
  const { gloss, blur } = SURFACE_LOOKS[id];
  const known = made.get(id) ?? litMaterial({ map: tile(id), gloss, blur, flat: true, uneven: true });
  made.set(id, known);
  return known;
}
