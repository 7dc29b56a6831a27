import {
  Color,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  RepeatWrapping,
  SRGBColorSpace,
  type ShaderMaterial,
} from 'three';
import { lightnessUnder } from './lighting.glsl.ts';
import { DAY, type Light } from './lights.ts';
import { litMaterial } from './litMaterial.ts';
import { SURFACE_LOOKS, type SurfaceId, type SurfaceLookSpec } from './surfaceLooks.ts';
import { paintInSlices } from './painting.ts';
import { type Relief, paintTile } from './texels.ts';

/** By night the lamp is near to there, so that bumps baked for the day serve both. */
const lightness = lightnessUnder(DAY);
const LEVEL = lightness(0, 1, 0);

/** Texture u runs along the table's x, v against its z. */
const relief: Relief = (slopeU, slopeV) => {
  const up = 1 / Math.sqrt(slopeU * slopeU + slopeV * slopeV + 1);
  return lightness(-slopeU * up, up, slopeV * up) / LEVEL;
};

export type GroundSpec = Pick<SurfaceLookSpec, 'paint' | 'seed' | 'pixels' | 'tileM'>;

/**
 * The tile of any ground, with the lamp's light on its bumps; it repeats. It is painted from now on, and until then has
 * a colour.
 */
export function paintedTile({ paint, seed, pixels, tileM }: GroundSpec, colour: string): DataTexture {
  const texels = plain(colour, pixels * pixels);
  const texture = new DataTexture(texels, pixels, pixels);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  paintInSlices(texture, paintTile({ painter: () => paint(seed), pixels, tileM, relief }, texels));
  return texture;
}

function plain(colour: string, count: number): Uint8Array {
  const { r, g, b } = new Color().setStyle(colour, LinearSRGBColorSpace); // its bytes, as they are
  const texel = new Uint8Array([r * 255, g * 255, b * 255, 255]);
  return new Uint8Array(new Uint32Array(count).fill(new Uint32Array(texel.buffer)[0] ?? 0).buffer);
}

const painted = new Map<SurfaceId, DataTexture>();

/** The painted tile of a surface. Painted from when it is first asked for, then kept. */
export function surfaceTile(id: SurfaceId): DataTexture {
  const known = painted.get(id) ?? paintedTile(SURFACE_LOOKS[id], SURFACE_LOOKS[id].edge.colour);
  painted.set(id, known);
  return known;
}

/** The top of a table of that material, in a light. */
export function surfaceMaterial(id: SurfaceId, light: Light): ShaderMaterial {
  const { gloss, blur, fibre } = SURFACE_LOOKS[id];
  return litMaterial({ light, map: surfaceTile(id), gloss, blur, fibre, flat: true, uneven: true });
}
