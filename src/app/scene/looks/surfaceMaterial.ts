import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  SRGBColorSpace,
  type ShaderMaterial,
} from 'three';
import { lightnessUnder } from './lighting.glsl.ts';
import { DAY, type Light } from './lights.ts';
import { litMaterial } from './litMaterial.ts';
import { SURFACE_LOOKS, type SurfaceId, type SurfaceLookSpec } from './surfaceLooks.ts';
import { type Relief, paintTile } from './texels.ts';

/** The lamp stands in the same place by night, so that bumps baked for the day serve both. */
const lightness = lightnessUnder(DAY);
const LEVEL = lightness(0, 1, 0);

/** Texture u runs along the table's x, v against its z. */
const relief: Relief = (slopeU, slopeV) => {
  const up = 1 / Math.sqrt(slopeU * slopeU + slopeV * slopeV + 1);
  return lightness(-slopeU * up, up, slopeV * up) / LEVEL;
};

/** The painted tile of any ground, with the lamp's light on its bumps; it repeats. */
export function paintedTile({
  paint,
  seed,
  pixels,
  tileM,
}: Pick<SurfaceLookSpec, 'paint' | 'seed' | 'pixels' | 'tileM'>): DataTexture {
  const texture = new DataTexture(paintTile(paint(seed), pixels, tileM, relief), pixels, pixels);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

const painted = new Map<SurfaceId, DataTexture>();

/** The painted tile of a surface. Painted the first time it is asked for, then kept. */
export function surfaceTile(id: SurfaceId): DataTexture {
  const known = painted.get(id) ?? paintedTile(SURFACE_LOOKS[id]);
  painted.set(id, known);
  return known;
}

/** The top of a table of that material, in a light. */
export function surfaceMaterial(id: SurfaceId, light: Light): ShaderMaterial {
  const { gloss, blur } = SURFACE_LOOKS[id];
  return litMaterial({ light, map: surfaceTile(id), gloss, blur, flat: true, uneven: true });
}
